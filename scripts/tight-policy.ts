/**
 * Every page's content security policy, cut down to what the page needs. Astro names the hash of every script of the
 * whole site on every page; files of the site itself are allowed without one, so a page needs those of the scripts and
 * styles that stand in it and no others. Hashes do not compress: on a rule page this is half a kilobyte. For the same
 * reason the styles of its head, which follow each other in the cascade, become one, and what they say of paper a file
 * that all pages of a kind share.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { paperApart } from './paper-apart.ts';

/** Cuts down the policy of every page once the site is built. */
export function tightPolicy(): AstroIntegration {
  let base = '/';
  return {
    name: 'tight-policy',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const paper = papersIn(join(root, SHEETS), `${base}${SHEETS}/`);
        for (const path of globSync('**/*.html', { cwd: root })) {
          const file = join(root, path);
          writeFileSync(file, tightened(withPaperApart(withOneStyle(readFileSync(file, 'utf8')), paper)));
        }
      },
    },
  };
}

/** The folder of a build for what pages fetch. */
const SHEETS = '_astro';

/** The page with the hashes in its policy of what stands in it, and no others. */
export function tightened(html: string): string {
  const inline = [...html.matchAll(/<(script|style)(?![^>]*(?:\ssrc=|"application\/json"))[^>]*>([^]*?)<\/\1>/g)];
  const hashes = (tag: string) =>
    new Set(inline.flatMap(([, name, text = '']) => (name === tag ? [` 'sha256-${digest(text)}'`] : [])));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy
      .replace(/ 'sha256-[^']*'/g, '')
      .replace(/(script|style)-src [^;]*/g, (directive, tag: string) => directive + [...hashes(tag)].join('')),
  );
}

/** The page with the plain styles of its head in one, where the first of them stood. */
export function withOneStyle(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(end, 0));
  const styles = [...head.matchAll(STYLE)].map(([, css = '']) => css.trim());
  if (styles.length < 2) return html;
  let isFirst = true;
  const merged = head.replace(STYLE, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<style>${styles.join('')}</style>`;
  });
  return merged + html.slice(end);
}

/** The page with a link to what its style says of paper, where that stood; `paper` takes a style apart. */
export function withPaperApart(html: string, paper: (css: string) => PaperOf): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(end, 0)).replace(STYLE, (_, css: string) => {
    const { screen, href } = paper(css);
    const link = `<link rel="stylesheet" href="${href ?? ''}" media="print" fetchpriority="low">`;
    return `<style>${screen}</style>${href === undefined ? '' : link}`;
  });
  return head + html.slice(Math.max(end, 0));
}

/** What a style says of the screen, and the address of what it says of paper, if it says any. */
export interface PaperOf {
  readonly screen: string;
  readonly href?: string;
}

/** Takes each style apart once, and writes what it says of paper into a folder, under a name of its own content. */
function papersIn(folder: string, address: string): (css: string) => PaperOf {
  const known = new Map<string, PaperOf>();
  return (css) => {
    const found = known.get(css);
    if (found) return found;
    const { screen, paper } = paperApart(css);
    const name = `paper.${createHash('sha256').update(paper).digest('base64url').slice(0, 8)}.css`;
    if (paper !== '') writeFileSync(join(folder, name), paper);
    const result = paper === '' ? { screen } : { screen, href: address + name };
    known.set(css, result);
    return result;
  };
}

const STYLE = /<style>([^]*?)<\/style>/g;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
