/** Style sheets that are loaded with the features that need them. */
import reading from '#styles/reading.css?url';
import { element } from './element.ts';

let coming: Promise<void> | undefined;

/** The style sheet of the reading aids; resolves when it has loaded or failed. */
export function styled(): Promise<void> {
  coming ??= addStyles(reading);
  return coming;
}

/** Resolves when the style sheet has loaded, and also when it failed: unstyled is better than nothing. */
export function addStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = element('link', { rel: 'stylesheet', href });
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve());
    document.head.append(link);
  });
}
