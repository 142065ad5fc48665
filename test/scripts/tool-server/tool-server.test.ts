/** The tools for assistants, spoken to as an assistant does: JSON-RPC, line by line. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJson } from '#api/book.ts';
import { indexJson } from '#api/index-json.ts';
import { dataUrls } from '#addresses/data.ts';
import { urlsOf } from '#addresses/urls.ts';
import { editionsInAll, wordsOf } from '#library/in-language.ts';
import { loadLibrary } from '#library/load.ts';
import { untagged } from '#model/language-tags.ts';
import { placeIn } from '../../../scripts/tool-server/citations.ts';
import { run } from '../../../scripts/run.ts';
import { FIXTURE_ROOT } from '../../support/fixture.ts';

const SITE = 'https://example.org/';
const listed: ReturnType<typeof indexJson>['books'][number][] = [];
const folder = mkdtempSync(join(tmpdir(), 'arbiter-tools-'));
let assistant: Assistant;

beforeAll(async () => {
  for (const root of [FIXTURE_ROOT, 'test/books/good/two-languages']) writeData(root);
  assistant = await meet(folder);
});
afterAll(() => {
  assistant.end();
  rmSync(folder, { recursive: true });
});

describe('an assistant', () => {
  it('is told before anything else that it must not decide, and that all tools only read', async () => {
    expect(assistant.instructions).toMatch(/not the official text/);
    const { tools } = await assistant.ask<{ tools: { name: string; annotations: { readOnlyHint: boolean } }[] }>(
      'tools/list',
      {},
    );
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'get_rule',
      'decide',
      'verify_citations',
      'compare_editions',
    ]);
    expect(tools.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
  });

  it('finds a situation by what somebody says, and lists the books', async () => {
    const found = await assistant.call('search', { book: 'slagspel', query: 'voor zijn beurt' });
    expect(found['found']).toContainEqual(
      expect.objectContaining({ kind: 'situation', id: 'verkeerd-gespeelde-kaart' }),
    );
    const sentence = await assistant.call('search', {
      book: 'slagspel',
      query: 'help, er is een kaart gevallen bij Anna',
    });
    expect(sentence['found']).toContainEqual(
      expect.objectContaining({ url: expect.stringContaining('gevallen') as string }),
    );
    const { books } = await assistant.call('search', {});
    expect(books).toContainEqual(expect.objectContaining({ book: 'bordspel', language: 'nl' }));
  });

  it('reads a clause word for word, with its notes', async () => {
    const rule = await assistant.call('get_rule', { book: 'slagspel', rule: '17#a' });
    expect(rule).toMatchObject({
      slug: '17',
      standing: { inForce: true, text: 'authentic' },
      clauses: [{ id: 'a', notes: [{ kind: 'ambiguity' }], url: `${SITE}nl/slagspel/2020/17/#a` }],
    });
  });

  it('is asked for the facts that decide, one after the other, and gets the ruling with its sources', async () => {
    const decide = (facts: object) =>
      assistant.call('decide', { book: 'slagspel', situation: 'verkeerd-gespeelde-kaart', facts });
    const first = await decide({});
    expect(first).toMatchObject({ status: 'question', ask: { fact: 'fout' } });
    const second = await decide({ fout: 'verzaking', weer: 'mooi' });
    expect(second).toMatchObject({ status: 'question', ask: { fact: 'gesloten-slagen' }, ignored: ['weer'] });
    const last = await decide({ fout: 'verzaking', 'gesloten-slagen': 4 });
    expect(last).toMatchObject({
      status: 'decided',
      ruling: {
        id: 'verkeerde-kaart-tot-vier-slagen',
        effects: [{ points: 10 }],
        url: `${SITE}nl/slagspel/2020/rulings/verkeerde-kaart-tot-vier-slagen/?fout=verzaking&gesloten-slagen=4`,
        citations: [{ cite: '17#a' }],
        restsOnEditorsNotes: [{ note: 'wiens-slagen' }],
      },
    });
    expect(await decide({ fout: 'verzaking', 'gesloten-slagen': 'unknown' })).toMatchObject({
      status: 'undecided',
      ask: { fact: 'gesloten-slagen' },
    });
  });

  it('is told with a ruling what holds where another situation rules the same event', async () => {
    const facts = { soort: 'gevallen' };
    const decided = await assistant.call('decide', { book: 'bordspel', situation: 'fout-met-kaarten', facts });
    expect(decided).toMatchObject({
      status: 'decided',
      ruling: {
        id: 'kaart-gevallen',
        concurrences: [
          {
            how: 'adds',
            rulings: ['kaart-gevallen'],
            with: ['kleur-bekend'],
            says: 'Het zijn twee kaarten. De gevallen kaart gaat terug, de gespeelde blijft liggen.',
            citations: [{ text: expect.stringContaining('kaart') as string }, {}],
          },
        ],
      },
    });
  });

  it('has its citations looked at: there, not there, and otherwise now', async () => {
    const { citations } = await assistant.call('verify_citations', {
      citations: [
        { book: 'slagspel', cite: '17#a', quote: 'Wie voor zijn beurt speelt' },
        { url: `${SITE}nl/slagspel/2020/rulings/verkeerde-kaart-tot-vier-slagen/?fout=verzaking` },
        { book: 'slagspel', cite: '17#z' },
        { book: 'slagspel', ruling: 'verkeerde-kaart-tot-vier-slag' },
        { book: 'slagspel', cite: '17#a', quote: 'krijgt twintig strafpunten' },
        { url: `${SITE}nl/bordspel/2019/4/` },
        { url: `${SITE}nl/kaatsen/4/` },
      ],
    });
    const results = (citations as { result: string }[]).map(({ result }) => result);
    expect(results).toEqual(['OK', 'OK', 'NOT FOUND', 'NOT FOUND', 'CHANGED', 'CHANGED', 'NOT FOUND']);
    const [, , clause, ruling, , old] = citations as { nearest?: string[]; why?: string }[];
    expect(clause?.nearest).toContain('17#a');
    expect(ruling?.nearest).toContain('verkeerde-kaart-tot-vier-slagen');
    expect(old?.why).toMatch(/edition in force/);
  });

  it('sees what changed between two editions', async () => {
    const compared = await assistant.call('compare_editions', { book: 'bordspel', from: '2019' });
    expect(compared).toMatchObject({ from: { inForce: false }, to: { inForce: true } });
    const { rules } = compared as { rules: Record<'added' | 'dropped' | 'changed', object[]> };
    expect([rules.added.length, rules.dropped.length, rules.changed.length].every((n) => n > 0)).toBe(true);
  });

  it('is told what there is where it asks for something else', async () => {
    const said = await assistant.refused('get_rule', { book: 'kaatsen', rule: '1' });
    expect(said).toMatch(/^There is no book "kaatsen"\. There are: /);
    expect(await assistant.refused('get_rule', { book: '../../etc', rule: '1' })).toMatch(/^There is no book/);
    expect(await assistant.refused('get_rule', { book: 'slagspel', rule: '17#z' })).toMatch(/Nearest: .*17#a/);
  });
});

it('a folder without a site is named, and how to name one', async () => {
  const { code, output } = await run('node', ['scripts/tool-server/main.ts', join(folder, 'nothing')], {});
  expect(code).toBe(1);
  expect(output).toMatch(/has no api\/v1\/index\.json: name the folder of a built site, or its address/);
});

it.each([
  ['https://example.org/nl/slagspel/2020/17/#a', { language: 'nl', book: 'slagspel', edition: '2020', cite: '17#a' }],
  ['/arbiter/en/bordspel/4/', { language: 'en', book: 'bordspel', cite: '4' }],
  ['/nl/b/rulings/kap/?a=b', { language: 'nl', book: 'b', ruling: 'kap' }],
  ['/nl/b/2020/situations/kap/', { language: 'nl', book: 'b', edition: '2020', situation: 'kap' }],
])('the address %s is read as a citation', (address, expected) => {
  expect(placeIn(address)).toEqual(expected);
});

/** What a built site would have of these books. */
function writeData(root: string): void {
  const library = loadLibrary(root);
  const write = (address: string, data: object) => {
    const file = join(folder, address.slice(SITE.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, untagged(JSON.stringify(data)));
  };
  const data = dataUrls(SITE);
  const index = indexJson(library, SITE, '2026-11-29');
  listed.push(...index.books);
  write(data.index, { ...index, books: listed });
  for (const edition of editionsInAll(library)) {
    const place = { book: edition.bookId, edition: edition.id, ...wordsOf(edition) };
    const urls = urlsOf({ base: SITE, language: edition.book.language, book: edition.bookId, edition: edition.id });
    write(data.book(place), bookJson(edition, urls));
  }
}

interface Assistant {
  readonly instructions: string;
  ask<T>(method: string, params: object): Promise<T>;
  /** The answer of a tool. */
  call(tool: string, args: object): Promise<Record<string, unknown>>;
  /** What a tool says where it cannot answer. */
  refused(tool: string, args: object): Promise<string>;
  end(): void;
}

interface Answered {
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Called {
  readonly content: readonly { readonly text: string }[];
  readonly isError?: boolean;
}

/** Starts the server and greets it. */
async function meet(site: string): Promise<Assistant> {
  const server: ChildProcess = spawn('node', ['scripts/tool-server/main.ts', site], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = new Map<number, (message: Answered) => void>();
  if (!server.stdout) throw new Error('no output');
  createInterface({ input: server.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as Answered & { id: number };
    waiting.get(message.id)?.(message);
  });
  const send = (message: object) => server.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  let last = 0;
  const ask = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        if (error) reject(new Error(error.message));
        else resolve(result as T);
      });
      send({ id, method, params });
    });
  const { instructions } = await ask<{ instructions: string }>('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  send({ method: 'notifications/initialized' });
  const called = (tool: string, args: object) => ask<Called>('tools/call', { name: tool, arguments: args });
  return {
    instructions,
    ask,
    call: async (tool, args) => {
      const { content, isError } = await called(tool, args);
      if (isError) throw new Error(content[0]?.text);
      return JSON.parse(content[0]?.text ?? '') as Record<string, unknown>;
    },
    refused: async (tool, args) => {
      const { content, isError } = await called(tool, args);
      expect(isError).toBe(true);
      return content[0]?.text ?? '';
    },
    end: () => server.kill(),
  };
}
