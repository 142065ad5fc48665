/** A new kind of fact or effect must not compile until every place that has to handle it does. */
import { beforeAll, describe, expect, test } from 'vitest';
import { mistakesIn, replaced, type Overlay } from './new-kind.ts';

/**
 * The places that handle every kind of effect: its file, its words in every language, its amounts, its costs.
 */
const OF_EFFECTS = [
  'src/model/effects/kinds.ts',
  'src/i18n/nl/effects.ts',
  'src/i18n/da/effects.ts',
  'src/i18n/de/effects.ts',
  'src/i18n/en/effects.ts',
  'src/wording/chips.ts',
  'src/views/penalty.ts',
  'src/views/burden.ts',
];
/** The places that handle every kind of effect with an amount. */
const OF_COUNTED_EFFECTS = ['src/decide/effects.ts'];
/** The places that handle every kind of fact: its file alone. */
const OF_FACTS = ['src/model/facts/kinds.ts'];
/** The places that handle every kind of domain of the engine. */
const OF_DOMAINS = ['src/library/table.ts', 'src/check/value-fault.ts', 'src/check/permalinks.ts'];

const ALL = [...OF_EFFECTS, ...OF_COUNTED_EFFECTS, ...OF_FACTS, ...OF_DOMAINS];

/** The files in which the compiler finds a mistake now and found none before. */
function complaining(overlay: Overlay): readonly string[] {
  return [...mistakesIn(ALL, overlay).keys()];
}

describe('a made-up kind', () => {
  beforeAll(() => {
    expect([...mistakesIn(ALL)]).toEqual([]);
  });

  test('of effect compiles nowhere that must know it', () => {
    const kind =
      "{ readonly kind: 'warning'; readonly given: string }, { warning: string }, { readonly given: string }";
    const overlay = replaced(
      'src/model/effects/types.ts',
      'export interface EffectTypes {',
      `export interface EffectTypes {\n  readonly warning: Types<${kind}>;`,
    );
    expect(complaining(overlay)).toEqual(OF_EFFECTS);
  });

  test('of effect that counts something compiles nowhere that adds up what is at stake', () => {
    const overlay = replaced(
      'src/model/effects/types.ts',
      "export type CountedEffect = EffectOf<'points'",
      "export type CountedEffect = { readonly kind: 'warning'; readonly times: number } | EffectOf<'points'",
    );
    expect(complaining(overlay)).toEqual(OF_COUNTED_EFFECTS);
  });

  test('of fact compiles nowhere that must know it', () => {
    const kind = "{ readonly kind: 'time'; readonly from: string }, { ask: string; time: string }";
    const overlay = replaced(
      'src/model/facts/types.ts',
      'export interface FactTypes {',
      `export interface FactTypes {\n  readonly time: Types<${kind}>;`,
    );
    expect(complaining(overlay)).toEqual(OF_FACTS);
  });

  test('of what the engine decides with compiles nowhere that must know it', () => {
    const overlay = replaced(
      'src/model/facts/kind.ts',
      'export type Domain =',
      "export type Domain =\n  | { readonly kind: 'time'; readonly from: string }",
    );
    expect(complaining(overlay)).toEqual(OF_DOMAINS);
  });
});
