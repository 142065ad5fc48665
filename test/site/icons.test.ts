/** What a page shows of itself by reference is there. */
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { pagesOf, SITE } from '../support/site.ts';

it('every icon that a page or one of its templates shows is drawn in it', () => {
  const lost = pagesOf(SITE).flatMap(({ html, path }) =>
    // A template takes the place of the page, and so needs icons of its own.
    html
      .split(/<template[^>]*>/)
      .flatMap((part, at) => (at === 0 ? [part] : part.split('</template>')))
      .flatMap((part) =>
        [...part.matchAll(/<use href="#([^"]+)"/g)]
          .filter(([, id]) => !part.includes(`<symbol id="${id}"`))
          .map(([, id]) => `${path}: ${id}`),
      ),
  );
  expect(few(lost)).toEqual([]);
});
