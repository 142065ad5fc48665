import type { ComponentChildren } from 'preact';
import { nearestDifferences, type Difference as Apart, type Possible } from '#decide/apart.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import { locale } from '#i18n/language.ts';
import type { ShareWords } from '#i18n/words.ts';
import { Difference, type DifferingFact } from '#parts/Difference.tsx';
import { outcomeOf } from '#parts/outcome.ts';
import type { DecisionProps, RulingSummary } from '#views/decision-props.ts';
import { answerLabel, answerOf, saysOf, type FactText } from '#wording/phrase.ts';

export interface Side {
  readonly id: string;
  readonly ruling: RulingSummary;
  /** The answers of this side: those of the case, or those that hold for both. */
  readonly answers: Answers;
  readonly href: string;
  /** Text beside its letter. */
  readonly detail?: string;
}

interface Props {
  readonly data: DecisionProps;
  readonly compiled: Compiled;
  readonly sides: readonly [Side, Side];
  /** The page without the comparison. */
  readonly end: string;
  /** Chooses another one; without it the page's own list does (`chooseOther`). */
  readonly onOther?: () => void;
  readonly words: ShareWords;
  /** What else differs by it. */
  readonly children?: ComponentChildren;
}

/** Short names of the two, for places too small for their verdicts. */
export const LETTERS = ['A', 'B'] as const;

/** Two outcomes of a situation side by side, and the facts in which they differ. */
export function Compared({ data, compiled, sides, end, onOther, words, children }: Props) {
  const [first, second] = sides;
  const { compared } = words;
  const { facts, more } = nearestDifferences(compiled, first.id, second.id, first.answers);
  return (
    <section class="compared" aria-labelledby="compared-title">
      <h2 id="compared-title">{compared.title}</h2>
      <Difference
        sides={sides.map(({ ruling, answers, href, detail }, at) => ({
          ...outcomeOf(ruling, data.chips, data.words.ruling.decides, answers),
          name: LETTERS[at] ?? '',
          detail,
          page: { href, text: compared.page },
        }))}
        headed
        caption={compared.differ}
        facts={facts.flatMap((apart) => factOf(apart, data, first.answers, compared))}
        amounts={data.words.amounts}
      />
      {more && <p>{compared.oneWay}</p>}
      {children}
      <Ways end={end} choose onOther={onOther} words={words} />
    </section>
  );
}

interface WithoutProps {
  readonly why: string;
  readonly end: string;
  /** Whether another one can be chosen. */
  readonly choose: boolean;
  readonly onOther?: (() => void) | undefined;
  readonly words: ShareWords;
}

/** When there is nothing to compare with, or not yet. */
export function Without({ why, end, choose, onOther, words }: WithoutProps) {
  return (
    <section class="compared" aria-label={words.compared.title}>
      <p role="status">{why}</p>
      <Ways end={end} choose={choose} onOther={onOther} words={words} />
    </section>
  );
}

function Ways({ end, choose, onOther, words: { compared } }: Omit<WithoutProps, 'why'>) {
  return (
    <p class="row">
      {choose && (
        <button type="button" class="btn" data-does={onOther ? undefined : 'compare'} onClick={onOther}>
          {compared.other}
        </button>
      )}
      <a class="btn" href={end}>
        {compared.end}
      </a>
    </p>
  );
}

/** @param answers those of the case, if there is one. */
function factOf(
  { fact, first, second, decides }: Apart,
  data: DecisionProps,
  answers: Answers,
  words: ShareWords['compared'],
): readonly DifferingFact[] {
  const text = data.facts[fact];
  const answer = answers[fact];
  if (!text) return [];
  const inCase = answer ? [fill(words.inCase, { says: saysOf(text, answer, data.words.phrase) })] : [];
  return [
    {
      id: fact,
      ask: text.ask,
      lang: text.lang,
      decides,
      notes: [decides ? words.decides : words.together, ...inCase],
      values: [first, second].map((possible) => valuesText(possible, text, data, words)),
    },
  ];
}

/** "0 tot en met 4 of 7", "elk antwoord", "speelt dan niet". */
function valuesText(
  { values, any, notApplicable }: Possible,
  text: FactText,
  { language, words: { phrase } }: DecisionProps,
  words: ShareWords['compared'],
): string {
  const labels = any && values.length > 1 ? [words.any] : values.map((one) => answerLabel(text, answerOf(one), phrase));
  const all = [...labels, ...(notApplicable ? [words.notAsked] : [])];
  return new Intl.ListFormat(locale(language), { type: 'disjunction' }).format(all);
}
