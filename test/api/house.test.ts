/** House rules as data: whoever reads them can tell what is a club's, and what the official text says. */
import { describe, expect, it } from 'vitest';
import { bookJson } from '#api/book.ts';
import { schemaOf } from '#api/format.ts';
import { indexJson } from '#api/index-json.ts';
import { llmsText } from '#api/llms.ts';
import { ruleMarkdown } from '#api/markdown/rule.ts';
import { rulingMarkdown } from '#api/markdown/ruling.ts';
import { situationJson } from '#api/situation.ts';
import { urlsOf } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { checkerOf } from '../support/schema.ts';

const ROOT = 'https://example.org/';
const library = joinLibrary(readContentFiles('test/books/good/house-rules'), '2026-11-01');
const subject = (id: string) => {
  const edition = library.books.find((book) => book.id === id)?.current;
  if (!edition) throw new Error(`there is no ${id}`);
  return { edition, urls: urlsOf({ base: ROOT, language: 'nl', book: id, edition: edition.id }) };
};
const official = subject('kaartspel');
const club = subject('kaartspel-club');

describe('a club’s book as data', () => {
  const json = bookJson(club.edition, club.urls);
  const rulings = json.situations.flatMap((each) => each.rulings);

  it('fits the schemas', () => {
    expect(checkerOf(schemaOf('book'))(JSON.parse(JSON.stringify(json)))).toEqual([]);
    for (const situation of club.edition.situations)
      expect(
        checkerOf(schemaOf('situation'))(JSON.parse(JSON.stringify(situationJson(club.edition, situation, ROOT)))),
      ).toEqual([]);
  });

  it('names the book below, and who adopted the rules', () => {
    const house = {
      on: 'kaartspel/2024',
      official: 'https://example.org/nl/kaartspel/2024/',
      adopted: { by: 'de ledenvergadering', on: '2025-12-01' },
    };
    expect(json.house).toEqual(house);
    const { books } = indexJson(library, ROOT, '2026-11-29');
    expect(books.map(({ id, house: of }) => [id, of])).toEqual([
      ['kaartspel', undefined],
      ['kaartspel-club', house],
    ]);
  });

  it('marks each ruling that differs, with the official one and its case', () => {
    expect(rulings.filter(({ house }) => house).map(({ id, house }) => ({ id, house }))).toMatchInlineSnapshot(`
      [
        {
          "house": {
            "kind": "other",
            "official": {
              "ruling": "gewone-straf",
              "url": "https://example.org/nl/kaartspel/2024/rulings/gewone-straf/?streng=nee&te-laat=ja",
              "verdict": "Vijf punten straf",
              "when": [
                {
                  "streng": [
                    "nee",
                  ],
                },
              ],
            },
          },
          "id": "strenge-straf",
        },
        {
          "house": {
            "kind": "other",
            "official": {
              "ruling": "gewone-straf",
              "url": "https://example.org/nl/kaartspel/2024/rulings/gewone-straf/?streng=nee&te-laat=ja",
              "verdict": "Vijf punten straf",
              "when": [
                {
                  "streng": [
                    "nee",
                  ],
                },
              ],
            },
          },
          "id": "gemeld-te-laat",
        },
        {
          "house": {
            "kind": "own",
          },
          "id": "drank-straf",
        },
        {
          "house": {
            "kind": "own",
          },
          "id": "geen-drank-gezien",
        },
      ]
    `);
  });

  it('has the official clause beside its own', () => {
    expect(
      json.rules.flatMap(({ slug, clauses }) =>
        clauses.flatMap(({ id, house }) => (house ? [[`${slug}#${id}`, house]] : [])),
      ),
    ).toMatchInlineSnapshot(`
      [
        [
          "1#b",
          {
            "official": {
              "text": "Speelt men met de strenge regel, dan kost te laat komen tien punten, en vier voor wie het meldde.",
              "url": "https://example.org/nl/kaartspel/2024/1/#b",
            },
          },
        ],
        [
          "h1#1",
          {},
        ],
      ]
    `);
  });

  it('leaves the official book as it is', () => {
    expect(JSON.stringify(bookJson(official.edition, official.urls))).not.toMatch(/"house"|kaartspel-club/);
  });
});

describe('for assistants', () => {
  it('the list of books says of house rules that they are no official text', () => {
    const text = llmsText(library, ROOT, '2026-11-29');
    expect(text).toContain('House rules of a club hold at its tables and nowhere else');
    expect(text).toMatch(
      /kaartspel-club.*house rules on \[kaartspel\/2024\]\(https:\/\/example\.org\/nl\/kaartspel\/2024\/\), not the official text/,
    );
  });

  it('a page as Markdown says whose rule it is, and what the official text has', () => {
    const context = {
      ...club,
      language: 'nl' as const,
      words: packs.nl.pages,
      data: `${ROOT}api/v1/book.json`,
    };
    const [rule] = club.edition.rules;
    const ruling = club.edition.rulings.find(({ id }) => id === 'strenge-straf');
    if (!rule || !ruling) throw new Error('the fixture has both');
    expect(ruleMarkdown(rule, context)).toMatchInlineSnapshot(`
      "# Regel 1: Op tijd komen

      - Kaartspel bij de club, CvK · editie 2026 · van 1 januari 2026
      - Met de huisregels van CvK, vastgesteld door de ledenvergadering op 1 december 2025. Officieel: [Kaartspel · BvK](https://example.org/nl/kaartspel/2024/).
      - Kaartspel staat hier in onze eigen woorden; daarvan gaat de officiële tekst voor. De huisregels zijn die van CvK.
      - Vaste link naar deze pagina in editie 2026: https://example.org/nl/kaartspel-club/2026/1/
      - JSON: https://example.org/api/v1/book.json

      Wie te laat komt, krijgt zware straf.

      ### [Regel 1A](https://example.org/nl/kaartspel-club/2026/1/#a)

      Wie te laat komt, krijgt vijf punten straf.

      ### [Regel 1B](https://example.org/nl/kaartspel-club/2026/1/#b)

      Bij ons kost te laat komen tien punten, en vier voor wie het meldde.

      > **Huisregel van CvK** · [Volgens het officiële reglement](https://example.org/nl/kaartspel/2024/1/#b)
      >
      > Speelt men met de strenge regel, dan kost te laat komen tien punten, en vier voor wie het meldde.

      ## Uitspraken die hieruit volgen

      **[Tien punten straf](https://example.org/nl/kaartspel-club/2026/rulings/strenge-straf/)**
      - De speler kwam te laat; hij had het niet gemeld
      - → 10 punten ten koste van de overtreder (zo moet het)
      - [Huisregel van CvK (volgens het officiële reglement, als geldt “men speelt zonder de strenge regel”: Vijf punten straf)](https://example.org/nl/kaartspel/2024/rulings/gewone-straf/?streng=nee&te-laat=ja)
      - [Regel 1B](https://example.org/nl/kaartspel-club/2026/1/#b).

      **[Vier punten straf](https://example.org/nl/kaartspel-club/2026/rulings/gemeld-te-laat/)**
      - De speler kwam te laat; hij had het gemeld
      - → 4 punten ten koste van de overtreder (zo moet het)
      - [Huisregel van CvK (volgens het officiële reglement, als geldt “men speelt zonder de strenge regel”: Vijf punten straf)](https://example.org/nl/kaartspel/2024/rulings/gewone-straf/?streng=nee&te-laat=ja)
      - [Regel 1B](https://example.org/nl/kaartspel-club/2026/1/#b).

      **[Er is niets aan de hand](https://example.org/nl/kaartspel-club/2026/rulings/op-tijd-gekomen/)**
      - De speler was op tijd
      - [Regel 1A](https://example.org/nl/kaartspel-club/2026/1/#a).
      "
    `);
    expect(rulingMarkdown(ruling, context).split('\n').slice(0, 12).join('\n')).toMatchInlineSnapshot(`
      "# Tien punten straf

      - Kaartspel bij de club, CvK · editie 2026 · van 1 januari 2026
      - Met de huisregels van CvK, vastgesteld door de ledenvergadering op 1 december 2025. Officieel: [Kaartspel · BvK](https://example.org/nl/kaartspel/2024/).
      - Kaartspel staat hier in onze eigen woorden; daarvan gaat de officiële tekst voor. De huisregels zijn die van CvK.
      - Vaste link naar deze pagina in editie 2026: https://example.org/nl/kaartspel-club/2026/rulings/strenge-straf/
      - JSON: https://example.org/api/v1/book.json

      **10 punten ten koste van de overtreder** · zo moet het

      [Huisregel van CvK (volgens het officiële reglement, als geldt “men speelt zonder de strenge regel”: Vijf punten straf)](https://example.org/nl/kaartspel/2024/rulings/gewone-straf/?streng=nee&te-laat=ja)
      "
    `);
  });
});
