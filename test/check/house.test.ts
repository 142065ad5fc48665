/** What the checker says of house rules that differ in one place from sound ones. */
import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { houseMark } from '#library/house/marks.ts';
import { joinLibrary } from '#library/load.ts';
import { asId } from '#model/id.ts';

const FIGURES = readContentFiles('test/books/good/house-figures');
const CLUB = 'content/bordspel-club/house.yaml';

/** Files with some of them changed, or added. */
function having(
  files: readonly ContentFile[],
  changes: Readonly<Record<string, (text: string) => string>>,
): readonly ContentFile[] {
  const added = Object.keys(changes).filter((file) => !files.some((each) => each.file === file));
  return [...files, ...added.map((file) => ({ file, text: '' }))].map((each) => {
    const change = changes[each.file];
    return change ? { ...each, text: change(each.text) } : each;
  });
}

/** What is found, without new addresses and tables, which every change makes. */
function found(files: readonly ContentFile[], changes: Readonly<Record<string, (text: string) => string>>) {
  return check(having(files, changes))
    .filter(({ code }) => code !== 'new-permalink' && code !== 'unfrozen-table')
    .map(({ code, position, message }) => `${position.file}:${position.line} ${code} ${message}`);
}

describe('a house.yaml that cannot be read', () => {
  test('is all that is wrong: nobody is told to give up the addresses of its book', () => {
    const site = () => 'name: Club\nstart: bordspel-club\n';
    const broken = found(FIGURES, { [CLUB]: (text) => text.replace(/^adopted.*\n/m, ''), 'site.yaml': site });
    expect(broken).toEqual([`${CLUB}:1 schema a file of house rules needs the key \`adopted\`: keys with values.`]);
    const elsewhere = found(FIGURES, { [CLUB]: (text) => text.replace('bordspel/2024', 'bordspel/2023') });
    expect(elsewhere).toEqual([
      `${CLUB}:1 house-rule there is no edition \`bordspel/2023\` to have house rules on. Did you mean \`bordspel/2024\`?`,
    ]);
  });
});

describe('a clause that a club words otherwise', () => {
  const words = 'content/bordspel-club/2026/words/nl/rules/1-op-tijd.mdx';
  test.each([
    ['(rule:op-tyd)', 'unknown-rule'],
    ['(nergens)', 'unknown-link'],
  ])('is blamed in the file of the club for a link %s', (link, code) => {
    const linked = (text: string) => text.replace('vijf punten straf.', `[vijf punten straf]${link}.`);
    expect(found(FIGURES, { [words]: linked })).toEqual([expect.stringContaining(`${words}:7 ${code} `)]);
  });
});

const RULES = readContentFiles('test/books/good/house-rules');
const LATE = 'content/kaartspel/2024/situations/te-laat-gekomen.mdx';
const ON_TIME = 'content/kaartspel/2024/rules/1-op-tijd.mdx';
const HOUSE = 'content/kaartspel-club/house.yaml';
const DRINKS = 'content/kaartspel-club/2026/rules/h1-geen-drank.mdx';
const textOf = (name: string) => RULES.find(({ file }) => file === name)?.text ?? '';
const given = (text: string, cites = 'op-tijd#a') =>
  `{ story: An komt na de bel., given: { ${text} }, gives: { effects: [{ none: true }], modality: must, cites: ['${cites}'] } }`;
/** The book where the situation says for the rest what a ruling says in the fixture. */
const rested = (ruling: string, ...examples: readonly string[]) => ({
  [ON_TIME]: (text: string) => text.replace(new RegExp(`  - id: ${ruling}\\n(?: {4}.*\\n)+`), ''),
  [LATE]: (text: string) =>
    text.replace(
      '\n---\n\n',
      `\notherwise: { id: ${ruling}, verdict: Geen straf, effects: [{ none: true }], modality: must, cites: ['op-tijd#a'], examples: [${examples.join(', ')}] }\n---\n\n`,
    ),
});

describe('what a situation says for the rest', () => {
  test('goes where settled questions leave no rest, and its cases with it', () => {
    const changes = rested('gewone-straf', given('te-laat: ja, streng: nee'));
    expect(found(RULES, changes)).toEqual([]);
  });

  test('stays where there is a rest, with worked cases of the club if those of the book cannot come up', () => {
    // A case for the rest that the settled question leaves out.
    const changes = rested('op-tijd-gekomen', given('te-laat: nee, streng: nee'));
    const house = (text: string) => `${text}examples: { op-tijd-gekomen: [${given('te-laat: nee')}] }\n`;
    expect(found(RULES, changes)).toEqual([expect.stringContaining('missing-example the ruling `op-tijd-gekomen`')]);
    expect(found(RULES, { ...changes, 'content/kaartspel-club/house.yaml': house })).toEqual([]);
    const wrong = (text: string) =>
      house(text).replace("modality: must, cites: ['op-tijd#a']", "modality: may, cites: ['op-tijd#a']");
    expect(found(RULES, { ...changes, 'content/kaartspel-club/house.yaml': wrong })).toEqual([
      expect.stringMatching(/^content\/kaartspel-club\/house.yaml:11 /),
    ]);
  });
});

describe('a question that is settled after the rules were published', () => {
  test('leaves its rulings an address: only its answers are given up', () => {
    const list = ['rulings/gewone-straf', 'rulings/strenge-straf', 'rulings/geen', '?streng=nee'];
    const published = (text: string) => text + list.map((each) => `kaartspel-club/2026/${each}\n`).join('');
    expect(found(RULES, { 'content/permalinks.txt': published })).toEqual([
      expect.stringContaining('vanished-permalink `kaartspel-club/2026/rulings/geen` was published'),
      expect.stringContaining('vanished-permalink `kaartspel-club/2026/?streng=nee` was published'),
    ]);
  });
});

describe('a situation of which every question is settled', () => {
  test('is not told to be in another language than the book', () => {
    const settled = (text: string) => `${text}settle: { praat: { is: ja } }\n`;
    const codes = found(FIGURES, { [CLUB]: settled }).map((each) => each.split(' ')[1]);
    expect(codes).not.toEqual([]);
    expect(codes).not.toContain('other-language');
  });
});

describe('what the book says of two rulings together', () => {
  const beside = (minutes: number) =>
    `praten-en-te-laat:\n  how: adds\n  rulings: [praatstraf]\n  with: [te-laat-gekomen]\n  says: Beide tellen.\n  cites: ['stil#a']\n  examples:\n    - { story: An komt te laat en praat., given: { praat: ja, minuten-te-laat: ${String(minutes)} }, holds: [praatstraf, te-laat-gekomen] }\n`;
  const settling = (text: string) =>
    `${text.replace(/^figures:[^]*/m, '')}settle: { minuten-te-laat: { is: 20, because: Dan gaat de deur dicht. } }\n`;
  const lost = (
    minutes: number,
    own: Readonly<Record<string, () => string>> = {},
    change = (text: string): string => text,
  ) =>
    found(FIGURES, {
      'content/bordspel/2024/concurrences.yaml': () => change(beside(minutes)),
      [CLUB]: settling,
      ...own,
    }).filter((each) => each.includes(' house-rule '));

  test('is not lost in silence where none of its worked cases can come up with what is settled', () => {
    expect(lost(20)).toEqual([]);
    expect(lost(30)).toEqual([
      `${CLUB}:7 house-rule \`praten-en-te-laat\` of \`bordspel/2024\` says how \`praatstraf\` and \`te-laat-gekomen\` go together, and none of its worked cases can come up with what is settled here, so it is left out. Say it in a concurrences.yaml of your own, with a case that can.`,
    ]);
  });
  test('is not lost either where it holds under some answers only', () => {
    const under = (when: string) => lost(30, {}, (text) => text.replace('  says:', `  when: ${when}\n  says:`));
    expect(under("{ minuten-te-laat: '..25' }")).toEqual([expect.stringContaining('`praten-en-te-laat`')]);
    expect(under("{ minuten-te-laat: '25..' }")).toEqual([]);
    expect(under("{ praat: ja, minuten-te-laat: '..25' }")).toEqual([expect.stringContaining('`praten-en-te-laat`')]);
  });
  test('may be said by the club instead', () => {
    const mine = () => beside(20).replace('praten-en-te-laat', 'te-laat-en-praten');
    expect(lost(30, { 'content/bordspel-club/2026/concurrences.yaml': mine })).toEqual([]);
  });
});

describe('a clause from which nothing follows with the club', () => {
  test('is one of the book, whose rulings cannot be any more: it is told whatever its words are', () => {
    const apart = (text: string) =>
      text
        .replace(/(id: gewone-straf[^]*?)op-tijd#a([^]*?)op-tijd#a/, '$1op-tijd#c$2op-tijd#c')
        .concat('\n<Clause id="c" label="C">\n\nAnders kost het vijf punten.\n\n</Clause>\n');
    const told = found(RULES, { [ON_TIME]: apart }).filter((each) => each.includes('settled-otherwise'));
    expect(told).toEqual([
      expect.stringContaining(
        'settled-otherwise `clause:op-tijd#c` says what followed where `gewone-straf` holds, which cannot be since the house rules of `kaartspel-club` have settled `streng`. Say what holds with you in content/kaartspel-club/2026/words/, or write `clause:op-tijd#c` under `leave` of `streng` in house.yaml.',
      ),
    ]);
    const left = (text: string) => text.replace('is: ja,', "is: ja, leave: ['clause:op-tijd#c'],");
    expect(found(RULES, { [ON_TIME]: apart, [HOUSE]: left })).toEqual([]);
  });
  test('is one of its own, which no ruling cites: it is warned that the book decides', () => {
    const more = (text: string) => `${text}\n<Clause id="2">\n\nOp zondag geldt dit niet.\n\n</Clause>\n`;
    const wrong = found(RULES, { [DRINKS]: more });
    expect(wrong).toEqual([
      expect.stringContaining(
        'house-clause no ruling of `kaartspel-club` follows from `geen-drank#2`, a clause of its own',
      ),
    ]);
    const named = (text: string) => text.replaceAll('geen-drank#1', 'geen-drank');
    expect(found(RULES, { [DRINKS]: (text) => named(more(text)) })).toEqual([]);
  });
});

describe('the appeal', () => {
  test('is the club’s own where it says so, in the place of the book’s', () => {
    const book = (text: string) =>
      text.replace(
        /(\n    from: .*)/,
        "$1\n    appeal: [{ id: bond, title: Beroep bij de bond, to: { says: De bond, cites: ['op-tijd#a'] } }]",
      );
    const club = (cites: string) => (text: string) =>
      `${text}appeal: [{ id: bestuur, title: Beroep bij het bestuur, to: { says: Het bestuur, cites: ['${cites}'] } }]\n`;
    const HOUSE = 'content/kaartspel-club/house.yaml';
    const files = { 'content/kaartspel/book.yaml': book, [HOUSE]: club('geen-drank#1') };
    expect(found(RULES, files)).toEqual([]);
    const { books } = joinLibrary(having(RULES, files), '2026-11-01');
    expect(books.map(({ current }) => current.appeal.map(({ title }) => title))).toEqual([
      ['Beroep bij de bond'],
      ['Beroep bij het bestuur'],
    ]);
    expect(found(RULES, { ...files, [HOUSE]: club('geen-drank#2') })).toEqual([
      expect.stringMatching(/house\.yaml:11 unknown-clause /),
    ]);
  });
});

describe('the day of the decision', () => {
  test('is not after the day from which the rules hold', () => {
    const late = found(FIGURES, { [CLUB]: (text) => text.replace(/on: \d{4}-\d\d-\d\d/, 'on: 2030-01-01') });
    expect(late).toEqual([
      expect.stringMatching(/house-rule they were adopted on 2030-01-01, after the day from which/),
    ]);
    const same = found(FIGURES, {
      [CLUB]: (text) => text.replace(/on: \d{4}-\d\d-\d\d/, 'on: 2030-01-01').replace(/^from: .*/m, 'from: 2030-01-01'),
    });
    expect(same).toEqual([]);
  });
});

describe('a figure that makes no sense in a file of the book', () => {
  test('is told there, and the rule is not missed in its stead', () => {
    const long = (text: string) => text.replace('is: 15', 'is: 1500');
    expect(found(FIGURES, { [CLUB]: long })).toEqual([
      expect.stringMatching(
        /^content\/bordspel\/2024\/rules\/1-op-tijd.mdx:\d+ schema `seconds` must be at most 86400, .* It is so with the house rules of `bordspel-club`\.$/,
      ),
    ]);
  });
});

describe('a worked case of the book that leads elsewhere with the club', () => {
  test('is told with the place where the club gives others', () => {
    const cases = (text: string) => text.replace(/^examples:\n(?: .*\n)+/m, '');
    const told = found(FIGURES, { [CLUB]: cases }).filter((each) => each.includes(' wrong-example '));
    expect(told).toEqual([
      expect.stringMatching(
        /It is so with the house rules of `bordspel-club`: other worked cases stand under `examples` in content\/bordspel-club\/house\.yaml\.$/,
      ),
    ]);
  });
});

describe('a number that the club’s clause would say, once it is read again', () => {
  test('is not missed beside the finding on that clause', () => {
    const words = 'content/bordspel-club/2026/words/nl/rules/1-op-tijd.mdx';
    const stale = (text: string) => text.replaceAll(/of="[0-9a-f]{8}"/g, 'of="00000000"');
    const codes = found(FIGURES, { [words]: stale }).map((each) => each.split(' ')[1]);
    expect(codes).toContain('stale-house-rule');
    expect(codes.filter((code) => ['figure', 'limit-not-said', 'time-not-said'].includes(code ?? ''))).toEqual([]);
  });
});

describe('the old number of a figure', () => {
  const stil = 'content/bordspel/2024/rules/2-stil.mdx';
  const clause = (text: string) => (file: string) => `${file}\n<Clause id="z" label="Z">\n\n${text}\n\n</Clause>\n`;

  test.each([
    ['Wie minder dan vijf minuten heeft, telt tien seconden per zet.', false],
    ['Wie minder dan vijf minuten heeft, telt tien tot vijftien seconden per zet.', false],
    ['Wie tien minuten wacht, telt vijf seconden per zet.', true],
    ['Wie tien of meer minuten wacht, telt vijf seconden per zet.', true],
    ['Van de minuten zijn er tien om.', true],
    ['Wie na vijf minuten nog tien punten heeft, wint.', false],
    ['Wie na vijf minuten nog 10 % over heeft, wint.', false],
    ['Wie tien van de vijftien minuten wacht, krijgt drie punten.', true],
    ['Wie tien met hem meetelt, heeft zijn minuten vol.', true],
  ])('%s', (text, isSaid) => {
    const findings = found(FIGURES, { [stil]: clause(text) });
    expect(findings.some((each) => each.includes('`clause:stil#z` still says 10 minuten'))).toBe(isSaid);
  });

  test.each([
    ['De leiding wacht al twaalf minuten, en An zit.', true],
    ['De leiding wacht al negen minuten, en An zit.', false],
    ['De leiding wacht al zestien minuten, en An zit.', false],
    ['De leiding wacht al twaalf seconden, en An zit.', false],
  ])('and the new, in a worked case in which nothing counts them: %s', (story, isBetween) => {
    const onTime = 'content/bordspel/2024/rules/1-op-tijd.mdx';
    const telling = (text: string) => text.replace('An zit al.', `'${story}'`);
    const told = found(FIGURES, { [onTime]: telling }).filter((each) => each.includes('old-figure'));
    const message = 'a worked case of `ruling:nog-op-tijd` tells of 12 minuten, between 10 and the 15';
    expect(told).toEqual(isBetween ? [expect.stringContaining(message)] : []);
    const left = (text: string) => text.replace("'fact:minuten-te-laat']", "$&\n    leave: ['ruling:nog-op-tijd']");
    expect(found(FIGURES, { [onTime]: telling, [CLUB]: left }).filter((each) => each.includes('old-figure'))).toEqual(
      [],
    );
  });

  test('is nothing that a rule of the club still has', () => {
    const rule = `---\nid: pauze\nnumber: H1\nnumbering: own\ntitle: Pauze\nchapter: begin\nsummary: Een pauze duurt tien minuten.\n---\n`;
    const own = {
      'content/bordspel-club/2026/rules/h1-pauze.mdx': () => clause('Een pauze duurt tien minuten.')(rule),
    };
    expect(found(FIGURES, own).filter((each) => each.includes('old-figure'))).toEqual([]);
  });
});

describe('a ruling that comes out otherwise', () => {
  const SAID = 'content/bordspel-club/2026/words/nl/rules/2-stil.mdx';
  const STILL =
    'old-outcome `clause:stil#a` reads as in `bordspel/2024`, where `praatstraf` comes out otherwise than with the house rules of `bordspel-club`. Say what holds with you in content/bordspel-club/2026/words/, or write `clause:stil#a` under `leave` of `praatstraf` in house.yaml.';
  /** The club without its own words for the clause; the ruling follows from a rule of its own then. */
  const unsaid = {
    [SAID]: (text: string) => text.replace(/\n<Clause[^]*/, ''),
    'content/bordspel-club/2026/rules/9-praten.mdx': () =>
      '---\nid: praten\nnumber: \'9\'\ntitle: Praten\nchapter: begin\nsummary: Wat praten kost.\n---\n\n<Clause id="a">\n\nWie praat, krijgt twee punten straf.\n\n</Clause>\n',
  };
  const citing = (text: string) =>
    text
      .replace('    steps: [Noteer', "    cites: ['praten#a']\n    steps: [Noteer")
      .replace("cites: ['stil#a']", "cites: ['praten#a']");

  test('leaves no clause of the book that says what followed from it', () => {
    expect(found(FIGURES, { ...unsaid, [CLUB]: citing })).toEqual([
      expect.stringMatching(/^content\/bordspel\/2024\/rules\/2-stil\.mdx:\d+ old-outcome /),
    ]);
    expect(found(FIGURES, { ...unsaid, [CLUB]: citing })[0]).toContain(STILL);
    const left = (text: string) =>
      citing(text).replace(
        '    modality: must\n    cites',
        "    leave: ['clause:stil#a']\n    modality: must\n    cites",
      );
    expect(found(FIGURES, { ...unsaid, [CLUB]: left })).toEqual([]);
  });
  test('may be said in other words, or with more steps: then the clause is as true as before', () => {
    const same = (text: string) =>
      citing(text)
        .replaceAll('points: 2, against: overtreder', 'against: overtreder, points: 1')
        .replace('Twee punten', 'Eén punt')
        .replace('Bij ons is het het dubbele.', 'Bij ons ook.');
    const wrong = found(FIGURES, { ...unsaid, [CLUB]: same }).filter((each) => each.includes('old-outcome'));
    expect(wrong).toEqual([]);
  });
  test('leaves nothing of what the book says of it beside another ruling', () => {
    const JOINT = 'content/bordspel/2024/concurrences.yaml';
    const beside = {
      [JOINT]: () =>
        "praten-en-te-laat:\n  how: adds\n  rulings: [praatstraf]\n  with: [te-laat-gekomen]\n  says: Wie te laat is en praat, krijgt ook het ene punt.\n  cites: ['stil#a']\n  examples:\n    - { story: An komt te laat en praat., given: { praat: ja, minuten-te-laat: 20 }, holds: [praatstraf, te-laat-gekomen] }\n",
    };
    const wrong = found(FIGURES, beside);
    expect(wrong).toEqual([expect.stringContaining('old-outcome `concurrence:praten-en-te-laat` reads as in')]);
    // Of several there is one line to write.
    const text = beside[JOINT]();
    const other = text
      .replace('praten-en-te-laat:', 'praten-en-op-tijd:')
      .replaceAll('te-laat-gekomen', 'nog-op-tijd')
      .replace('minuten-te-laat: 20', 'minuten-te-laat: 0');
    const twice = { [JOINT]: () => text + other };
    expect(found(FIGURES, twice).filter((each) => each.includes('old-outcome'))).toEqual([
      expect.stringMatching(
        /`concurrence:praten-en-te-laat` and `concurrence:praten-en-op-tijd` read as in .*write `\[concurrence:praten-en-te-laat, concurrence:praten-en-op-tijd\]` under `leave` of `praatstraf`/,
      ),
    ]);
  });
});

describe('a situation of the book that asks more with the club', () => {
  const HOUSE = 'content/kaartspel-club/house.yaml';
  const warned = (asks: string) => ({
    [HOUSE]: (text: string) => {
      const known = '{ te-laat: ja, gemeld: nee, gewaarschuwd: ja }';
      const gives = "{ effects: [{ points: 10, against: overtreder }], modality: must, cites: ['op-tijd#b'] }";
      return `${text}asks: ${asks}\nexamples: { strenge-straf: [{ story: An was al eens te laat., given: ${known}, gives: ${gives} }] }\n`;
    },
    'content/kaartspel-club/2026/facts.yaml': (text: string) =>
      `${text}gewaarschuwd:\n  ask: Was hij al eens gewaarschuwd?\n  askIf: { te-laat: ja, gemeld: nee }\n  yes: hij was al gewaarschuwd\n  no: hij was nog niet gewaarschuwd\n`,
    'content/kaartspel-club/2026/rules/h2-eerst-waarschuwen.mdx': () => `---
id: eerst-waarschuwen
number: H2
numbering: own
title: Eerst waarschuwen
chapter: huis
summary: De eerste keer te laat kost niets.
rulings:
  - id: eerste-keer
    situation: te-laat-gekomen
    when: { te-laat: ja, gemeld: nee, gewaarschuwd: nee }
    overrides: [strenge-straf]
    verdict: Een waarschuwing
    effects: [{ none: true }]
    modality: must
    cites: ['eerst-waarschuwen#a']
    examples:
      - { story: An komt na de bel., given: { te-laat: ja, gemeld: nee, gewaarschuwd: nee }, gives: { effects: [{ none: true }], modality: must, cites: ['eerst-waarschuwen#a'] } }
---

<Clause id="a" label="A">

De eerste keer blijft het bij een waarschuwing.

</Clause>
`,
  });

  test('is proven with its questions and with rulings of the club that hang on them', () => {
    const sound = warned('{ te-laat-gekomen: [gewaarschuwd] }');
    expect(found(RULES, sound)).toEqual([]);
    const files = having(RULES, sound);
    const club = joinLibrary(files, '2026-11-01').books.find(({ id }) => id === 'kaartspel-club')?.current;
    const ruling = club?.rulingById.get(asId('eerste-keer'));
    const mark = club && ruling && houseMark(club, ruling);
    expect(mark).toMatchObject({
      kind: 'other',
      officials: [{ ruling: { id: 'gewone-straf' } }, { ruling: { id: 'strenge-straf' } }],
    });
  });

  test('is named as the book names it, with questions that it does not ask itself', () => {
    expect(found(RULES, warned('{ te-laat-gekomen: [gewaarschuwd, gemeld], te-laat: [gemeld] }'))).toEqual(
      expect.arrayContaining([
        `${HOUSE}:11 house-rule \`te-laat-gekomen\` of \`kaartspel/2024\` asks \`gemeld\` already. Take it out here.`,
        expect.stringMatching(
          /house\.yaml:11 house-rule there is no situation `te-laat` in `kaartspel\/2024` to ask more\. Did you mean `te-laat-gekomen`\?$/,
        ),
      ]),
    );
    expect(found(RULES, warned('{ te-laat-gekomen: [gewaarschuwt] }'))).toContain(
      `${HOUSE}:11 house-rule there is no question \`gewaarschuwt\` for \`te-laat-gekomen\` to ask. Write it in content/kaartspel-club/2026/facts.yaml. Did you mean \`gewaarschuwd\`?`,
    );
  });

  test('is not written once more in the folder of the club, which is told how', () => {
    const copy = { 'content/kaartspel-club/2026/situations/te-laat-gekomen.mdx': () => textOf(LATE) };
    expect(found(RULES, copy)).toContain(
      'content/kaartspel-club/2026/situations/te-laat-gekomen.mdx:1 house-rule `kaartspel/2024` has `te-laat-gekomen` itself. Give yours another id; to say it in other words, write it below words/, and to ask more in it, name the questions under `asks` in house.yaml.',
    );
  });
});

describe('a text that has three words in common with a settled question', () => {
  const extra = (text: string) => (file: string) => `${file}\n<Clause id="z" label="Z">\n\n${text}\n\n</Clause>\n`;
  test.each([
    ['Wie er niet bij is, mag niet mee.', false],
    ['Ook hier is er streng geteld.', true],
  ])('%s', (text, isSaid) => {
    const facts = (file: string) =>
      file.replace(/^(streng:\n {2}ask: ).*$/m, "$1'Wie er niet bij is: is er streng geteld?'");
    const told = found(RULES, { 'content/kaartspel/2024/facts.yaml': facts, [ON_TIME]: extra(text) });
    expect(told.some((each) => each.includes('settled-otherwise `clause:op-tijd#z`'))).toBe(isSaid);
  });
});

describe('who may appeal', () => {
  const says = (text: string) => (book: string) =>
    book.replace(
      /(\n    from: .*)/,
      `$1\n    appeal: [{ id: bond, title: Beroep, by: { says: ${text}, cites: ['op-tijd#a'] } }]`,
    );
  test.each([
    ['Elk van de twee spelers', 0],
    ['Wie het binnen twee dagen vraagt', 1],
    ['Wie het in de twee dagen daarna vraagt', 1],
  ])('%s: %i figures', (text, figures) => {
    const told = found(RULES, { 'content/kaartspel/book.yaml': says(text) });
    expect(told.filter((each) => each.includes(' figure ')).length > 0).toBe(figures > 0);
  });
});
