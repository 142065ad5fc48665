/** The reading aids' own sheet, which no page carries: it comes with the first of them. */
import address from '#styles/reading.css?url';
import { element } from './element.ts';

let coming: Promise<void> | undefined;

/** Until the sheet holds, or cannot be had. */
export function styled(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const link = element('link', { rel: 'stylesheet', href: address });
    for (const type of ['load', 'error']) {
      link.addEventListener(type, () => {
        resolve();
      });
    }
    document.head.append(link);
  });
  return coming;
}
