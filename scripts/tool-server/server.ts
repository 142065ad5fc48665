/** The tools that an assistant is offered. All of them only read what the site publishes. */
import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'astro/zod';
import { compareIn } from './compare.ts';
import { decideIn } from './decide.ts';
import { ruleOf } from './rule.ts';
import { searchIn } from './search.ts';
import { Unanswerable, type Source } from './source.ts';
import { verify } from './citations.ts';

const RESTATED = `Rules and rulings of tournament rulebooks, restated by their editors. This is not the official text: say so,
and name the edition, whenever you hand something on.`;
const SOURCE = `Rules and rulings as those who made them publish them. Name the edition whenever you hand something on.`;
const INSTRUCTIONS = `Never decide a case yourself: find the situation with search, give decide the facts that you were told, ask the
person what it asks next, and quote the address of the ruling. Do not guess a fact. One event may belong to two situations: where a
ruling has concurrences, they say what holds then. That is so for one act of one player, or for two things that "says" joins: ask.
Of any other two acts, or acts of two players, both rulings hold. A book with houseRules is a club's: it holds at its tables and
nowhere else, so take it only for who plays there, and say whose rule it is. Before you cite, let verify_citations look.`;

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true } as const;
const id = z.string().max(200);
const place = {
  book: id.describe('The id of a book; search without one lists them.'),
  edition: id.optional().describe('The edition in force where it is left out.'),
  language: id.optional().describe('nl, da, de or en; the language of the book where it is left out.'),
};
const MOST = 50;

/** @param restated whether any of the books restates a text that goes first. */
export function toolServer(source: Source, restated: boolean): McpServer {
  const instructions = `${restated ? RESTATED : SOURCE} ${INSTRUCTIONS}`;
  const server = new McpServer({ name: 'rulebooks', version: '1.0.0' }, { instructions });
  server.registerTool(
    'search',
    {
      description: 'Finds situations, rules, clauses, rulings and terms by words. Without a book it lists all books.',
      inputSchema: z.object({
        query: z.string().max(500).default(''),
        ...place,
        book: place.book.optional(),
        limit: z.int().min(1).max(MOST).default(10),
      }),
      annotations: READS,
    },
    ({ query, book, edition, language, limit }) =>
      answer(async () =>
        book === undefined ? booksOf(source) : searchIn(await source.book({ book, edition, language }), query, limit),
      ),
  );
  server.registerTool(
    'get_rule',
    {
      description: 'A rule or one of its clauses, word for word, with editors’ notes and the rulings that follow.',
      inputSchema: z.object({ ...place, rule: id.describe('17, 17#a, or the id of a rule') }),
      annotations: READS,
    },
    ({ rule, ...wanted }) => answer(async () => ruleOf(await source.book(wanted), rule)),
  );
  server.registerTool(
    'decide',
    {
      description:
        'The ruling in a situation by the facts that are known, with its citations and who decides; until there is one, what to ask next.',
      inputSchema: z.object({
        ...place,
        situation: id,
        facts: z
          .record(z.string(), z.union([z.string().max(200), z.number()]))
          .default({})
          .describe(
            'By fact: the id of an option, a number, 3..5, unknown, or unestablished where it can no longer be found out.',
          ),
      }),
      annotations: READS,
    },
    ({ situation, facts, ...wanted }) => answer(async () => decideIn(await source.book(wanted), situation, facts)),
  );
  const said = z.string().max(5000);
  server.registerTool(
    'verify_citations',
    {
      description:
        'Of each citation: OK, NOT FOUND with what is nearest, or CHANGED where other words stand there or hold now.',
      inputSchema: z.object({
        citations: z
          .array(
            z.object({
              url: said.optional(),
              book: id.optional(),
              edition: id.optional(),
              language: id.optional(),
              cite: id.optional().describe('17 or 17#a'),
              ruling: id.optional(),
              situation: id.optional(),
              quote: said.optional().describe('The words that are said to stand there.'),
            }),
          )
          .min(1)
          .max(MOST),
      }),
      annotations: READS,
    },
    ({ citations }) =>
      answer(async () => ({ citations: await Promise.all(citations.map((each) => verify(each, source))) })),
  );
  server.registerTool(
    'compare_editions',
    {
      description: 'What came, went or changed between two editions of a book.',
      inputSchema: z.object({ book: id, from: id, to: id.optional(), language: place.language }),
      annotations: READS,
    },
    ({ book, from, to, language }) =>
      answer(async () =>
        compareIn(
          await source.book({ book, edition: from, language }),
          await source.book({ book, edition: to, language }),
        ),
      ),
  );
  return server;
}

async function booksOf(source: Source) {
  const { books } = await source.index();
  return {
    books: books.map(({ id: book, game, language, house, authority, editions }) => ({
      book,
      game,
      language,
      ...(house === undefined ? {} : { houseRules: { of: authority.short, on: house.on } }),
      editions: editions.map(({ id: edition, title, current, languages }) => ({
        edition,
        title,
        current,
        languages: languages.map((each) => each.language),
      })),
    })),
  };
}

/** What the assistant reads; of what it may mend itself, the sentence that says how. */
async function answer(work: () => Promise<object>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await work()) }] };
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    return { content: [{ type: 'text' as const, text: error.message }], isError: true };
  }
}
