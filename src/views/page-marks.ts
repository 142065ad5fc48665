/**
 * The margins of printed pages. Browsers take their words from a stylesheet only, so that a printable page
 * has a few lines of its own.
 */
import { fill } from '#i18n/fill.ts';

export interface PageMarks {
  /** The name of the pages, as stylesheets give it to the body. */
  readonly page: string;
  /** At the head of every sheet but the first, which has a head of its own. */
  readonly head: string;
  /** At the foot, on the left. */
  readonly foot: string;
  /** At the foot, on the right, with `{n}` and `{all}`. */
  readonly count: string;
}

/** The styles; Chromium and Firefox fill in the numbers, other browsers leave the margins white. */
export function pageMarks({ page, head, foot, count }: PageMarks): string {
  const look = 'font:8.5pt system-ui,sans-serif;color:#333';
  const counted = fill(quoted(count), { n: '" counter(page) "', all: '" counter(pages) "' });
  return (
    `@layer print{@media print{@page ${page}{` +
    `@top-left{content:${quoted(head)};${look}}` +
    `@bottom-left{content:${quoted(foot)};${look}}` +
    `@bottom-right{content:${counted};${look}}}` +
    `@page ${page}:first{@top-left{content:none}}}}`
  );
}

/** A CSS string; it cannot contain the end of the style element. */
function quoted(text: string): string {
  return `"${text.replace(/["\\<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `)}"`;
}
