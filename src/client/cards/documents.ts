/** The pages that references lead to, each fetched once. */
const pages = new Map<string, Promise<Document | undefined>>();

/** A page of this site, parsed; undefined where it fails to load. Nothing in it runs. */
export function documentAt(path: string): Promise<Document | undefined> {
  if (path === location.pathname) return Promise.resolve(document);
  const known = pages.get(path);
  if (known) return known;
  const coming = fetched(path).then((page) => {
    // Without a network now is not without one later.
    if (!page) pages.delete(path);
    return page;
  });
  pages.set(path, coming);
  return coming;
}

async function fetched(path: string): Promise<Document | undefined> {
  const html = (await read(path, 'default')) ?? (await read(path, 'force-cache'));
  return html === undefined ? undefined : new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html');
}

/**
 * A page's own styles: nothing of it is shown in them, and this page's policy names the hashes of its own
 * alone.
 */
const STYLES = /<style[^>]*>[^]*?<\/style>/g;

/** `force-cache`: what the browser still has from an earlier visit, where there is no network. */
async function read(path: string, cache: RequestCache): Promise<string | undefined> {
  try {
    const response = await fetch(path, { cache });
    const html = response.ok ? await response.text() : '';
    // Half a rule must not look like the whole of it.
    return html.includes('</html>') ? html : undefined;
  } catch {
    return undefined;
  }
}
