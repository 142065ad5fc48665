import { describe, expect, test } from 'vitest';
import { indexDataOf } from '#search/build-index.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { nearPaths, pagesIn } from '#search/near-path.ts';
import { fixtureEdition, library } from '../support/fixture.ts';

const data = indexDataOf(fixtureEdition('slagspel'), library);
const near = (path: string) => nearPaths(path, pagesIn(data), 5, openFuzzyWords).map((page) => page.path);

describe('near an address that leads nowhere', () => {
  test.each([
    ['177', '17/'],
    ['17a', '17/'],
    ['regel-17/', '17/'],
    ['17/a/', '17/'],
    ['situations/verkeerd-gespeelde-kaartt/', 'situations/verkeerd-gespeelde-kaart/'],
    ['situations/verkeerd-gespelde-kaart/', 'situations/verkeerd-gespeelde-kaart/'],
    ['situations/verkeerdgespeelde-kaart/', 'situations/verkeerd-gespeelde-kaart/'],
    ['situations/verkeerd-gespelde-kaart/procedure/', 'situations/verkeerd-gespeelde-kaart/'],
    ['situation/praten', 'situations/praten-aan-tafel/'],
    ['situations/prtaen-aan-tafel', 'situations/praten-aan-tafel/'],
    ['gespeelde-kaart-verkeerd/', 'situations/verkeerd-gespeelde-kaart/'],
  ])('%s stands %s', (path, first) => {
    expect(near(path)[0]).toBe(first);
  });

  test('what is asked for as a ruling is one before it is anything else', () => {
    for (const { id } of data.rulings) {
      expect(near(`rulings/${id}x/`)[0], id).toBe(`rulings/${id}/`);
      expect(near(`rulings/${id.slice(0, 2)}${id.slice(3)}/`)[0], id).toBe(`rulings/${id}/`);
    }
  });

  test('a rule is found by its title, too', () => {
    for (const { slug, title } of data.rules.filter(({ title }) => title.length > 8)) {
      expect(near(`${title.toLowerCase().replaceAll(' ', '-')}x`), title).toContain(`${slug}/`);
    }
  });

  test('stands nothing where nothing is like it', () => {
    expect(near('')).toEqual([]);
    expect(near('wp-login.php')).toEqual([]);
    expect(near('situations/')).toEqual([]);
  });
});
