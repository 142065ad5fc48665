/**
 * What is done to every page on its way to its file: its styles become one, what they say of paper a file that all pages
 * of a kind share, its drawn signs stand in it, what it need not wait for comes after its first paint, and its policy names
 * what then stands in it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { ownText } from '#library/own-texts.ts';
import { letGo } from '#site/let-go.ts';
import { withRestAfterPaint } from './after-paint.ts';
import { withOneStyle, withPaperApart, type PaperOf } from './head-styles.ts';
import { iconsIn, withIconsWithin } from './icons-within.ts';
import { collectNow } from './memory.ts';
import { paperApart } from './paper-apart.ts';
import { withPolicy } from './policy.ts';

/**
 * @param watched whoever counts the pages, or nobody.
 * @param seen gets each page that is done, with its path.
 */
export function finishedPages(
  watched: (astro: AstroPrerenderer) => AstroPrerenderer,
  seen: (path: string, html: string) => void,
): AstroIntegration {
  const papers = papersOf();
  let folder = '/';
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = `${config.base.replace(/\/$/, '')}/${SHEETS}/`;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const icons = iconsIn(ICONS);
        const finished = (html: string) => {
          const { head, body } = partsOf(html);
          const styled = withPaperApart(withOneStyle(head), (css) => papers.of(css, folder));
          return withPolicy(withRestAfterPaint(styled + withIconsWithin(body, icons)));
        };
        setPrerenderer((astro) => watched(finishing(astro, finished, seen)));
      },
      'astro:build:done': ({ dir }) => papers.writeTo(join(fileURLToPath(dir), SHEETS)),
    },
  };
}

/** Its styles stand in its head and its signs in its body: either is written anew without the other, which may be many megabytes. */
function partsOf(html: string): { readonly head: string; readonly body: string } {
  const at = html.indexOf('<body');
  return at < 0 ? { head: html, body: '' } : { head: html.slice(0, at), body: html.slice(at) };
}

const ICONS = fileURLToPath(new URL('../src/components/icons.svg', import.meta.url));

/** The folder of a build for what pages fetch. */
const SHEETS = '_astro';

function finishing(
  astro: AstroPrerenderer,
  finished: (html: string) => string,
  seen: (path: string, html: string) => void,
): AstroPrerenderer {
  const inTurn = oneAtATime();
  return {
    ...astro,
    render: (request, options) =>
      inTurn(async () => {
        const made = await astro.render(request, options);
        letGo(request);
        const response = made instanceof Response ? made : made.response;
        if (!response.headers.get('content-type')?.startsWith('text/html')) return made;
        const html = finished(await response.text());
        seen(new URL(request.url).pathname, html);
        if (html.length > LARGE) collectNow();
        const page = new FinishedPage(html, response);
        return made instanceof Response ? page : { ...made, response: page };
      }),
  };
}

/**
 * A page as Astro asks for it: by its bytes, once. The platform's own Response holds the text that it was made of for as long as anything
 * knows of it, and something old does until all of the memory is gone through: a third of what a large library's pages left behind were
 * such texts. This one is made of a blank, and has the page beside it until it is asked for.
 */
export class FinishedPage extends Response {
  #html: string | undefined;

  constructor(html: string, made: Response) {
    super(' ', made);
    this.#html = html;
  }

  /** @throws where it is asked for again: what it was is let go. */
  override arrayBuffer(): Promise<ArrayBuffer> {
    const html = this.#html;
    if (html === undefined) return Promise.reject(new TypeError('The page has been handed out already'));
    this.#html = undefined;
    return Promise.resolve(new TextEncoder().encode(html).buffer);
  }
}

/**
 * So many letters leave more behind than a build has room for beside a large library: collected at once, the lists of 10,000
 * rules take 170 MB less at the most. The longest page of a real book has a twentieth of them.
 */
const LARGE = 5_000_000;

/**
 * While files are written the next page is made, but never two together: none would be done sooner, and the lists of a large
 * book take hundreds of megabytes each.
 */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Takes each style apart once, and keeps what it says of paper, under a name of its own content. */
function papersOf() {
  const known = new Map<string, PaperOf>();
  const sheets = new Map<string, string>();
  return {
    of: (css: string, folder: string): PaperOf => {
      const found = known.get(css);
      if (found) return found;
      // Not the text that was cut out of the page: that would hold the page.
      const own = ownText(css);
      const { screen, paper } = paperApart(own);
      const name = `paper.${createHash('sha256').update(paper).digest('base64url').slice(0, 8)}.css`;
      if (paper !== '') sheets.set(name, paper);
      const result = paper === '' ? { screen } : { screen, href: folder + name };
      known.set(own, result);
      return result;
    },
    writeTo: (folder: string): void => {
      mkdirSync(folder, { recursive: true });
      for (const [name, paper] of sheets) writeFileSync(join(folder, name), paper);
    },
  };
}
