/** The example of house rules: a club that always plays Keezen's optional rule, beside the book itself. */
import { expect, test } from 'vitest';
import { pagesOf, SITE } from '../../support/site.ts';

const CLUB = 'keezen-voorbeeldclub';
const page = (path: string) => {
  const found = pagesOf(SITE).find((each) => each.path === path);
  if (!found) throw new Error(`there is no page ${path}`);
  return found;
};
const textOf = (path: string): string =>
  (page(path).document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
const linksOf = (path: string): readonly string[] =>
  page(path)
    .document.querySelectorAll('a[href]')
    .map((link) => (link.getAttribute('href') ?? '').slice(SITE.base.length));

test('a ruling that follows from what is settled says so, with the official one and a link to its case', () => {
  const path = `nl/${CLUB}/rulings/kaart-terug-hand-weg/`;
  expect(textOf(path)).toContain(
    'Huisregel van De Voorbeeldclub (volgens het officiële reglement, als geldt “het toernooi speelt zonder de vergisregel”: De kaart is gegooid en blijft liggen)',
  );
  const [official = ''] = linksOf(path).filter((href) => href.includes('/rulings/kaart-blijft-liggen/'));
  expect(official).toMatch(/^nl\/keezen\/reglement\/rulings\/kaart-blijft-liggen\/\?.*vergisregel=nee/);
});

test('a ruling that is as in the book says nothing of house rules, but whose book this is', () => {
  expect(textOf(`nl/${CLUB}/rulings/pion-is-los/`)).not.toContain('volgens het officiële reglement');
  expect(textOf(`nl/${CLUB}/rulings/pion-is-los/`)).toContain('Met de huisregels van De Voorbeeldclub');
});

test('a clause in the words of the club has the official one below it, in each language', () => {
  expect(textOf(`nl/${CLUB}/s22/`)).toMatch(
    /Bij De Voorbeeldclub geldt deze regel altijd\..*Deze regel is optioneel\./,
  );
  expect(textOf(`en/${CLUB}/s22/`)).toMatch(/At De Voorbeeldclub this rule always applies\..*This rule is optional\./);
});

test('the penalties mark the rows of the club', () => {
  const rows = page(`nl/${CLUB}/penalties/`).document.querySelectorAll('tr[data-row]');
  const marked = rows.filter((row) => row.textContent.includes('Huisregel van De Voorbeeldclub'));
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.length).toBeLessThan(rows.length);
});

test('what differs is one page: what is settled, and every case that is ruled otherwise', () => {
  const text = textOf(`nl/${CLUB}/changes/`);
  expect(text).toContain('Speelt het toernooi met de optionele vergisregel?');
  expect(text).toContain('4 verschillen');
  expect(text).not.toContain('vervallen');
});

test('the question that is settled is nowhere asked', () => {
  expect(page(`nl/${CLUB}/situations/vergissing-met-kaart/`).html).not.toContain('Speelt het toernooi met');
  expect(page('nl/keezen/situations/vergissing-met-kaart/').html).toContain('Speelt het toernooi met');
});

test('the club stands on the front page of the book, and on no shelf', () => {
  expect(linksOf('nl/keezen/')).toContain(`nl/${CLUB}/`);
  expect(linksOf('nl/').filter((href) => href.includes(CLUB))).toEqual([]);
  expect(linksOf('nl/keezen/s22/').filter((href) => href.includes(CLUB))).toEqual([]);
  const robots = page(`nl/${CLUB}/s22/`).document.querySelector('meta[name=robots]');
  expect(robots?.getAttribute('content')).toContain('noindex');
});

test('a ruling of the book for which the club leaves no case leads to its situation', () => {
  const path = `nl/${CLUB}/rulings/kaart-blijft-liggen/`;
  expect(page(path).document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  expect(linksOf(path)).toContainEqual(expect.stringMatching(new RegExp(`^nl/${CLUB}/situations/[a-z-]+/$`)));
});
