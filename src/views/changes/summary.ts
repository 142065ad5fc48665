/** An edition's changes in sentences: for a feed, and as a summary. */
import { counted, type Plural } from '#i18n/language.ts';
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { SaidInCommon } from '#wording/in-common.ts';
import type { Changes } from './changes.ts';

/** The cases that are ruled otherwise first, then situations, and how much of the text has changed. */
export function summaryOf({ cases, rules, terms, notes, before, after }: Changes): readonly string[] {
  const { language } = after.book;
  const words = packs[language].changes;
  const count = (forms: Plural, list: readonly unknown[]): readonly string[] =>
    list.length === 0 ? [] : [counted(language, forms, list.length)];
  const told = cases.situations.flatMap(({ changes, only }) => [
    ...changes.map((each) =>
      fill(words.cases.sentence, {
        when: inOne(each.when, words.cases),
        before: each.before.said,
        after: each.after.said,
      }),
    ),
    ...only.map((each) => {
      const [of, from] = each.in === 'after' ? [words.cases.onlyAfter, before] : [words.cases.onlyBefore, after];
      const because = fill(of[each.because], { edition: from.meta.title });
      return `${because}. ${inOne(each.when, words.cases)}: ${each.outcome.said}.`;
    }),
  ]);
  const sentences = [
    ...told,
    ...cases.added.map(({ data: { title } }) => fill(words.feed.situation.added, { title })),
    ...cases.dropped.map(({ data: { title } }) => fill(words.feed.situation.dropped, { title })),
    ...count(words.feed.rules, rules),
    ...count(words.feed.terms, terms),
    ...count(words.feed.notes, notes),
  ];
  return sentences.length === 0 ? [words.nothing] : sentences;
}

function inOne({ always, either }: SaidInCommon, words: { readonly always: string; readonly orWhen: string }): string {
  const alternatives = either.join(` ${words.orWhen} `);
  if (always === '') return alternatives === '' ? words.always : alternatives;
  return alternatives === '' ? always : `${always}; ${alternatives}`;
}
