/** The places of published cases, and how the search finds them. */
import { describe, expect, it } from 'vitest';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { textRecords } from '#search/full-text/text-records.ts';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { find } from '#search/find.ts';
import { openIndex } from '#search/open.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { caseRow, casesOfRule, casesOfRuling, casesOfSituation } from '#views/cases.ts';
import { pageContextIn } from '../support/page-context.ts';
import { bookOf, files, ruleOf } from '../support/renumbered.ts';

const book = bookOf();
const context = pageContextIn(book, book.current);
const titles = (cases: ReturnType<typeof casesOfRule>) => cases.map((each) => caseRow(each, context).title);

describe('a published case stands', () => {
  it('at the ruling by which the edition would decide it, with what was decided then and what is now', () => {
    const [ruling] = book.current.rulings.filter(({ id }) => id === 'niet-bekend');
    const rows = ruling ? casesOfRuling(ruling, context).map((each) => caseRow(each, context)) : [];
    expect(rows).toEqual([
      {
        title: 'Ruiten bijgespeeld met nog een harten in de hand',
        lang: undefined,
        href: '/nl/proefspel/2019/cases/niet-bekend-in-de-halve-finale/',
        verdict: 'Tien punten straf',
        verdictLang: undefined,
        when: '12 maart 2022 · Bekertoernooi, halve finale · beslist onder editie 2019',
        now: 'Editie 2024 beslist dit geval anders: Twaalf punten straf',
      },
    ]);
  });

  it('at every rule that the ruling cites, by its id whatever its number', () => {
    expect(titles(casesOfRule(ruleOf(book.current, 'beurt'), context))).toEqual([
      'Een gevallen kaart die toch de goede was',
      'Uitgekomen terwijl de partner moest uitkomen',
    ]);
    expect(casesOfRule(ruleOf(book.current, 'melden'), context)).toEqual([]);
  });

  it('at its situation, those of earlier editions too', () => {
    const [situation] = book.current.situations;
    expect(situation && titles(casesOfSituation(situation, context))).toHaveLength(3);
  });
});

describe('the search', () => {
  const library = joinLibrary(files, '2026-11-01');
  const edition = library.books[0]?.current ?? book.current;
  const index = openIndex(indexDataOf(edition, library), deepDataOf(edition, library), openFuzzyWords);

  it('finds a case by its title and by its story, and leads to its page', () => {
    for (const query of ['gevallen kaart', 'enige gevraagde kleur vallen']) {
      const hits = find(query, [index]).matches;
      expect(
        hits.filter(({ kind }) => kind === 'case').map(({ path }) => path),
        query,
      ).toContain('cases/kaart-gevallen-en-bekend/');
    }
  });

  it('has its whole text, under every edition that lists it', () => {
    const records = [...textRecords(library)].filter(({ meta }) => meta.kind === 'case');
    expect(records.map(({ url }) => url)).toContain('nl/proefspel/2024/cases/te-laat-door-de-trein/');
    expect(records.map(({ url }) => url)).toContain('nl/proefspel/2019/cases/te-laat-door-de-trein/');
    expect(records.find(({ url }) => url.includes('halve-finale'))?.content).toContain('de regel laat geen keuze');
  });
});

describe('in another language a case', () => {
  const [original] = joinLibrary(readContentFiles('test/books/good/two-languages'), '2026-11-01').books;
  const translation = original?.translations.find(({ book: { language } }) => language === 'en');

  it('has that language’s words where it is translated, and says its own where it is not', () => {
    if (!translation) throw new Error('the fixture has no translation');
    const inEnglish = pageContextIn(translation, translation.current);
    const [situation] = translation.current.situations.filter(({ id }) => id === 'kaart-gespeeld');
    const rows = situation ? casesOfSituation(situation, inEnglish).map((each) => caseRow(each, inEnglish)) : [];
    expect(rows.map(({ lang, href }) => [lang, href])).toEqual([
      [undefined, '/en/bordspel/cases/voor-zijn-beurt-uitgekomen/'],
      ['nl', '/en/bordspel/2019/cases/niet-bekend-in-de-finale/'],
    ]);
    expect(rows[0]?.title).toBe('Led out of turn');
    expect(rows[1]?.now).toContain('differently');
  });
});
