import { it } from 'vitest';
import { pagesOf, SITE } from '../support/site.ts';
import { weightOf } from '../support/weight.ts';
it('x', () => {
  const worst = new Map<string, { f: number; url: string; w: unknown }>();
  for (const page of pagesOf(SITE).filter((p) => !p.redirect && !p.dated)) {
    const w = weightOf(page, SITE);
    const had = worst.get(page.type);
    if (!had || had.f < w.frame) worst.set(page.type, { f: w.frame, url: page.url, w });
  }
  console.log([...worst].map(([t, { f, url, w }]) => `${t} ${f} ${url} ${JSON.stringify(w)}`).join('\n'));
}, 60000);
