import { expect, describe, test } from 'vitest';
import { isSumOf, recordQuery } from '#addresses/record.ts';
import { marksIn, withoutMarks } from '#addresses/record-marks.ts';
import {
  citesText,
  sharedContentOf,
  verdictOf,
  type CaseOnPage,
  type RulingToWord,
} from '#client/share/shared-content.ts';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import * as nl from '#i18n/nl/index.ts';
import { checkOf, data } from '../widgets/book.ts';

const words = nl.share;
const questions: CaseOnPage = { ...data, phrase: data.words.phrase };

/** What a ruling's page holds. */
function pageOf(id: string): CaseOnPage {
  const { shared, table, tree, facts, language, words: says, ruling } = checkOf(id);
  return { ...shared, table, tree, facts, language, phrase: says.phrase, claimed: ruling };
}

const CASE = 'fout=te-vroeg&slagen=3';
const record = (ruling: string, answers: string) => recordQuery({ ...data.record, ruling, answers });

describe('a ruling that the book does not give', () => {
  const open = (text: string) => {
    const ruling: RulingToWord = {
      open: 'niet geregeld',
      verdict: { text },
      effects: [],
      modality: 'discretion',
      decidedBy: 'de supervisor',
      cites: [],
      rests: [],
    };
    return verdictOf(ruling, questions, {}).open;
  };
  const leave = ['de beslissing is aan de supervisor'];
  test('is headed by that and by who decides, which is not said again', () => {
    expect(open('Of het mag, staat er niet; de supervisor beslist')).toEqual({
      title: ['niet geregeld', 'de supervisor beslist'],
      asks: 'Of het mag, staat er niet',
      leave,
    });
  });
  test('keeps a last sentence that says more than who decides, and an only one', () => {
    for (const text of [
      'Of het mag, staat er niet; dat is niet geregeld, de supervisor beslist',
      'De supervisor beslist',
    ])
      expect(open(text)).toEqual({ title: ['niet geregeld', ...leave], asks: text, leave });
  });
});

describe('a ruling in its case', () => {
  test('is verdict, consequence, room, case, citation and edition, a line each, and a link with its answers', () => {
    const { lines, path, title } = sharedContentOf(questions, CASE, words);
    expect(lines).toEqual([
      'Tien punten',
      '10 punten ten koste van de overtreder',
      'Zo moet het · volgt uit de tekst',
      'Verkeerde kaart: een speler speelde te vroeg; 3 gesloten slagen',
      'PB, Proefspel 2024, regel 1A',
      '2024 · zonder datum',
    ]);
    expect(path).toBe(`/nl/proefspel/2024/rulings/licht/?${record('licht', CASE)}`);
    expect(title).toBe('Tien punten');
  });

  test('keeps in its link where the one who erred sits', () => {
    const { path } = sharedContentOf({ ...questions, seat: 'e' }, CASE, words, { id: 'zwaar', ruling: undefined });
    expect(path).toBe(`/nl/proefspel/2024/rulings/licht/?${record('licht', CASE)}&vs=zwaar&seat=e`);
    expect(sharedContentOf({ ...questions, seat: 'e' }, 'fout=te-vroeg', words).path).toMatch(
      /[?]fout=te-vroeg&seat=e$/,
    );
  });

  test('has an address for pages of other sites where they may show it, without the marks of a record', () => {
    const embed = '/nl/proefspel/2024/situations/verkeerde-kaart/embed/';
    const embedOf = (page: CaseOnPage, query: string) => sharedContentOf({ ...page, embed }, query, words).embed;
    const current = '/nl/proefspel/situations/verkeerde-kaart/embed/';
    expect(embedOf(questions, CASE)).toEqual({ path: `${embed}?${CASE}`, current: `${current}?${CASE}` });
    expect(embedOf(questions, '')).toEqual({ path: embed, current });
    expect(embedOf(pageOf('licht'), CASE)?.path).toBe(`${embed}?${CASE}`);
    // A ruling's page alone shows it in an example, and one whose case leads elsewhere has nothing to show.
    expect(embedOf({ ...pageOf('licht'), example: CASE }, '')?.path).toBe(`${embed}?${CASE}`);
    expect(embedOf({ ...pageOf('zwaar'), example: CASE }, CASE)).toBeUndefined();
    expect(sharedContentOf(questions, CASE, words).embed).toBeUndefined();
  });

  test('is the same from the questions and from its own page', () => {
    for (const [id, query] of [
      ['licht', CASE],
      ['games-verloren', 'fout=weg&laat=nee&games=4'],
      ['niet-geregeld', 'fout=weg&laat=ja'],
    ] as const) {
      expect(sharedContentOf(pageOf(id), query, words)).toEqual(sharedContentOf(questions, query, words));
    }
  });

  test('says who decides, and that the book leaves it open where it does', () => {
    expect(sharedContentOf(questions, 'fout=weg&laat=nee', words).lines.join('\n')).toContain('de arbiter');
    expect(sharedContentOf(questions, 'fout=weg&laat=ja', words).lines[0]).toBe('Niet geregeld: Het bestuur beslist');
  });

  test('says what the ruling rests on beside the text, but not where it fills the screen', () => {
    const { licht } = data.rulings;
    if (!licht) throw new Error('no such ruling');
    const rests = [{ label: 'volgens onze lezing van 1A', href: '/nl/proefspel/1/#a/welke' }];
    const { lines, verdict } = sharedContentOf({ ...questions, rulings: { licht: { ...licht, rests } } }, CASE, words);
    expect(lines[2]).toBe('Zo moet het · volgens onze lezing van 1A');
    expect(lines.join('\n')).not.toContain(words.text.byText);
    expect(verdict?.leave).toEqual(['zo moet het', 'volgens onze lezing van 1A']);
    expect(verdict?.leaveAtTable).toEqual([]);
  });

  test('says that it is a house rule, also where it fills the screen', () => {
    const { licht } = data.rulings;
    if (!licht) throw new Error('no such ruling');
    const rests = [{ label: 'huisregel van Noord', href: '/nl/noord/changes/', isHouse: true as const }];
    const { verdict } = sharedContentOf({ ...questions, rulings: { licht: { ...licht, rests } } }, CASE, words);
    expect(verdict?.leaveAtTable).toEqual(['huisregel van Noord']);
  });

  test('leaves out answers that it does not stand on', () => {
    expect(sharedContentOf(questions, `${CASE}&laat=ja`, words).path).not.toContain('laat');
  });

  test('is a record: its sum is right, and covers neither language nor what it is compared with', () => {
    const other = { id: 'zwaar', ruling: data.rulings['zwaar'] };
    for (const { path } of [
      sharedContentOf(questions, CASE, words),
      sharedContentOf(pageOf('licht'), CASE, words, other),
    ]) {
      const query = path.slice(path.indexOf('?') + 1).replace(/&vs=.*/, '');
      const answers = withoutMarks(query);
      expect(answers).toBe(CASE);
      expect(isSumOf(marksIn(query).sum ?? '', { ...data.record, ruling: 'licht', answers })).toBe(true);
    }
  });

  test('has a second link, to whatever text is in force, with its answers alone', () => {
    expect(sharedContentOf(questions, CASE, words).current).toBe(`/nl/proefspel/rulings/licht/?${CASE}`);
    expect(sharedContentOf(questions, 'fout=te-vroeg', words).current).toBe(
      '/nl/proefspel/situations/verkeerde-kaart/?fout=te-vroeg',
    );
  });

  test.each(languages)(
    'says in %s whether the text or a reading gives it, and which numbers are no print’s',
    (language) => {
      const { share } = packs[language];
      const { licht } = data.rulings;
      if (!licht) throw new Error('no such ruling');
      const cites = [
        { label: 'regel 1A', short: '1A', href: '' },
        { label: 'regel 2, lid 1', short: '2 (1)', href: '', own: 'clause' },
        { label: 'regel 2, lid 2', short: '2 (2)', href: '', own: 'clause' },
      ] as const;
      const { lines } = sharedContentOf({ ...questions, rulings: { licht: { ...licht, cites } } }, CASE, share);
      expect(lines[2]).toContain(share.text.byText);
      expect(lines[4]).toBe(`PB, Proefspel 2024, ${citesText(cites, share.text.own)}`);
      expect(lines[4]).toMatch(/regel 1A, regel 2, lid 1, regel 2, lid 2 \([^)]+\)$/);
    },
  );
});

describe('a ruling’s own page', () => {
  test('without a case hands on the ruling alone', () => {
    const { lines, path } = sharedContentOf(pageOf('licht'), '', words);
    expect(path).toBe('/nl/proefspel/2024/rulings/licht/');
    expect(lines).toContain('Verkeerde kaart');
    expect(lines.join('\n')).not.toMatch(/te vroeg|Nog te beantwoorden/);
  });

  test('with facts of another ruling keeps them, and says that they do not lead here', () => {
    const { lines, path } = sharedContentOf(pageOf('zwaar'), CASE, words);
    expect(path).toBe('/nl/proefspel/2024/rulings/zwaar/?fout=te-vroeg&slagen=3');
    expect(lines).toContain(words.text.doubtful);
  });

  test('opened by the link of a record that leads here no more hands on that record, letter by letter', () => {
    const { path } = sharedContentOf(pageOf('zwaar'), CASE, words, undefined, {
      table: '0123456789',
      sum: 'ABCD-EFGH',
    });
    expect(path).toBe(`/nl/proefspel/2024/rulings/zwaar/?${CASE}&table=0123456789&sum=ABCD-EFGH`);
    expect(sharedContentOf(pageOf('licht'), CASE, words, undefined, { table: '0123456789' }).path).toBe(
      `/nl/proefspel/2024/rulings/licht/?${record('licht', CASE)}`,
    );
  });

  test('with a case that stops short says what is still to be answered', () => {
    const { lines } = sharedContentOf(pageOf('zwaar'), 'fout=te-vroeg', words);
    expect(lines).toContain('Nog te beantwoorden: Hoeveel slagen waren er gesloten?');
  });

  test('held against another ruling hands on both', () => {
    const other = data.rulings['zwaar'];
    if (!other) throw new Error('no such ruling');
    const { lines, path } = sharedContentOf(pageOf('licht'), CASE, words, { id: 'zwaar', ruling: other });
    expect(path).toBe(`/nl/proefspel/2024/rulings/licht/?${record('licht', CASE)}&vs=zwaar`);
    expect(lines.indexOf('Vijftien punten')).toBeGreaterThan(lines.indexOf('Tien punten'));
    expect(sharedContentOf(pageOf('licht'), CASE, words, { id: 'zwaar', ruling: undefined }).path).toBe(path);
  });
});

describe('a case without a ruling yet', () => {
  test('is the situation with what is known and what is missing, and its link keeps the answers', () => {
    const { lines, path } = sharedContentOf(questions, 'fout=te-vroeg', words);
    expect(path).toBe('/nl/proefspel/2024/situations/verkeerde-kaart/?fout=te-vroeg');
    expect(lines.slice(0, 2)).toEqual([
      'Verkeerde kaart: een speler speelde te vroeg',
      'Nog te beantwoorden: Hoeveel slagen waren er gesloten?',
    ]);
  });

  test('that cannot be decided says so', () => {
    expect(sharedContentOf(questions, 'fout=te-vroeg&slagen=unknown', words).lines).toContain(words.text.undecided);
  });

  test('without an answer is the situation', () => {
    expect(sharedContentOf(questions, '', words).lines[0]).toBe('Verkeerde kaart');
  });
});
