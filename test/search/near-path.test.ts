import { describe, expect, test } from 'vitest';
import { indexDataOf } from '#search/build-index.ts';
import { nearPaths, pagesIn } from '#search/near-path.ts';
import { fixtureEdition, library } from '../support/fixture.ts';

const data = indexDataOf(fixtureEdition('slagspel'), library);
const near = (path: string) => nearPaths(path, pagesIn(data), 5).map((page) => page.path);

describe('near an address that leads nowhere', () => {
  test.each([
    ['177', '17/'],
    ['17a', '17/'],
    ['situations/verkeerd-gespeelde-kaartt/', 'situations/verkeerd-gespeelde-kaart/'],
    ['situation/praten', 'situations/praten-aan-tafel/'],
    ['gespeelde-kaart-verkeerd/', 'situations/verkeerd-gespeelde-kaart/'],
  ])('%s stands %s', (path, first) => {
    expect(near(path)[0]).toBe(first);
  });

  test('what is asked for as a ruling is one before it is anything else', () => {
    const [ruling] = data.rulings;
    expect(near(`rulings/${ruling?.id ?? ''}x/`)[0]).toBe(`rulings/${ruling?.id ?? ''}/`);
  });

  test('stands nothing where nothing is like it', () => {
    expect(near('')).toEqual([]);
    expect(near('wp-login.php')).toEqual([]);
  });
});
