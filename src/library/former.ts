/** What the answers of a situation were called before, so that older links to its cases are read as they were meant. */
import type { FormerAnswers } from '#addresses/answers.ts';
import { COMPARED } from '#addresses/compared.ts';
import type { Fact } from '#model/index.ts';
import type { RulingDoc } from './types.ts';

/** Undefined where nothing of a case had another name. */
export function formerAnswers(
  facts: readonly (readonly [id: string, fact: Fact])[],
  rulings: readonly Pick<RulingDoc, 'id' | 'aliases'>[],
): FormerAnswers | undefined {
  const names = [
    ...facts.flatMap(([id, fact]) => [
      ...(fact.aliases ?? []).map((alias) => [alias, id] as const),
      ...optionsOf(fact).flatMap(([option, aliases]) => aliases.map((alias) => [`${id}=${alias}`, option] as const)),
    ]),
    ...rulings.flatMap(({ id, aliases }) => aliases.map((alias) => [`${COMPARED}=${alias}`, id] as const)),
  ];
  return names.length === 0 ? undefined : Object.fromEntries(names);
}

/** The options of a choice with the names that they had. */
function optionsOf(fact: Fact): readonly (readonly [option: string, aliases: readonly string[]])[] {
  if (fact.kind !== 'choice') return [];
  return Object.entries(fact.options).map(([id, option]) => [
    id,
    (option.kind === 'named' ? option.aliases : undefined) ?? [],
  ]);
}
