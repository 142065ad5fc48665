/**
 * What stands in the margins of every sheet of paper. Browsers have no words there but those of a stylesheet,
 * so that a page of paper brings a few lines of its own.
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

/** A string of a stylesheet; an end of the style itself cannot stand in it. */
function quoted(text: string): string {
  return `"${text.replace(/["\\<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `)}"`;
}
