import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { pagesOf, SITE } from '../support/site.ts';

it('what a chat shows of a page is whole sentences, each with one sign at its end', () => {
  const broken = pagesOf(SITE).flatMap(({ url, document }) => {
    const text = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    return text.trim() === '' || /[.?!:][.?!](?!\.)/.test(text.replaceAll('...', '…')) ? [`${url}: ${text}`] : [];
  });
  expect(few(broken)).toEqual([]);
});
