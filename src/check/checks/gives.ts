/** Compares the declared outcomes of worked examples with those of their rulings. */
import type { SourceFile } from '#library/source.ts';
import type { At } from '#library/table.ts';
import { type Book, type Example, type Gives } from '#model/index.ts';
import type { WrittenEffect } from '#library/worked-out.ts';
import { comesTo, effectWords, withoutUsualKind, type ComesTo } from '#check/comes-to.ts';
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type FoundInPart, type Slip } from '#check/finding.ts';
import { quoteList } from '#check/suggest.ts';
import { countedBy } from './figures.ts';

export function gives(content: EditionContent): readonly FoundInPart[] {
  return content.consequences.flatMap((consequence) =>
    (consequence.data.examples ?? []).flatMap((example, index) => {
      const { source, path } = consequence.at;
      const here: At = { source, path: [...path, 'examples', index] };
      return givesFindings(content, consequence, example, here, `this example of \`${consequence.data.id}\``);
    }),
  );
}

/**
 * Findings on a case's declared outcome.
 * @param at the position of the case.
 * @param called its name in messages.
 */
export function givesFindings(
  { book: { data: book }, edition, tables }: EditionContent,
  consequence: ConsequenceAt,
  example: Pick<Example, 'given' | 'gives'>,
  { source, path: here }: At,
  called: string,
): readonly FoundInPart[] {
  const real = comesTo(book, edition.facts?.data ?? {}, consequence, example.given);
  if ('unanswered' in real) {
    // Invalid facts in amounts are reported already.
    if (!tables.some((each) => each.situation.id === consequence.situation && each.problems.length === 0)) return [];
    const message = `${called} does not answer ${quoteList(real.unanswered, 'and')}, so that its amount comes to no number. Answer that in \`given\`.`;
    return [finding('wrong-gives', source.locate([...here, 'given'], 'key'), message)];
  }
  if (example.gives === undefined) {
    const message = `${called} does not say what it comes to. Work it out from the source and write it below \`given\`: gives: { modality: …, effects: [ … ], cites: [ … ] }.`;
    return [finding('example-without-gives', source.locate([...here, 'given'], 'key'), message)];
  }
  const alias = source.alias([...here, 'gives']);
  if (alias) {
    const message = `${called} takes over by \`*\` what stands elsewhere, so that nothing would notice a mistake in it. Work it out from the source and write it out.`;
    return [finding('example-without-gives', alias, message)];
  }
  return differences(book, called, example.gives, real.gives).map(([key, message, numbers = []]) => {
    const slip: Slip = {
      names: [
        `${consequence.at.source.file} ${message}`,
        ...numbers.map(([, theirs]) => countedBy(consequence.at, Math.abs(theirs))),
      ],
      shows: `an example of \`${consequence.data.id}\` ${
        numbers.length === 0
          ? 'says so too'
          : `comes to ${quoteList(
              numbers.map(([ours]) => String(ours)),
              'and',
            )}`
      }`,
      rank: 2,
    };
    const at = placeOf(source, [...here, 'gives'], key, example.gives);
    return { ...finding('wrong-gives', at, message), slip };
  });
}

function placeOf(source: SourceFile, path: readonly PropertyKey[], key: keyof Gives, said: Gives | undefined) {
  return said?.[key] === undefined ? source.locate(path, 'key') : source.locate([...path, key], 'key');
}

/** With the amounts, those of the example first, where nothing else differs. */
type Difference = readonly [key: keyof Gives, message: string, numbers?: readonly NumberPair[]];
type NumberPair = readonly [ours: number, theirs: number];

function differences(book: Book, called: string, said: Gives, real: ComesTo): readonly Difference[] {
  const mend = 'See what the source says, and mend the one that is wrong.';
  const plain = (key: 'modality' | 'decidedBy'): readonly Difference[] =>
    said[key] === real[key]
      ? []
      : [[key, `${called} gives ${toWords(key, said[key])}, and its ruling ${toWords(key, real[key])}. ${mend}`]];
  return [
    ...plain('modality'),
    ...plain('decidedBy'),
    ...listDifference(
      said.effects.map((each) => withoutUsualKind(book, each)),
      real.effects.map((each) => withoutUsualKind(book, each)),
      sameEffect,
    ).map(({ more, less }): Difference => {
      const [ours, theirs] = [more, less].map((each) =>
        each.length === 0 ? 'nothing for it' : each.map(shown).join(' and '),
      );
      const message = `${called} gives ${ours ?? ''}, and its ruling ${theirs ?? ''}. ${mend}`;
      return ['effects', message, differingNumbers(canonical(more), canonical(less))];
    }),
    ...listDifference<string>(said.cites, real.cites ?? [], (one, other) => one === other).map(
      ({ more, less }): Difference => {
        const parts = [
          ...(more.length === 0 ? [] : [`is settled by ${quoteList(more, 'and')}, which its ruling does not cite`]),
          ...(less.length === 0 ? [] : [`does not name ${quoteList(less, 'and')}, which its ruling cites`]),
        ];
        return ['cites', `${called} ${parts.join(', and ')}. ${mend}`];
      },
    ),
  ];
}

function toWords(key: string, value: string | undefined): string {
  return value === undefined ? `no \`${key}\`` : `\`${key}: ${value}\``;
}

/** Entries of only one of two lists, counting repetitions; undefined if they hold the same in any order. */
function listDifference<T>(
  said: readonly T[],
  real: readonly T[],
  same: (said: T, real: T) => boolean,
): readonly { readonly more: readonly T[]; readonly less: readonly T[] }[] {
  const less = [...real];
  const more = said.filter((one) => {
    const at = less.findIndex((other) => same(one, other));
    if (at >= 0) less.splice(at, 1);
    return at < 0;
  });
  return more.length + less.length === 0 ? [] : [{ more, less }];
}

/** Texts are compared only where the example has them. */
function sameEffect(said: WrittenEffect, real: WrittenEffect): boolean {
  const left = effectWords.filter((key) => !(key in said));
  return canonical(said) === canonical(Object.fromEntries(Object.entries(real).filter(([key]) => !left.includes(key))));
}

/** The numbers that two texts have in the same places, where they differ in nothing else. */
function differingNumbers(one: string, other: string): readonly NumberPair[] {
  const number = /-?\d+(?:\.\d+)?/g;
  if (one.replaceAll(number, '#') !== other.replaceAll(number, '#')) return [];
  const theirs = other.match(number) ?? [];
  return (one.match(number) ?? [])
    .map((each, at): NumberPair => [Number(each), Number(theirs[at])])
    .filter(([a, b]) => a !== b);
}

/** The same text for the same data, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${key}:${canonical(each)}`).join()}}`;
}

/** As authors write it. */
function shown(effect: WrittenEffect): string {
  return `\`${flow(effect)}\``;
}

function flow(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${flow(each)}`)
    .join(', ')} }`;
}
