/** The pages that references lead to, each fetched once. */
const pages = new Map<string, Promise<Document | undefined>>();

/** A page of this site, parsed; undefined when it fails to load. Its scripts do not run. */
export function documentAt(path: string): Promise<Document | undefined> {
  if (path === location.pathname) return Promise.resolve(document);
  const known = pages.get(path);
  if (known) return known;
  const coming = fetched(path).then((page) => {
    // Failures are not cached: the network may come back.
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
 * A page's own style elements: they are not used here, and this page's content security policy would reject
 * their hashes.
 */
const STYLES = /<style[^>]*>[^]*?<\/style>/g;

/** `force-cache`: offline, a stale response from an earlier visit is used. */
async function read(path: string, cache: RequestCache): Promise<string | undefined> {
  try {
    const response = await fetch(path, { cache });
    const html = response.ok ? await response.text() : '';
    // A truncated rule must not look complete.
    return html.includes('</html>') ? html : undefined;
  } catch {
    return undefined;
  }
}
