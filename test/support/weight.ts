/** The weight of a page before the first interaction, by purpose. Bytes in transit (gzip); design §10. */
import { existsSync, readFileSync } from 'node:fs';
import { fileOf, gzipped, type Build, type Page } from './site.ts';

export interface Weight {
  /** Everything: the page with its styles, its font and icons, and its scripts. */
  readonly all: number;
  /** The page's own words, with their markup. */
  readonly words: number;
  /** What a widget works with, where there is one. */
  readonly data: number;
  /** The rest: the cost of a page without words. */
  readonly frame: number;
}

const weighed = new WeakMap<object, Weight>();

/** Weighs a page of a build. */
export function weightOf(page: Pick<Page, 'html' | 'url'>, site: Build): Weight {
  const weight = weighed.get(page) ?? weigh(page, site);
  weighed.set(page, weight);
  return weight;
}

function weigh(page: Pick<Page, 'html' | 'url'>, site: Build): Weight {
  const whole = gzipped(page.html);
  const spoken = page.html.replace(DATA, '');
  const data = whole - gzipped(spoken);
  const words = gzipped(spoken.replace(FURNITURE, ''));
  const files = [...filesOf(page, site)];
  const weigh = (some: readonly string[]): number => some.reduce((sum, file) => sum + travelling(file), 0);
  const all = whole + weigh(files);
  return { all, words, data, frame: all - words - data };
}

const DATA = /<script[^>]*"application\/json"[^>]*>[^]*?<\/script>/g;
const FURNITURE = /<(style|script)[^>]*>[^]*?<\/\1>/g;

/** Files that a browser fetches for a page by itself: those that the page and its scripts refer to. */
export function filesOf({ html, url }: Pick<Page, 'html' | 'url'>, site: Build): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (address: string, from: string): void => {
    const { pathname } = new URL(address, `http://site${from}`);
    const file = fileOf(site, pathname);
    if (file === undefined || !existsSync(file) || found.has(file)) return;
    found.add(file);
    if (file.endsWith('.js'))
      for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) add(imported, pathname);
  };
  for (const pattern of [NAMED, AFTER_PAINT]) for (const [, address = ''] of html.matchAll(pattern)) add(address, url);
  return found;
}

/** A script, an icon or a stylesheet. */
const NAMED = /(?:<script[^>]* src|<link rel="(?:icon|stylesheet|modulepreload)" href)="([^"#]+)/g;

/** A script loaded after the first paint (scripts/after-paint.ts). */
const AFTER_PAINT = /"(\/[^"\s]+\.js)"(?=[^<]*\)<\/script><\/body>)/g;

/** `import … from"./x.js"`, `import"./x.js"` and `export … from"./x.js"`; not `import("./x.js")`. */
const STATIC_IMPORT = /(?:^|[;\s}])(?:import|export)(?:[\w*{}\s,$]+from)?\s*["'](\.{0,2}\/[^"']+)["']/g;

const sizes = new Map<string, number>();

function travelling(file: string): number {
  const content = readFileSync(file);
  const size = sizes.get(file) ?? gzipped(content);
  sizes.set(file, size);
  return size;
}
