/**
 * What the answers of a situation were called before, so that older links to its cases are read as they were
 * meant.
 */
import type { FormerAnswers } from '#addresses/answers.ts';
import { COMPARED } from '#addresses/compared.ts';
import { formerIds, optionsOf, type Fact } from '#model/index.ts';
import type { RulingDoc } from './types.ts';

/** Undefined where nothing of a case had another name. */
export function formerAnswers(
  facts: readonly (readonly [id: string, fact: Fact])[],
  rulings: readonly Pick<RulingDoc, 'id' | 'aliases'>[],
): FormerAnswers | undefined {
  const names = [
    ...facts.flatMap(([id, fact]) => [
      ...(fact.aliases ?? []).map((alias) => [alias, id] as const),
      ...Object.entries(optionsOf(fact)).flatMap(([option, written]) =>
        (formerIds(written) ?? []).map((alias) => [`${id}=${alias}`, option] as const),
      ),
    ]),
    ...rulings.flatMap(({ id, aliases }) => aliases.map((alias) => [`${COMPARED}=${alias}`, id] as const)),
  ];
  return names.length === 0 ? undefined : Object.fromEntries(names);
}
