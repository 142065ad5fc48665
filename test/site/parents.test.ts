/** An address whose end was cut off, as it happens in chats and by hand, leads somewhere. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { fileOf, pagesOf, SITE } from '../support/site.ts';

describe.each([SITE, FIXTURE])('of a site at $base', (build) => {
  it('every part of every address, up to the start, is a page', () => {
    const urls = pagesOf(build).flatMap(({ url, type }) => (type === 'not-found' ? [] : [url]));
    const cut = new Set(urls.flatMap((url) => parents(url, build.base)));
    const dead = [...cut].filter((url) => !existsSync(fileOf(build, url) ?? ''));
    expect(cut.size).toBeGreaterThan(10);
    expect(few(dead)).toEqual([]);
  });
});

function parents(url: string, base: string): readonly string[] {
  const parts = url.slice(base.length).split('/').filter(Boolean);
  return parts.map(
    (_, at) =>
      base +
      parts
        .slice(0, at)
        .map((part) => `${part}/`)
        .join(''),
  );
}
