/** A kind of fact or effect that nobody knows must not compile anywhere that has to know it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { mistakesIn, replaced, type Overlay } from './new-kind.ts';

/** Whoever must know every kind of effect: its file, its words in every language, whether amounts are in it, what it costs. */
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
/** Whoever must know every kind of effect that counts something. */
const OF_COUNTED_EFFECTS = ['src/decide/effects.ts'];
/** Whoever must know every kind of fact: its table, how it reads, what an answer to it may be. */
const OF_FACTS = [
  'src/library/table.ts',
  'src/library/words-of.ts',
  'src/library/concepts.ts',
  'src/wording/fact-text.ts',
  'src/wording/chip-words.ts',
  'src/check/value-fault.ts',
  'src/check/checks/fact-domain.ts',
];
/** Whoever must know every form in which authors write a fact. */
const OF_WRITTEN_FACTS = ['src/library/facts.ts'];

const ALL = [...OF_EFFECTS, ...OF_COUNTED_EFFECTS, ...OF_FACTS, ...OF_WRITTEN_FACTS];

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
    const time = "interface TimeFact extends FactBase { readonly kind: 'time'; readonly from: string }";
    const overlay = replaced(
      'src/model/fact.ts',
      'export type Fact = ChoiceFact | NumberFact;',
      `${time}\nexport type Fact = ChoiceFact | NumberFact | TimeFact;`,
    );
    expect(complaining(overlay)).toEqual(OF_FACTS);
  });

  test('of fact as authors write it compiles nowhere that reads it', () => {
    const overlay = replaced(
      'src/model/fact-schema.ts',
      'z.union([choiceFactSchema, ',
      'z.union([z.strictObject({ ...common, time: textSchema }), choiceFactSchema, ',
    );
    expect(complaining(overlay)).toEqual(OF_WRITTEN_FACTS);
  });
});
