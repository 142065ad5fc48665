/** How a page of this site stands within a page of another one. */

/** The script, from the site's start, that gives frames the height they tell. */
export const EMBED_SCRIPT = 'embed.js';

/** The height of a frame where no script gives it another, in CSS pixels: a question with its answers. */
const AT_FIRST = 600;

/**
 * Nearly every club's page is light on every device, and says so nowhere: without a word of its own, the
 * frame would be dark there where the device is. As a block it stands in the column of a theme that centres
 * the blocks of a page, as WordPress's own themes do; otherwise at the left edge of the window.
 */
const STYLE = 'display: block; width: 100%; border: 0; color-scheme: light';

/**
 * The HTML that shows a page within a page of another site. No address of the page around it is sent along.
 * @param url the absolute address of the embedded page
 * @param title its name, for screen readers
 * @param start the absolute address of the site's start page, with a slash at its end
 */
export function embedCode(url: string, title: string, start: string): string {
  const quiet = 'referrerpolicy="no-referrer"';
  const frame = `src="${escaped(url)}" title="${escaped(title)}" height="${AT_FIRST}" loading="lazy" ${quiet}`;
  return [
    `<iframe ${frame} style="${STYLE}"></iframe>`,
    `<script src="${escaped(start + EMBED_SCRIPT)}" ${quiet} async></script>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
