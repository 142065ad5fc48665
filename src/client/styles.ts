/** Sheets that no page carries, which come with what needs them. */
import reading from '#styles/reading.css?url';
import { element } from './element.ts';

let coming: Promise<void> | undefined;

/** The reading aids' own sheet: until it has loaded, or failed to. */
export function styled(): Promise<void> {
  coming ??= addStyles(reading);
  return coming;
}

/** Resolves when the sheet has loaded, and also when it failed to: plain is better than nothing. */
export function addStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = element('link', { rel: 'stylesheet', href });
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve());
    document.head.append(link);
  });
}
