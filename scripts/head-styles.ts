/** The styles in the head of a page, which follow each other in the cascade: one of them, and what is for paper apart. */

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

/** What a style says of the screen, and the address of what it says of paper, if it says any. */
export interface PaperOf {
  readonly screen: string;
  readonly href?: string;
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

const STYLE = /<style>([^]*?)<\/style>/g;
