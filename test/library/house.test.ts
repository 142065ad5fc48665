/**
 * House rules as a function from the files of a book to an edition of another: laws, and a worked example.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedRulings } from '#library/changed-rulings.ts';
import { place, type ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { leftOf } from '#library/house/constants.ts';
import { houseMark, housedClause } from '#library/house/marks.ts';
import { joinLibrary } from '#library/load.ts';
import { adoptionOf } from '#library/text-state.ts';
import type { Edition } from '#library/types.ts';
import { wordHash } from '#library/words/hash.ts';
import { translationsIn } from '#library/words/translations.ts';
import { optionsOf } from '#model/index.ts';
import { tagged } from '#model/language-tags.ts';

const DAY = '2026-11-01';
const FOUR = readContentFiles('test/books/good/four-books');
const CLUB = readContentFiles('test/books/good/house-rules');

/** The edition that house rules make of the one in force of a book. */
function housed(files: readonly ContentFile[], { bookId, id }: Edition, settle = ''): Edition {
  const text = [
    `on: ${bookId}/${id}`,
    "edition: { id: '2030', title: '2030' }",
    'title: Elders',
    'authority: { name: Een club, short: Club }',
    'from: 2026-10-01',
    'adopted: { by: de vergadering, on: 2026-10-01 }',
    settle,
  ].join('\n');
  const all = [...files, { file: 'content/zz-club/house.yaml', text: `${text}\n` }];
  const found = joinLibrary(all, DAY).books.find((book) => book.id === 'zz-club');
  if (!found) throw new Error('there is no book of house rules');
  return found.current;
}

const editions = joinLibrary(FOUR, DAY).books.map(({ current }) => current);

describe('house rules that say nothing', () => {
  test.each(editions.map((edition) => [edition.bookId, edition] as const))('leave %s as it is', (_, edition) => {
    const made = housed(FOUR, edition);
    expect(made.situations.map(({ id, table, rulingsHash }) => ({ id, table, rulingsHash }))).toEqual(
      edition.situations.map(({ id, table, rulingsHash }) => ({ id, table, rulingsHash })),
    );
    expect(made.rules.map(({ id, file }) => ({ id, file }))).toEqual(
      edition.rules.map(({ id, file }) => ({ id, file })),
    );
    expect(made.rulings.filter((ruling) => houseMark(made, ruling))).toEqual([]);
  });
});

describe('a settled question', () => {
  /** Every answer of every question, those that are asked only in some cases among them. */
  const answers = editions.flatMap((edition) =>
    Object.entries(edition.facts).flatMap(([fact, each]) =>
      Object.keys(optionsOf(each)).map((option) => ({ edition, fact, option })),
    ),
  );

  test('leaves the table restricted to its answer: no case that has it is ruled otherwise', () => {
    fc.assert(
      fc.property(fc.constantFrom(...answers), ({ edition, fact, option }) => {
        const made = housed(FOUR, edition, `settle: { ${fact}: { is: '${option}' } }`);
        expect(Object.keys(made.facts)).not.toContain(fact);
        for (const situation of made.situations) {
          const was = edition.situationById.get(situation.id);
          if (!was) throw new Error(`${situation.id} is new`);
          const found = changedRulings(was, situation, { before: edition, after: made });
          const boxes = [...found.changed, ...found.onlyBefore, ...found.onlyAfter].flatMap(({ cases }) =>
            cases.map(({ box }) => box[fact] ?? []),
          );
          expect(boxes.flat()).not.toContain(option);
          for (const box of boxes) expect(box.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: Math.min(40, answers.length) },
    );
    expect(answers.length).toBeGreaterThan(10);
  });

  test('goes from conditions, and with it what asks for another answer', () => {
    const streng = new Map([['streng', 'ja']]);
    expect(leftOf({ streng: 'ja', laat: 'nee' }, streng)).toEqual({ kind: 'when', condition: { laat: 'nee' } });
    expect(leftOf({ streng: ['nee', 'ja'] }, streng)).toEqual({ kind: 'always' });
    expect(leftOf({ streng: 'nee' }, streng)).toEqual({ kind: 'never' });
    expect(leftOf([{ streng: 'nee' }, { laat: 'ja' }], streng)).toEqual({ kind: 'when', condition: [{ laat: 'ja' }] });
    expect(leftOf({ slagen: '0..4' }, new Map([['slagen', 3]]))).toEqual({ kind: 'always' });
    expect(leftOf({ slagen: '4..' }, new Map([['slagen', 3]]))).toEqual({ kind: 'never' });
  });

  test('that is asked only in some cases leaves conditions that hold in these alone', () => {
    const gemeld = new Map([['gemeld', { is: 'ja', where: [{ laat: '16..' }, { ziek: 'ja' }] }]]);
    expect(leftOf({ gemeld: 'ja' }, gemeld)).toEqual({ kind: 'when', condition: [{ laat: '16..' }, { ziek: 'ja' }] });
    expect(leftOf({ gemeld: 'nee' }, gemeld)).toEqual({ kind: 'never' });
    expect(leftOf({ gemeld: 'ja', laat: '..20', ziek: ['ja', 'nee'] }, gemeld)).toEqual({
      kind: 'when',
      condition: [
        { laat: '16..20', ziek: ['ja', 'nee'] },
        { laat: '..20', ziek: 'ja' },
      ],
    });
    expect(leftOf({ gemeld: 'ja', laat: '..15', ziek: 'nee' }, gemeld)).toEqual({ kind: 'never' });
    expect(leftOf({ gemeld: 'ja', laat: [16, '18..19', 3], ziek: 'nee' }, gemeld)).toEqual({
      kind: 'when',
      condition: { laat: [16, '18..19'], ziek: 'nee' },
    });
  });
});

describe('the club’s book', () => {
  const books = joinLibrary(CLUB, DAY).books;
  const club = books.find(({ id }) => id === 'kaartspel-club')?.current;
  if (!club?.house) throw new Error('the fixture has house rules');
  const { below } = club.house;
  const mark = (id: string) => {
    const ruling = club.rulings.find((each) => each.id === id);
    return ruling && houseMark(club, ruling);
  };

  test('has its own name, and leaves the book below as it was', () => {
    expect(club.book.title).toBe('Kaartspel bij de club');
    expect(club.book.authority.short).toBe('CvK');
    expect(club.meta).toMatchObject({ id: '2026', from: '2026-01-01' });
    expect(below.situationById.get(below.situations[0]?.id ?? ('' as never))?.rulings).toHaveLength(4);
  });

  test('asks what is settled no more, nor what only its other answers asked', () => {
    expect(Object.keys(club.facts)).toEqual(['te-laat', 'gemeld', 'drank-op-tafel']);
    const situation = club.situations.find(({ id }) => id === 'te-laat-gekomen');
    expect(situation?.table.facts.map(({ id }) => id)).toEqual(['te-laat', 'gemeld']);
    expect(situation?.rulings.map(({ id }) => id)).toEqual(['strenge-straf', 'gemeld-te-laat', 'op-tijd-gekomen']);
    expect(situation?.rulings[0]?.when).toEqual([{ 'te-laat': ['ja'], gemeld: ['nee'] }]);
    expect(situation?.rulings[0]?.examples[0]?.given).toEqual({ 'te-laat': 'ja', gemeld: 'nee' });
  });

  test('marks what is its own and what follows from what it settled, with the official ruling, and no more', () => {
    expect(mark('drank-straf')).toEqual({ kind: 'own' });
    expect(mark('strenge-straf')).toMatchObject({ kind: 'other', officials: [{ ruling: { id: 'gewone-straf' } }] });
    expect(mark('gemeld-te-laat')).toMatchObject({
      kind: 'other',
      officials: [{ ruling: { id: 'gewone-straf' }, boxes: [{ streng: ['nee'] }] }],
    });
    expect(mark('op-tijd-gekomen')).toBeUndefined();
  });

  test('has its own words in the place of a clause, and knows the official ones', () => {
    const rule = club.rules.find(({ id }) => id === 'op-tijd');
    const [first, second] = rule?.clauses ?? [];
    if (!rule || !first || !second) throw new Error('the rule has two clauses');
    expect(second.body.text).toContain('Bij ons kost te laat komen tien punten');
    expect(second.textIn).toBe('content/kaartspel-club/2026/words/nl/rules/1-op-tijd.mdx');
    expect(housedClause(club, rule, first)).toBeUndefined();
    expect(housedClause(club, rule, second)).toMatchObject({ below: { clause: { id: 'b' } } });
    expect(rule.data.summary).toBe('Wie te laat komt, krijgt zware straf.');
    expect(rule.data.title).toBe('Op tijd komen');
  });
});

test('who adopted house rules is said in the language of a page, and until it is translated in that of the book', () => {
  const named = (words: string) => {
    const files = [
      ...CLUB,
      { file: 'content/kaartspel/2024/words/en/facts.yaml', text: '{}\n' },
      { file: 'content/kaartspel-club/2026/words/en/book.yaml', text: words },
    ];
    const club = joinLibrary(files, DAY).books.find(({ id }) => id === 'kaartspel-club');
    const english = club?.translations.find(({ book }) => book.language === 'en')?.current;
    return english && adoptionOf(english)?.by;
  };
  expect(named('{}\n')).toBe(tagged('de ledenvergadering', 'nl'));
  expect(named('adopted: { of: 390c1073, by: the members’ meeting }\n')).toBe(tagged('de ledenvergadering', 'nl'));
  const hash = wordHash({ by: 'de ledenvergadering' });
  expect(named(`adopted: { of: '${hash}', by: the members’ meeting }\n`)).toBe('the members’ meeting');
  const official = CLUB.map((each) =>
    each.file === 'content/kaartspel/book.yaml'
      ? {
          ...each,
          text: each.text.replace(
            /(\n {4}from: .*)/,
            '$1\n    texts: { nl: { state: authentic, adopted: { by: de bond, on: 2020-01-01 } } }',
          ),
        }
      : each,
  );
  // No page of a book's translation says who adopted the original: nobody is asked to translate it.
  const words = translationsIn(
    [...official, { file: 'content/kaartspel/2024/words/en/facts.yaml', text: '{}\n' }]
      .flatMap((file) => place(file) ?? [])
      .filter(({ book }) => book === 'kaartspel'),
    '2024',
    () => true,
  ).flatMap((each) => each.words.flatMap(({ data }) => data.map(({ key }) => key)));
  expect(words).toContain('edition');
  expect(words).not.toContain('adopted');
});
