/** A short visit to a live host: a few addresses of each kind, each found in what came before, one after the other. */
import { pageAt } from '#addresses/pages.ts';
import { RELEASE_FILE, type PackInfo } from '#offline/release.ts';
import type { Answer, Ask, Heard, NoAnswer } from './ask.ts';
import { builtFor, filesIn, linkedIn, linksIn, textOf } from './in-page.ts';
import { smallestPack } from './packs.ts';

/** What was heard; what nobody named was not asked for, and is absent. */
export interface Visit {
  /** The start page, with a slash at its end. */
  readonly base: URL;
  /** The start page, a book's and a rule's; some may be missing. */
  readonly pages: readonly Answer[];
  /** Files whose name changes with their content: a script, a style, the font, a part of the full text's index. */
  readonly hashed: readonly Answer[];
  /** What else is fetched under a name that stays: indexes, data, feed, manifest. */
  readonly data: readonly Answer[];
  /** The full text's machine, which is read as it is. */
  readonly machine: Answer | undefined;
  /** What stands between pages and network. */
  readonly worker: Answer | undefined;
  /** The list of packs; it is among the data too. */
  readonly release: Answer | undefined;
  /** The smallest pack, with what the list says of it; it is among the hashed files too. */
  readonly pack: { readonly answer: Answer; readonly info: PackInfo } | undefined;
  /** An address that there is nothing at, and one with a name that a file might have had before. */
  readonly missing: readonly Answer[];
  /** A page asked for without its slash, and with an answer behind it. */
  readonly slashless: Answer | undefined;
  /** Asked again for what has not changed. */
  readonly again: readonly Answer[];
  readonly silent: readonly NoAnswer[];
  /** What no page named, so that it was not asked for. */
  readonly unnamed: readonly string[];
}

/** What stands at the start, if it is not the start page of a site. */
export type NoVisit =
  | { readonly kind: 'silent'; readonly heard: NoAnswer }
  | { readonly kind: 'leads-on'; readonly to: string; readonly heard: Answer }
  | { readonly kind: 'fails'; readonly heard: Answer }
  | { readonly kind: 'other-path'; readonly path: string; readonly heard: Answer }
  | { readonly kind: 'no-site'; readonly heard: Answer };

export const SLASHLESS_QUERY = '?arbiter-check=1';

/**
 * Asks some twenty times, and for two pages once more as a browser does that has them.
 * @param base the start page, with a slash at its end.
 */
export async function visit(base: URL, ask: Ask): Promise<Visit | NoVisit> {
  const start = await ask(base);
  const failed = failureOf(start, base);
  if (failed) return failed;
  const heard: Heard[] = [];
  const unnamed: string[] = [];
  const hear = async (url: URL | undefined, headers?: Readonly<Record<string, string>>) => {
    if (!url) return undefined;
    const answer = await ask(url, headers);
    heard.push(answer);
    return answer.kind === 'answer' ? answer : undefined;
  };
  /** What every site has; where no page names it, something is wrong. */
  const hearOf = (what: string, url: URL | undefined) => {
    if (!url) unnamed.push(what);
    return hear(url);
  };
  const first = start.kind === 'answer' ? start : undefined;
  const book = await hearOf('book', booksOn(first, base)[0]);
  const rule = await hearOf('rule', rulesOn(book, base)[0]);
  const html = [first, book, rule].flatMap((page) => (page ? [textOf(page)] : [])).join('\n');
  const files = filesIn(html, base);
  const language = book ? (new URL(book.url).pathname.slice(base.pathname.length).split('/')[0] ?? '') : '';
  const fullText = new URL(`pagefind/${language}/`, base);
  const entry = await hear(book && new URL('pagefind-entry.json', fullText));
  const [part, machine] = partsOf(entry, language);
  const worker = await hear(new URL('sw.js', base));
  const release = await hear(new URL(RELEASE_FILE, base));
  const info = smallestPack(release);
  const pack = await hear(info && new URL(info.path, base));
  return {
    base,
    pages: present([first, book, rule]),
    hashed: present([
      await hearOf(
        'script',
        files.find(({ pathname }) => pathname.endsWith('.js')),
      ),
      await hearOf(
        'style',
        files.find(({ pathname }) => pathname.endsWith('.css')),
      ),
      await hearOf(
        'font',
        files.find(({ pathname }) => pathname.endsWith('.woff2')),
      ),
      await hearOf('part of the full text', part === undefined ? undefined : new URL(part, fullText)),
      pack,
    ]),
    data: present([
      await hear(new URL('search-index/books.json', base)),
      await hear(new URL('api/v1/schema/rules.json', base)),
      entry,
      release,
      await hear(book && linkedIn(textOf(book), '[type="application/atom+xml"]', base)),
      await hear(first && linkedIn(textOf(first), '[rel="manifest"]', base)),
    ]),
    machine: await hear(machine === undefined ? undefined : new URL(machine, fullText)),
    worker,
    release,
    pack: pack && info && { answer: pack, info },
    missing: present([
      await hear(new URL('there-is-no-such-page/', base)),
      await hear(new URL('_astro/there-is-no-such-file.00000000.js', base)),
    ]),
    slashless: await hear(book && new URL(book.url.replace(/\/$/, SLASHLESS_QUERY))),
    again: present([
      await hear(base, validators(first)),
      rule?.status === 200 ? await hear(new URL(rule.url), validators(rule)) : undefined,
    ]),
    silent: heard.filter((each) => each.kind === 'none'),
    unnamed,
  };
}

function failureOf(heard: Heard, base: URL): NoVisit | undefined {
  if (heard.kind === 'none') return { kind: 'silent', heard };
  const location = heard.headers.get('location');
  if (heard.status >= 300 && heard.status < 400 && location !== null)
    return { kind: 'leads-on', to: URL.parse(location, base)?.href ?? location, heard };
  if (heard.status !== 200) return { kind: 'fails', heard };
  const path = builtFor(textOf(heard));
  if (path === undefined) return { kind: 'no-site', heard };
  return path === base.pathname ? undefined : { kind: 'other-path', path, heard };
}

/** The books that a page names: what stands in the folder of a language and is no page of the language itself. */
function booksOn(page: Answer | undefined, base: URL): readonly URL[] {
  return insideOf(page, base).flatMap(({ url, parts: [, ...rest] }) =>
    rest.length === 2 && !pageAt('language', rest.join('/')) ? [url] : [],
  );
}

/** The rules that a book's page names. */
function rulesOn(page: Answer | undefined, base: URL): readonly URL[] {
  return insideOf(page, base).flatMap(({ url, parts: [, , ...rest] }) =>
    url.href.startsWith(page?.url ?? '') && pageAt('edition', rest.join('/'))?.kind === 'rule' ? [url] : [],
  );
}

/** Where a page's links lead within the site, and the parts of the path there; the last is empty. */
function insideOf(
  page: Answer | undefined,
  base: URL,
): readonly { readonly url: URL; readonly parts: readonly string[] }[] {
  if (page?.status !== 200) return [];
  return linksIn(textOf(page), base)
    .filter((url) => url.href.startsWith(base.href) && url.pathname.endsWith('/'))
    .map((url) => ({ url, parts: url.pathname.slice(base.pathname.length).split('/') }));
}

/** A part with a hashed name and the machine of the full text's index, from the list of what it has. */
function partsOf(entry: Answer | undefined, language: string): readonly [string | undefined, string | undefined] {
  const text = entry?.status === 200 ? textOf(entry) : '';
  const hash = /"hash":\s*"([\w-]+)"/.exec(text)?.[1];
  return [
    hash === undefined ? undefined : `pagefind.${hash}.pf_meta`,
    hash === undefined ? undefined : `wasm.${language}.pagefind`,
  ];
}

/** What a browser asks with for something that it has; without any, it asks anew. */
function validators(answer: Answer | undefined): Readonly<Record<string, string>> {
  const tag = answer?.headers.get('etag');
  const since = answer?.headers.get('last-modified');
  return {
    ...(tag === null || tag === undefined ? {} : { 'If-None-Match': tag }),
    ...(since === null || since === undefined ? {} : { 'If-Modified-Since': since }),
  };
}

function present(answers: readonly (Answer | undefined)[]): readonly Answer[] {
  return answers.filter((each) => each !== undefined);
}
