/**
 * `llms.txt`: what an assistant has to know of the site before it says anything, and where everything is. In
 * English, as the names of the data's keys are.
 */
import { dataUrls } from '#addresses/data.ts';
import { listed } from '#i18n/language.ts';
import type { Library } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import type { IndexJson } from './format.ts';
import { indexJson } from './index-json.ts';
import { isRestated } from './own-words.ts';

type EditionEntry = IndexJson['books'][number]['editions'][number];

/**
 * @param base where the site is, with a slash at its end: `/arbiter/`, or absolute where that is known.
 * @param built the day, YYYY-MM-DD.
 */
export function llmsText(library: Library, base: string, built: string): string {
  const index = indexJson(library, base, built);
  const data = dataUrls(base);
  return untagged(`# ${library.settings.name}

> ${isRestated(index) ? NOT_OFFICIAL : SOURCE} Never decide a case yourself, and never guess a fact:
> follow the decision table, ask the person what it asks next, and quote the permanent link of the ruling with its edition.

A ruling holds only for the edition that it is quoted from. Whether the words in a language count, or only help to read the original,
is said in \`text\` (\`authentic\`, \`official\`, \`convenience\`). Notes of the editors are no rule text; a ruling that rests on one says so in
\`rests\`, and has to be handed on with it. What the rules leave open is said in \`open\`: then say that it is open, and who decides.
One event may belong to two situations with different rulings: \`concurrences\` says which of them hold then. That is so for one act
of one player, or for two things that \`says\` joins: ask. Of any other two acts, or acts of two players, both rulings hold.${
    index.books.some(({ house }) => house) ? `\n${HOUSE_RULES}` : ''
  }

## Books

${index.books.flatMap((book) => book.editions.map((edition) => editionLines(edition, book))).join('\n')}

## Data

- [Everything there is](${data.index}): books, editions, languages and all addresses. Built on ${built}.
- \`book.json\` is an edition in one language, whole; its schema: ${data.schema('book')}
- Every page of a rule, a situation, a ruling and of the terms is also there as Markdown: \`index.md\` behind its permanent address.
- Nothing here needs a key, and scripts of other sites may read it.

## A case is an address

The permanent page of a situation, or of a ruling, with the answers as its query, facts and options by their ids:
\`<situation>?<fact>=<option>&<fact>=3\`. \`3..5\` is a number between these; \`unknown\` is a question that nobody has answered yet,
\`unestablished\` one that nobody can answer any more. Whoever opens it sees the ruling, or the next question.
${exampleOf(library, index)}`);
}

const NOT_OFFICIAL =
  'This is not the official text: the rules are restated in the editors’ own words, and the official text prevails.';
const SOURCE = 'These are the rules as those who made them publish them.';

const HOUSE_RULES = `House rules of a club hold at its tables and nowhere else: answer from them only who asks as one of these tables, and say whose
they are. \`house\` says what the official book has in the place of each ruling and clause that differs.`;

/** What a text is among those of its edition. */
const STANDING = {
  authentic: 'the original',
  official: 'an official translation',
  convenience: 'a translation',
} as const;

function editionLines(
  { title, from, current, languages }: EditionEntry,
  { authority, house }: IndexJson['books'][number],
): string {
  const [original] = languages;
  const since = from === undefined ? 'undated' : `of ${from}`;
  const others = languages.map(
    ({ language, book, text }) =>
      `[${language}, ${STANDING[text.original === undefined ? 'authentic' : text.state]}](${book})`,
  );
  const of = house ? `, house rules on [${house.on}](${house.official}), not the official text` : '';
  return `- [${original?.title ?? title}](${original?.url ?? ''}), ${authority.name}, ${title}, ${since}, ${current ? 'in force' : 'not in force'}${of}: ${listed('en', others)}`;
}

/** A worked case of the first situation that has one. */
function exampleOf({ books }: Library, index: IndexJson): string {
  for (const { id, current } of books)
    for (const situation of current.situations)
      for (const { examples } of situation.rulings)
        for (const { given } of examples) {
          const entry = index.books.find((each) => each.id === id)?.editions.find((each) => each.id === current.id);
          const page = entry?.languages[0]?.situations.find((each) => each.id === situation.id);
          if (page === undefined || Object.keys(given).length === 0) continue;
          const query = new URLSearchParams(Object.entries(given).map(([fact, value]) => [fact, String(value)]));
          return `For example: ${page.url}?${query.toString()}\n`;
        }
  return '';
}
