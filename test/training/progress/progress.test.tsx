/**
 * What comes back, as it is shown: counts in words, a map that is not colour alone, and all that can go wrong
 * with the store.
 */
import render from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Trouble } from '#casebook/database.ts';
import { Refused } from '#casebook/ui/Refused.tsx';
import { loadWords } from '#i18n/load.ts';
import { languages, type Language } from '#model/language.ts';
import { readText } from '#casebook/read-file.ts';
import { fileOf, FORM } from '#training/reviews/file.ts';
import type { Contents } from '#casebook/items.ts';
import { deviceReviews } from '#training/reviews/store.ts';
import type { Review } from '#training/reviews/types.ts';
import type { TrainedRuling } from '#training/types.ts';
import { namesOf, urlsOf } from '#training/progress/names.ts';
import { ProgressPage } from '#training/progress/ProgressPage.tsx';
import type { ProgressBook } from '#training/progress/setting.ts';
import { overviewOf } from '#training/progress/overview.ts';
import { DAY, meaningOf, MINUTE, review, reviewsAt } from '../reviews/reviews.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const BOOK: ProgressBook = {
  book: 'proefspel',
  language: 'nl',
  phases: [
    { id: 'spelen', label: 'Tijdens het spel' },
    { id: 'erna', label: 'Na afloop' },
  ],
  situations: [
    situation('te-vroeg', 'Te vroeg gespeeld', 'spelen', ['licht', 'zwaar', 'geen', 'open']),
    situation('verlaat', 'Iemand is te laat', 'erna', ['wachten', 'verloren']),
  ],
};
function situation(id: string, title: string, phase: string, rulings: readonly string[], n = 1) {
  return { id, title, phase, rulings: rulings.map((ruling) => ({ id: ruling, meaning: meaningOf(n) })) };
}

/** One of each standing, one that is wrong often, one that is gone, and one of another book. */
const REVIEWS: readonly Review[] = [
  ...reviewsAt([NOON - 5 * DAY, NOON - 5 * DAY + 10 * MINUTE, NOON - 3 * DAY], { ruling: 'licht' }),
  ...reviewsAt([NOON - 5 * DAY, NOON - 5 * DAY + 10 * MINUTE], { ruling: 'zwaar' }),
  ...reviewsAt([NOON - 2 * MINUTE, NOON - MINUTE], { ruling: 'wachten', grade: 1 }),
  review(NOON, { ruling: 'verdwenen' }),
  review(NOON, { ruling: 'licht', book: 'bridge' }),
];
const WELL: Contents<Review> = { items: REVIEWS, unreadable: [], unsaved: [], trouble: undefined, lost: undefined };

async function shown(contents: Partial<Contents<Review>> = {}, { language = 'nl' as Language, book = BOOK } = {}) {
  const html = render(
    <ProgressPage
      setting={{
        words: await loadWords('progress', language),
        language,
        book,
        urlOf: (id) => `/nl/proefspel/rulings/${id}/`,
      }}
      store={deviceReviews()}
      contents={{ ...WELL, ...contents }}
      clock={() => NOON}
      namesIn={() => Promise.resolve({})}
      onPractise={() => undefined}
    />,
  );
  return { html, text: textOf(html) };
}
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

describe('today', () => {
  test('says how many come back, how many are new, and what comes later', async () => {
    const { text } = await shown();
    expect(text).toMatch(/Vandaag 2 uitspraken komen terug · 3 nieuwe uitspraken Oefen nu/);
    const later = [review(NOON - MINUTE, { ruling: 'licht' })];
    expect((await shown({ items: later })).text).toMatch(/5 nieuwe uitspraken · 1 komt later vandaag terug Oefen nu/);
  });

  test('says why there are no more new ones where a book has more than a day’s', async () => {
    expect((await shown({ items: [] })).text).not.toContain('nieuwe per dag');
    const [first] = BOOK.situations;
    if (!first) throw new Error('no situation');
    const [ruling] = first.rulings;
    if (!ruling) throw new Error('no ruling');
    const rulings = Array.from({ length: 30 }, (_, at) => ({ ...ruling, id: `r${at}` }));
    const { text } = await shown({ items: [] }, { book: { ...BOOK, situations: [{ ...first, rulings }] } });
    expect(text).toContain('20 nieuwe uitspraken Hoogstens 20 nieuwe per dag: elke nieuwe komt');
  });

  test('counts the same as the lists that it is made of', () => {
    const seen = overviewOf(BOOK, REVIEWS, NOON);
    expect(seen.due.map(({ ruling }) => ruling)).toEqual(['zwaar', 'wachten', 'geen', 'open', 'verloren']);
    expect(seen).toMatchObject({ later: 0, gone: 1, ofBook: 8, all: 9, changed: [] });
    expect(sumOf(seen.ahead.map(({ count }) => count))).toBe(3);
    expect(seen.standings.size).toBe(6);
  });

  test('says at first that nothing has been practised, and when all is done that it is', async () => {
    expect((await shown({ items: [] })).text).toMatch(/nog niets geoefend. 6 nieuwe uitspraken Oefen nu/);
    const all = BOOK.situations.flatMap(({ rulings }) => rulings);
    const done = all.flatMap(({ id }) => reviewsAt([NOON - 11 * MINUTE, NOON - MINUTE], { ruling: id }));
    const { text } = await shown({ items: done });
    expect(text).toContain('Voor vandaag ben je klaar.');
    expect(text).not.toContain('Oefen nu');
  });
});

test('what has changed is said, with how many, and is marked on the map', async () => {
  const [first, second] = BOOK.situations;
  if (!first || !second) throw new Error('no situations');
  const book = { ...BOOK, situations: [{ ...situation('te-vroeg', first.title, 'spelen', ['licht'], 2) }, second] };
  const { text } = await shown({}, { book });
  expect(text).toMatch(/1 uitspraak is veranderd De uitspraak is niet meer wat hij was/);
  expect(text).toMatch(/Uitspraak 1 wankel · veranderd/);
  expect((await shown()).text).not.toMatch(/veranderd De uitspraak/);
});

test('the days ahead each have their number beside their bar', async () => {
  const { html } = await shown();
  const rows = [...html.matchAll(/<li><span>([^<]+)<\/span><svg[^]*?<span>([^<]+)<\/span><\/li>/g)];
  expect(rows.slice(0, 4).map(([, ...row]) => row.join(' '))).toEqual([
    'vandaag 2',
    'morgen 0',
    'di 24 nov 0',
    'wo 25 nov 0',
  ]);
  expect(rows.length).toBe(14);
  expect(sumOf(rows.map(([, , count]) => Number(count)))).toBe(3);
});

describe('the map', () => {
  test('says of every situation how its rulings stand, by shape and in words', async () => {
    const { html, text } = await shown();
    expect(html).toMatch(/role="img" aria-label="1 zit, 1 wankel, 2 nieuw"/);
    expect(html).toMatch(/role="img" aria-label="1 in opbouw, 1 nieuw"/);
    expect(text).toMatch(/1 zit, 1 wankel, 1 in opbouw, 3 nieuw/);
    const [squares = ''] = /<span class="progress-squares"[^]*?<\/summary>/.exec(html) ?? [];
    expect([...squares.matchAll(/data-standing="(\w+)"/g)].map(([, standing]) => standing)).toEqual([
      ...['sits', 'shaky', 'new', 'new'],
    ]);
  });

  test('has every ruling with a link and its standing, in the phases of the book', async () => {
    const { html, text } = await shown();
    for (const { rulings } of BOOK.situations)
      for (const { id } of rulings) expect(html).toContain(`href="/nl/proefspel/rulings/${id}/"`);
    expect(text).toMatch(/Tijdens het spel Te vroeg gespeeld Uitspraak 1 zit .* Na afloop Iemand is te laat/);
  });

  test('says what each square means', async () => {
    for (const language of languages) {
      const { text } = await shown({}, { language });
      for (const { name, means } of Object.values((await loadWords('progress', language)).standing))
        expect(text).toContain(`${name} ${means}`);
    }
  });
});

test('what goes wrong most is named with how often, and its situation', async () => {
  const { text } = await shown();
  expect(text).toMatch(/Wat het vaakst misgaat Uitspraak 1 Iemand is te laat · 2 keer fout van de 2 Exporteren/);
  expect((await shown({ items: [] })).text).toContain('er is niets fout gegaan');
});

describe('what is wrong with the store', () => {
  test.each<Trouble>(['missing', 'failed', 'blocked', 'newer', 'full'])('is said: %s', async (trouble) => {
    for (const language of languages)
      expect((await shown({ trouble, unsaved: ['a', 'b'] }, { language })).text).toContain(
        (await loadWords('progress', language)).device.trouble[trouble],
      );
  });

  test('is said with how much would go with the page, and what has gone by itself', async () => {
    expect((await shown({ trouble: 'full', unsaved: ['a', 'b'] })).text).toMatch(
      /2 oefeningen staan alleen op deze pagina/,
    );
    const lost = { count: 12, left: 0, at: '2026-11-22T18:00:00.000Z' };
    expect((await shown({ lost })).text).toMatch(/Op 22 november 2026 stonden hier 12 oefeningen, nu 0\./);
  });

  test('is nothing where all is well', async () => {
    expect((await shown()).html).not.toMatch(/role="alert"/);
  });

  test('shows raw what cannot be read, as text', async () => {
    const { html, text } = await shown({ unreadable: [{ key: 'a1', raw: '<img src=x onerror=alert(1)>' }] });
    expect(text).toMatch(/1 oefening is onleesbaar.*a1/);
    expect(html).not.toContain('<img');
  });
});

test('what is kept of rulings that are gone is counted, and not hidden', async () => {
  const { text } = await shown();
  expect(text).toMatch(/8 oefeningen uit dit reglement · 9 in totaal 1 oefening gaat over een uitspraak die niet meer/);
});

test('forgetting is asked for first, and offered only where there is something', async () => {
  expect((await shown()).text).toMatch(
    /Vergeet alles … Dan is elke uitspraak weer nieuw\..* Vergeet dit reglement Vergeet alle/,
  );
  expect((await shown({ items: [] })).text).not.toContain('Vergeet');
});

test('a refused file says what is wrong with it, five places at most', async () => {
  const odd = fileOf(reviewsAt([1, 2, 3, 4, 5, 6, 7]), NOON).replaceAll('"table"', '"guess"');
  const reading = readText(odd, FORM);
  if (reading.kind === 'read') throw new Error('was read');
  const { files } = await loadWords('progress', 'nl');
  const text = textOf(render(<Refused words={files} language="nl" faults={reading.faults} />));
  expect(text).toMatch(/^Dit bestand is niet ingelezen\..* reviews\[0\]\.kind: Dit klopt niet\. Er staat: guess/);
  expect(text).toMatch(/En nog 2 fouten\.$/);
});

describe('a ruling', () => {
  test('has its page in the edition of the training page, below whatever path', () => {
    expect(urlsOf({ training: '/nl/proefspel/training/' })('licht')).toBe('/nl/proefspel/rulings/licht/');
    expect(urlsOf({ training: '/arbiter/nl/proefspel/2024/training/' })('licht')).toBe(
      '/arbiter/nl/proefspel/2024/rulings/licht/',
    );
  });

  test('is called by what it says, in the language that it says it in', () => {
    const says = (text: string, lang?: Language) => ({ verdict: { text }, ...(lang && { lang }) }) as TrainedRuling;
    const rulings = { licht: says('Tien punten'), zwaar: says('Tredive point', 'da') };
    expect(namesOf({ rulings })).toEqual({
      licht: { text: 'Tien punten' },
      zwaar: { text: 'Tredive point', lang: 'da' },
    });
    expect(namesOf({ lang: 'de', rulings })['licht']).toEqual({ text: 'Tien punten', lang: 'de' });
  });
});
