/** What made the difference between two rulings of one case, in words. */
import { fill } from '#i18n/fill.ts';
import type { ReplayWords } from '#i18n/words.ts';
import type { Allowed } from '#model/box.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';
import { allowedLabel, saysOf, sentence } from '#wording/phrase.ts';
import type { Comparison } from './compared.ts';
import type { Ready } from './ready.ts';

interface Props {
  readonly of: Extract<Comparison, { kind: 'differs' }>;
  readonly then: Ready;
  readonly now: Ready;
  readonly check: CaseCheckProps;
  readonly words: ReplayWords;
}

export function Why({ of: { why, then: before, now: after }, then, now, check, words }: Props) {
  const { phrase } = check.words;
  const verdict = now.of.rulings[after.ruling]?.verdict.text ?? '';
  const cites = (now.of.rulings[after.ruling]?.cites ?? []).map(({ label }) => label).join(', ');
  const values = (table: Ready, fact: string, allowed: Allowed | undefined): string => {
    const text = table.of.facts[fact];
    return allowed === undefined || !text ? words.any : allowedLabel(text, allowed, phrase, '{text}');
  };
  // The clause is named where no condition of the case tells the two apart.
  const isOfClause = why.conditions.length === 0 && !why.overridden;
  const lines = [
    ...(why.gone ? [words.rulingGone] : []),
    ...(why.overridden ? [fill(words.overridden, { verdict })] : []),
    ...(isOfClause ? why.of.map((of) => fill(words.of[of], { cites })) : []),
  ];
  return (
    <div class="replayed-why">
      <h3>{words.why}</h3>
      <ul>
        {why.conditions.map(({ fact, then: was, now: is }) => {
          const text = now.of.facts[fact] ?? then.of.facts[fact];
          const answer = after.answers[fact] ?? before.answers[fact];
          return (
            <li key={fact}>
              <span lang={text?.lang}>{text?.ask ?? fact}</span>
              <small>
                {fill(words.valuesThen, { values: values(then, fact, was) })} ·{' '}
                {fill(words.valuesNow, { values: values(now, fact, is) })}
              </small>
              {text && answer && <small>{fill(words.inCase, { says: saysOf(text, answer, phrase) })}</small>}
            </li>
          );
        })}
        {lines.map((line) => (
          <li key={line}>{sentence(line)}</li>
        ))}
      </ul>
    </div>
  );
}
