/** What people say when something happens, and which answers it gives away: nobody shouts what was not the case. */
import type { Fact } from '#model/index.ts';
import type { Shout } from '#training/types.ts';

/** Shorter words belong to every sentence. */
const LEAST = 5;
/** Words are the same if so many letters are: "gesloten", "geslotene". */
const STEM = 6;

/** The phrases that may be shouted, each with the options that it names. A phrase with a number would name another one. */
export function shoutsOf(
  phrases: readonly string[],
  facts: readonly (readonly [id: string, fact: Fact])[],
): readonly Shout[] {
  return phrases
    .filter((text) => !/\d/.test(text))
    .map((text): Shout => {
      const names = Object.fromEntries(facts.flatMap(([id, fact]) => named(text, id, fact)));
      return Object.keys(names).length === 0 ? { text } : { text, names };
    });
}

/** The one option of a fact of which a phrase has a word that no other one has. */
function named(text: string, id: string, fact: Fact): readonly (readonly [string, string])[] {
  if (fact.kind !== 'choice') return [];
  const said = stemsOf(text);
  const options = Object.entries(fact.options).map(([option, { says, ...rest }]) => ({
    option,
    stems: stemsOf(`${says} ${'label' in rest ? rest.label : ''}`),
  }));
  const found = options.filter(({ option, stems }) =>
    [...said].some(
      (stem) => stems.has(stem) && options.every((other) => other.option === option || !other.stems.has(stem)),
    ),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? [[id, only.option]] : [];
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= LEAST).map((word) => word.slice(0, STEM)));
}
