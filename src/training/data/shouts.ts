/**
 * Phrases that players shout, and which answers they give away: a phrase is not used in a case with another
 * answer.
 */
import { namedOptionsOf, optionsOf } from '#model/facts/kinds.ts';
import type { Fact } from '#model/index.ts';
import type { Shout } from '#training/types.ts';

/** Shorter words are ignored as too common. */
const LEAST = 5;
/** Words with this many equal first letters are the same: "gesloten", "geslotene". */
const STEM = 6;

/** In place of an option: the phrase may mean that or the opposite. */
const UNCLEAR = '?';

interface Read {
  readonly stems: ReadonlySet<string>;
  /** Whether it contains a negation. */
  readonly negated: boolean;
}
interface ReadOption extends Read {
  readonly option: string;
}

/**
 * The usable phrases, each with the options that it names. Phrases with numbers are left out, since the case
 * has other numbers, and so are ambiguous ones. `negations`: words of the language that negate a sentence.
 */
export function shoutsOf(
  phrases: readonly string[],
  facts: readonly (readonly [id: string, fact: Fact])[],
  negations: readonly string[],
): readonly Shout[] {
  const read = reader(negations);
  const asked = facts.map(([id, fact]) => ({
    id,
    yesNo: Object.keys(namedOptionsOf(fact)).length === 0,
    options: readOptions(fact, read),
  }));
  return phrases
    .filter((text) => !/\d/.test(text))
    .flatMap((text): readonly Shout[] => {
      const phrase = read(text);
      const found = asked.flatMap(({ id, yesNo, options }) => {
        const option = yesNo ? answered(phrase, options) : named(phrase, options)?.option;
        return option === undefined ? [] : [[id, option] as const];
      });
      if (found.some(([, option]) => option === UNCLEAR)) return [];
      return [found.length === 0 ? { text } : { text, names: Object.fromEntries(found) }];
    });
}

function readOptions(fact: Fact, read: (text: string) => Read): readonly ReadOption[] {
  return Object.entries(optionsOf(fact)).map(([option, { says, ...rest }]) => ({
    option,
    ...read(`${says} ${'label' in rest ? rest.label : ''}`),
  }));
}

/** The only option that shares a word with the phrase. */
function named({ stems }: Read, options: readonly ReadOption[]): ReadOption | undefined {
  const found = options.filter((one) =>
    [...stems].some((stem) => one.stems.has(stem) && options.every((other) => other === one || !other.stems.has(stem))),
  );
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/**
 * The answer that a phrase gives to a yes/no question of which one option is negated: a phrase with a word of
 * the other option means the opposite if it is negated itself. Without a negation, and with a word of the
 * negated option, it is unclear: "formulier al getekend" shares a word with "nog niet getekend".
 */
function answered(phrase: Read, options: readonly ReadOption[]): string | undefined {
  const [not, ...others] = options.filter(({ negated }) => negated);
  const only = named(phrase, options);
  if (!only || !not || others.length > 0) return only?.option;
  if (phrase.negated) return not.option;
  return only === not ? UNCLEAR : only.option;
}

function reader(negations: readonly string[]): (text: string) => Read {
  return (text) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    return {
      stems: new Set(words.filter((word) => word.length >= LEAST).map((word) => word.slice(0, STEM))),
      negated: words.some((word) => negations.includes(word)),
    };
  };
}
