import { describe, expect, test } from 'vitest';
import type { AlternativeDoc } from '#library/types.ts';
import { alternativeText } from '#views/alternative-text.ts';
import type { PageContext } from '#views/page-context.ts';
import { JOURNEYS } from '../support/fixture-site.ts';
import { libraryAt } from '../support/library.ts';
import { edition, ruling } from './slagspel.ts';

const context = { edition, language: 'nl' } as PageContext;
const doc = ruling('verkeerde-kaart-tot-vier-slagen');
const [other] = doc.rests.flatMap(({ alternatives }) => alternatives);
if (!other) throw new Error('the fixture has no alternative');
const textOf = (changes: Partial<AlternativeDoc> = {}) => alternativeText({ ...other, ...changes }, doc, context);

describe('a ruling under the other reading, in words', () => {
  test('says in which cases, what happens, what it comes to and whether it must be so', () => {
    expect(textOf()).toEqual({
      when: ['3 of meer gesloten slagen'],
      verdict: 'Het spel is verloren voor de overtreder',
      comesTo: 'De overtreder: spel verloren · zo moet het',
    });
  });

  test('says who decides, and why, where it is said', () => {
    const [decider] = Object.entries(edition.book.roles);
    if (!decider) throw new Error('the fixture has no role');
    const [decidedBy, { label }] = decider;
    const text = textOf({ decidedBy, explain: 'Dan tellen alleen zijn eigen slagen.' });
    expect(text.comesTo).toContain(label);
    expect(text.explain).toBe('Dan tellen alleen zijn eigen slagen.');
  });

  test('says nothing of what it comes to where the verdict says all of it', () => {
    expect(textOf({ effects: [{ kind: 'none' }] }).comesTo).toBe('');
  });

  test('can be said of every alternative in every book', () => {
    const said = [JOURNEYS, '.']
      .flatMap((root) => libraryAt(root).books)
      .flatMap(({ current }) =>
        current.rulings.flatMap((each) =>
          each.rests.flatMap(({ alternatives }) =>
            alternatives.map((alternative) =>
              alternativeText(alternative, each, { edition: current, language: current.book.language } as PageContext),
            ),
          ),
        ),
      );
    expect(said.length).toBeGreaterThan(5);
    for (const { verdict, when, comesTo } of said)
      expect([verdict, ...when, comesTo].join(' ')).not.toMatch(/[{}]|undefined/);
  });
});
