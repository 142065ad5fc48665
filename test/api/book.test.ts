/** A whole edition as data: it fits its schema, and says what the smaller files and the pages say. */
import { describe, expect, it } from 'vitest';
import { bookJson } from '#api/book.ts';
import { schemaOf, type BookJson } from '#api/format.ts';
import { indexJson } from '#api/index-json.ts';
import { rulesJson } from '#api/rules.ts';
import { situationJson } from '#api/situation.ts';
import { urlsOf } from '#addresses/urls.ts';
import { editionsInAll } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import { fixtureEdition } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';
import { checkerOf } from '../support/schema.ts';
import { hashOf, rulingByTable, tableOf } from '../support/table.ts';

const check = checkerOf(schemaOf('book'));
const ROOT = 'https://example.org/arbiter/';
const library = libraryAt('.');

const urlsFor = (edition: Edition) =>
  urlsOf({ base: ROOT, language: edition.book.language, book: edition.bookId, edition: edition.id });
/** What a reader gets: the text of the file, read again. */
const read = <T>(data: T): T => JSON.parse(untagged(JSON.stringify(data))) as T;

describe.each(
  editionsInAll(library).map((edition) => [edition.bookId, edition.id, edition.book.language, edition] as const),
)('the whole of %s, edition %s, in %s', (_, __, ___, edition) => {
  const json = read(bookJson(edition, urlsFor(edition)));

  it('fits the schema', () => {
    expect(check(json)).toEqual([]);
  });

  it('has what the smaller files have, word for word', () => {
    const rules = read(rulesJson(edition, urlsFor(edition)));
    expect(json.rules.map(({ rulings: _rulings, ...rule }) => rule)).toMatchObject(
      rules.rules.map(({ rulings: _rulings, ...rule }) => rule),
    );
    expect(json.concurrences).toEqual(rules.concurrences);
    for (const situation of edition.situations) {
      const {
        book: _book,
        edition: _edition,
        language: _language,
        text: _text,
        dmn: _dmn,
        house: _house,
        situation: id,
        ...own
      } = read(situationJson(edition, situation, urlsFor(edition).home));
      expect(json.situations.find((each) => each.id === id)).toMatchObject(own);
    }
  });

  it('names nothing that it does not have', () => {
    expect(danglingIn(json)).toEqual([]);
  });

  it('has absolute addresses where the site knows its own', () => {
    const found = JSON.stringify(json).match(/"url":"[^"]*"/g) ?? [];
    const official = [json.official?.url, json.related?.url, json.authority.url];
    expect(found.filter((each) => !each.includes(ROOT) && !official.some((url) => url && each.includes(url)))).toEqual(
      [],
    );
  });

  it('answers every worked example as its ruling says, by the file alone', () => {
    for (const situation of json.situations) {
      expect(hashOf(tableOf(situation))).toBe(situation.tableHash);
      const table = tableOf(situation);
      for (const ruling of situation.rulings) {
        for (const { story, answers, url } of ruling.examples) {
          expect(rulingByTable(table, given(situation, answers)), story).toEqual([ruling.id]);
          expect(url).toBe(
            `${ROOT}${json.language}/${json.book}/${json.edition}/rulings/${ruling.id}/${answers && `?${answers}`}`,
          );
        }
      }
    }
  });
});

describe('what only the whole has', () => {
  const json = read(bookJson(fixtureEdition('slagspel'), urlsFor(fixtureEdition('slagspel'))));

  it('is the words of a ruling, why it is so, and what to do', () => {
    const ruling = json.situations
      .flatMap((each) => each.rulings)
      .find(({ id }) => id === 'verkeerde-kaart-tot-vier-slagen');
    const { rule, inWords, steps, then, examples: [example] = [] } = ruling ?? {};
    expect({ rule, inWords, steps, then, example }).toMatchInlineSnapshot(`
      {
        "example": {
          "answers": "fout=voor-de-beurt&gesloten-slagen=4",
          "gives": {
            "cites": [
              "17#a",
            ],
            "effects": [
              {
                "against": "overtreder",
                "points": 10,
              },
            ],
            "modality": "must",
          },
          "story": "Anna legt een kaart neer terwijl Bram nog moet spelen.",
          "url": "https://example.org/arbiter/nl/slagspel/2020/rulings/verkeerde-kaart-tot-vier-slagen/?fout=voor-de-beurt&gesloten-slagen=4",
        },
        "inWords": {
          "follows": [
            "10 strafpunten ten koste van de overtreder",
          ],
          "when": [
            "Een speler speelde voor zijn beurt, ontdook of speelde meer kaarten tegelijk; 0 tot en met 4 gesloten slagen",
          ],
        },
        "rule": "17",
        "steps": [
          "Noteer de strafpunten op het briefje.",
        ],
        "then": [
          "praten-aan-tafel",
        ],
      }
    `);
  });

  it('is terms, labels and phases', () => {
    expect({
      terms: json.terms.slice(0, 1),
      points: json.points,
      parties: json.parties,
      roles: json.roles,
    }).toMatchInlineSnapshot(`
      {
        "parties": {
          "overtreder": {
            "label": "de overtreder",
          },
          "tegenpartij": {
            "label": "de tegenpartij",
          },
        },
        "points": {
          "strafpunten": {
            "label": "strafpunten",
            "one": "{n} strafpunt",
            "other": "{n} strafpunten",
          },
        },
        "roles": {
          "wedstrijdleider": {
            "label": "de wedstrijdleider",
          },
        },
        "terms": [
          {
            "cites": [
              "31#a",
            ],
            "definition": "Alle dertien slagen in één spel.",
            "id": "baunie",
            "term": "Baunie",
            "url": "https://example.org/arbiter/nl/slagspel/2020/terms/#baunie",
          },
        ],
      }
    `);
  });
});

describe('the list of everything', () => {
  const json = read(indexJson(library, ROOT, '2026-11-29'));

  it('fits the schema, with every edition in every language', () => {
    expect(checkerOf(schemaOf('index'))(json)).toEqual([]);
    const listed = json.books.flatMap(({ id, editions }) =>
      editions.flatMap((edition) => edition.languages.map(({ language }) => `${id} ${edition.id} ${language}`)),
    );
    const all = editionsInAll(library).map(({ bookId, id, book }) => `${bookId} ${id} ${book.language}`);
    expect(listed.toSorted()).toEqual(all.toSorted());
  });

  it('has a translation’s data in a folder of its language', () => {
    const [first] = json.books;
    const places = first?.editions.at(-1)?.languages.map(({ book, language }) => ({ book, language })) ?? [];
    for (const { book, language } of places)
      expect(book.endsWith(language === first?.language ? '/book.json' : `/${language}/book.json`), book).toBe(true);
  });

  it('is below the base path of a site that does not know its host', () => {
    expect(indexJson(library, '/arbiter/', '2026-11-29').schemas['book']).toBe('/arbiter/api/v1/schema/book.json');
  });
});

/** Ids that something refers to and that nothing has. */
function danglingIn(json: BookJson): readonly string[] {
  const cited = new Set(json.rules.flatMap(({ slug, clauses }) => [slug, ...clauses.map(({ id }) => `${slug}#${id}`)]));
  const situations = new Set(json.situations.map(({ id }) => id));
  const rulings = new Set(json.situations.flatMap((each) => each.rulings.map(({ id }) => id)));
  const times = new Set(json.times.map(({ id }) => id));
  const who = new Set([...Object.keys(json.roles), ...Object.keys(json.parties)]);
  const lacking = (known: ReadonlySet<string>, ids: readonly (string | undefined)[] = []) =>
    ids.filter((id): id is string => id !== undefined && !known.has(id));
  const all = json.situations.flatMap((each) => each.rulings);
  return [
    ...all.flatMap((each) => [
      ...lacking(cited, [...each.cites, each.rule, ...each.examples.flatMap(({ gives }) => gives?.cites ?? [])]),
      ...lacking(situations, each.then),
      ...lacking(times, each.times),
      ...lacking(who, [each.decidedBy]),
    ]),
    ...json.situations.flatMap((each) => [
      ...lacking(cited, each.see),
      ...lacking(times, each.times),
      ...lacking(
        cited,
        each.procedure?.flatMap((step) => step.cites ?? []),
      ),
      ...lacking(
        times,
        each.procedure?.flatMap((step) => step.times ?? []),
      ),
      ...lacking(new Set(json.phases.map(({ id }) => id)), [each.phase]),
    ]),
    ...json.rules.flatMap((each) => lacking(rulings, each.rulings)),
    ...json.terms.flatMap((each) => lacking(cited, each.cites)),
    ...json.times.flatMap((each) => lacking(cited, [each.cite])),
    ...lacking(cited, json.residual?.cites),
  ];
}

/** The answers of an example as the table takes them. */
function given(situation: BookJson['situations'][number], answers: string): Record<string, string | number> {
  const numbers = new Set(situation.facts.flatMap((fact) => (fact.kind === 'number' ? [fact.id] : [])));
  return Object.fromEntries(
    [...new URLSearchParams(answers)].map(([fact, value]) => [fact, numbers.has(fact) ? Number(value) : value]),
  );
}
