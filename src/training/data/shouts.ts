/**
 * What people say when something happens, and which answers it gives away: nobody shouts what was not the
 * case.
 */
import { namedOptionsOf, optionsOf } from '#model/facts/kinds.ts';
import type { Fact } from '#model/index.ts';
import type { Shout } from '#training/types.ts';

/** Shorter words belong to every sentence. */
const LEAST = 5;
/** Words are the same if so many letters are: "gesloten", "geslotene". */
const STEM = 6;

/** In place of an option: what a phrase says may be that or the opposite. */
const UNCLEAR = '?';

interface Read {
  readonly stems: ReadonlySet<string>;
  /** Whether it says that something is not so. */
  readonly negated: boolean;
}
interface ReadOption extends Read {
  readonly option: string;
}

/**
 * The phrases that may be shouted, each with the options that it names. A phrase with a number would name
 * another one, and one that may mean the opposite of what its words stand for is left out. `negations`: the
 * words of the phrases' language that turn a sentence round.
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

/** The one option of which a phrase has a word that no other one has. */
function named({ stems }: Read, options: readonly ReadOption[]): ReadOption | undefined {
  const found = options.filter((one) =>
    [...stems].some((stem) => one.stems.has(stem) && options.every((other) => other === one || !other.stems.has(stem))),
  );
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/**
 * What a phrase answers to a question with yes or no, where only one of the answers says that something is
 * not so: a phrase with a word of the other one means the opposite if it says "not" itself. One that does not
 * say so, and has its word from the first, is unclear: "formulier al getekend" has it from "nog niet
 * getekend".
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
