/** Why two rulings of one case differ, in words. Pure. */
import { fill } from '#i18n/fill.ts';
import type { ReplayWords } from '#i18n/words.ts';
import type { Allowed } from '#model/box.ts';
import type { DifferingFact } from '#parts/Difference.tsx';
import type { CaseCheckProps } from '#views/decision-props.ts';
import { allowedLabel, saysOf, sentence } from '#wording/phrase.ts';
import type { Comparison } from './compared.ts';
import type { Ready } from './ready.ts';

export interface Reasons {
  readonly caption: string;
  readonly facts: readonly DifferingFact[];
  readonly reasons: readonly string[];
}

export function reasonsOf(
  { why, then: before, now: after }: Extract<Comparison, { kind: 'differs' }>,
  then: Ready,
  now: Ready,
  check: CaseCheckProps,
  words: ReplayWords,
): Reasons {
  const { phrase } = check.words;
  const verdict = now.of.rulings[after.ruling]?.verdict.text ?? '';
  const cites = (now.of.rulings[after.ruling]?.cites ?? []).map(({ label }) => label).join(', ');
  const values = (table: Ready, fact: string, allowed: Allowed | undefined): string => {
    const text = table.of.facts[fact];
    return allowed === undefined || !text ? words.any : allowedLabel(text, allowed, phrase, '{text}');
  };
  // The clause is named when no condition of the case differs.
  const isOfClause = why.conditions.length === 0 && !why.overridden;
  return {
    caption: words.why,
    facts: why.conditions.map(({ fact, then: was, now: is }) => {
      const text = now.of.facts[fact] ?? then.of.facts[fact];
      const answer = after.answers[fact] ?? before.answers[fact];
      return {
        id: fact,
        ask: text?.ask ?? fact,
        lang: text?.lang,
        decides: false,
        notes: text && answer ? [fill(words.inCase, { says: saysOf(text, answer, phrase) })] : [],
        values: [values(then, fact, was), values(now, fact, is)],
      };
    }),
    reasons: [
      ...(why.gone ? [words.rulingGone] : []),
      ...(why.overridden ? [fill(words.overridden, { verdict })] : []),
      ...(isOfClause ? why.of.map((of) => fill(words.of[of], { cites })) : []),
    ].map(sentence),
  };
}
