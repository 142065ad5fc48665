import { describe, expect, test } from 'vitest';
import { citationOf } from '#wording/citation.ts';
import { cardIndex, citeName, narrowCites, rulingTitle, shortCite } from '#wording/names.ts';
import { cited } from '../support/cite.ts';
import { biedspel, edition, ruling, words } from '../views/slagspel.ts';

describe('a citation', () => {
  test('names a printed letter as players do', () => {
    expect(citeName(cited('17#a', edition), words)).toBe('regel 17A');
    expect(citeName(cited('31#d', edition), words)).toBe('regel 31d');
  });
  test('shows that a clause’s number is not printed in the source', () => {
    expect(citeName(cited('17#1', edition), words)).toBe('regel 17, lid 1');
    expect(shortCite(cited('17#1', edition))).toBe('17 (1)');
  });
  test('of a whole rule is its number', () => {
    expect(citeName(cited('17', edition), words)).toBe('regel 17');
  });
  test('of a preamble uses the preamble’s own name', () => {
    const preamble = edition.rules.find((rule) => rule.data.label !== undefined);
    expect(preamble && citeName({ rule: preamble }, words)).toBe(preamble?.data.label);
  });
  test('names a clause that has no number by its word', () => {
    expect(citeName(cited('4-9#te-laat', biedspel), words)).toBe('regel 4.9, ‘te laat’');
    expect(shortCite(cited('4-9#te-laat', biedspel))).toBe('4.9 (te laat)');
    expect(citeName(cited('4-2#10a-1', biedspel), words)).toBe('regel 4.2, lid 10a-1');
  });
  test('in the corner of a card is as long as the corner, else its rule’s number, else nothing', () => {
    expect(cardIndex(cited('17#a', edition))).toBe('17A');
    expect(cardIndex(cited('17#1', edition))).toBe('17 (1)');
    expect(cardIndex(cited('4-9#te-laat', biedspel))).toBe('4.9');
    const preamble = edition.rules.find((rule) => rule.data.label !== undefined);
    expect(preamble && cardIndex({ rule: preamble })).toBe('');
  });
  test('in a narrow column stands once per rule where the source has no letters', () => {
    const [first, second, lettered] = ['17#1', '17#2', '17#a'].map((each) => cited(each, edition));
    if (!first || !second || !lettered) throw new Error('three citations are three');
    expect(narrowCites([first, second, lettered])).toEqual([
      { cite: first, text: '17' },
      { cite: lettered, text: '17A' },
    ]);
  });
});

describe('a ruling sent in a chat', () => {
  test('shows its verdict, its rule and its game in the preview', () => {
    const ten = ruling('verkeerde-kaart-tot-vier-slagen');
    expect(rulingTitle(ten, edition, words)).toBe(`${ten.verdict} · regel 17A · Slagspel`);
  });
  test('is cited with the authority, the work, the rule and a place for the link', () => {
    const text = citationOf(ruling('verkeerde-kaart-tot-vier-slagen'), edition, words);
    expect(text).toContain('BvS, ');
    expect(text).toContain('regel 17A');
    expect(text).toContain('{url}');
    expect(text).not.toContain('van deze site');
  });
  test('is not cited as the book’s word where it rests on more than that', () => {
    const ten = ruling('verkeerde-kaart-tot-vier-slagen');
    expect(citationOf(ten, edition, words)).toContain(`: ${ten.verdict}, 17A is hier niet eenduidig.`);
    expect(citationOf({ ...ten, rests: [] }, edition, words)).toContain(`: ${ten.verdict}. `);
  });
  test('names once what two of its clauses are both called', () => {
    const ten = ruling('verkeerde-kaart-tot-vier-slagen');
    const twice = { ...ten, cites: ten.cites.flatMap((cite) => [cite, cite]) };
    expect(citationOf(twice, edition, words)).toBe(citationOf(ten, edition, words));
  });
  test('says which of its numbers the source does not print', () => {
    const [bare] = edition.rulings.filter(({ cites }) => cites.some(({ clause }) => clause?.id === '1'));
    expect(citationOf(bare ?? ruling(''), edition, words)).toContain('(lidnummers van deze site)');
    const [own] = biedspel.rulings.filter(({ rule }) => rule?.slug === '5-1');
    expect(citationOf(own ?? ruling(''), biedspel, words)).toContain('(nummering van deze site)');
  });
});
