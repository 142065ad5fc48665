import { describe, expect, test } from 'vitest';
import { attributeOffsets } from '#library/attributes.ts';
import { parseBody, type Body } from '#library/body.ts';

function body(text: string): Body {
  const parsed = parseBody(text);
  if (!parsed.ok) throw new Error(parsed.kind);
  return parsed.value;
}
const clause = (text: string) => body(`<Clause id="a">\n\n${text}\n\n</Clause>`).clauses[0];

describe('a comment', () => {
  test('is published nowhere: not as text, not as HTML, wherever it stands', () => {
    const read = clause(
      'Een {/* geheim */}zin.\n\n{/* geheim */}\n\n- {/* geheim */} punt\n\n{/* a */} {/* geheim */}',
    );
    expect(read?.text).toBe('Een zin. punt.');
    expect(read?.html).toBe('<p>Een zin.</p>\n<ul>\n<li> punt</li>\n</ul>');
    const { prose, strays } = body('{/* geheim */}\n\nTekst.{/* geheim */}');
    expect(prose).toMatchObject({ text: 'Tekst.', html: '<p>Tekst.</p>' });
    expect(strays.map(({ kind }) => kind)).toEqual(['text-outside-clause']);
  });

  test('is not what only begins and ends like one, nor nothing', () => {
    const names = body('<Clause id="a">{/* a */ 1 /* b */}{}{/* c */}</Clause>').strays;
    expect(names).toMatchObject([{ name: '{}' }, { name: '{}' }]);
  });
});

describe('the words of a text', () => {
  test('do not run together where a line is broken by hand', () => {
    expect(clause('een\\\ntwee  \ndrie')?.text).toBe('een twee drie');
  });

  test('stay one word where only a part is set apart', () => {
    expect(clause('ge*heel*en **al**')?.text).toBe('geheelen al');
  });

  test('are parted by cells, rows, items and paragraphs, as a sentence would be', () => {
    expect(clause('| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n- y')?.text).toBe('a, b; 1, 2. x; y.');
    expect(clause('Dan:\n\n- x!\n- y\n\nEinde.')?.text).toBe('Dan: x! y. Einde.');
  });
});

describe('a drawing', () => {
  test('stands beside the text of its clause, which says nothing of it', () => {
    const read = clause('Wie links zit.\n\n<Drawing\n  name="seats"\n  alt="Een  tafel"\n  labels="Z; W ;"\n/>');
    expect(read?.drawings).toMatchObject([{ name: 'seats', alt: 'Een tafel', caption: '', labels: ['Z', 'W', ''] }]);
    expect(read).toMatchObject({ text: 'Wie links zit.', html: '<p>Wie links zit.</p>' });
    expect(clause('<Drawing name="seats" />')?.text).toBe('');
  });

  test('is read nowhere but in a clause', () => {
    const { clauses, strays } = body(
      '<Drawing name="seats" />\n\n<Clause id="a">\n\n- <Drawing name="seats" />\n\n</Clause>',
    );
    expect(clauses[0]?.drawings).toEqual([]);
    expect(strays).toMatchObject([
      { kind: 'unknown-element', name: 'Drawing', at: { line: 1 } },
      { kind: 'unknown-element', name: 'Drawing', at: { line: 5 } },
    ]);
  });
});

describe('a heading, a box to tick and a late list', () => {
  const strays = (text: string) => body(`<Clause id="a">\n\n${text}\n\n</Clause>`).strays;

  test.each([
    ['#', '# Kop'],
    ['#', 'Kop\n---'],
    ['#', '- ###### Kop'],
    ['- [ ]', '- [ ] doen'],
    ['- [ ]', '1. [x] gedaan'],
    ['1.', '99999999. laat'],
    ['1.', '0. nul'],
    ['1.', '- tekst\n\n  3) drie'],
  ])('is none of a text’s: %s in %j', (name, text) => {
    expect(strays(text)).toMatchObject([{ kind: 'unknown-element', name }]);
  });

  test.each(['\\# Kop', '- \\[ ] doen', '3\\. drie', '1. een\n2. twee', '- een', 'Kop\n\n---'])('is not %j', (text) => {
    expect(strays(text)).toEqual([]);
  });
});

describe('the place of an attribute', () => {
  test('is found behind values of every kind', () => {
    const tag = `<Clause id="a>b" label='{' x={{ a: "}" /* } */ }}\n  {...y} set:html=z bool>`;
    const found = attributeOffsets(tag, 0).map((offset) => tag.slice(offset, offset + 4));
    expect(found).toEqual(['id="', 'labe', 'x={{', '{...', 'set:', 'bool']);
  });

  test('is known in a file with Windows line ends and letters of two units', () => {
    const { strays } = body('😀\r\n\r\n<Clause id="a"\r\n  x={1}>\r\n\r\nTekst 😀.\r\n\r\n</Clause>\r\n');
    expect(strays.filter(({ kind }) => kind === 'attribute')).toMatchObject([{ at: { line: 4, column: 3 } }]);
  });
});

describe('in a translation', () => {
  const strays = (text: string) => {
    const parsed = parseBody(text, 'words');
    return parsed.ok ? parsed.value.strays : [];
  };

  test('a clause has its id and the hash of its original, a note its kind', () => {
    expect(strays('<Clause id="a" of="0a757df6">\n\nText.\n\n<Note kind="gap">Text.</Note>\n\n</Clause>')).toEqual([]);
  });

  test('what is the original’s to say is not read', () => {
    const tags =
      '<Clause id="a" label="A" aliases="b">\n\nText.\n\n<Note kind="gap" id="n" doubts="points">Text.</Note>\n\n</Clause>';
    expect(strays(tags)).toMatchObject(
      ['label', 'aliases', 'id', 'doubts'].map((name) => ({ kind: 'attribute', name, why: 'original' })),
    );
  });

  test('a hash stands once, and in no note', () => {
    expect(
      strays('<Clause id="a" of="0a757df6" of="1a757df6">\n\n<Note kind="gap" of="x">Text.</Note>\n\n</Clause>'),
    ).toMatchObject([
      { element: 'Clause', name: 'of', why: 'twice' },
      { element: 'Note', name: 'of', why: 'unknown' },
    ]);
  });
});

test('nesting without an end is told, and takes no stack', () => {
  for (const deep of ['> '.repeat(2_999) + 'a', `${'<Note>\n'.repeat(1_400)}a\n${'</Note>\n'.repeat(1_400)}`]) {
    expect(parseBody(deep)).toMatchObject({ ok: false, kind: 'too-deep' });
  }
});
