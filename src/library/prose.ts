import type { BodyText } from './body.ts';
import type { Edition, Prose } from './types.ts';
import { resolveLink, type Urls } from '#addresses/urls.ts';

/**
 * Prose as HTML for a page, with links resolved to the addresses of that page's edition. The serialiser
 * escapes `<` in text and `"` in attributes, so a match of `<a href="` is always a link.
 */
export function proseHtml(prose: Prose, urls: Urls, edition: Pick<Edition, 'ruleById'>): string {
  return prose.html.replace(/<a href="([^"]*)"/g, (_, href: string) => `<a href="${resolveLink(href, urls, edition)}"`);
}

/** Body text without the places in its file. */
export function proseOf({ text, html, links }: Omit<BodyText, 'at'>): Prose {
  return { text, html, links: [...new Set(links.map((link) => link.target))] };
}
