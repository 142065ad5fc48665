import { differences, type Difference, type Possible } from '#decide/apart.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import type { ShareWords } from '#i18n/words.ts';
import { Consequences } from '#parts/Consequences.tsx';
import { Text } from '#parts/Text.tsx';
import type { DecisionProps, RulingSummary } from '#views/decision-props.ts';
import { answerLabel, answerOf, saysOf, sentence, type FactText } from '#wording/phrase.ts';
import { scoreLines, withoutScore } from '#wording/score.ts';
import { shownChips } from '#wording/shown-chips.ts';
import { verdictOf } from '#client/share/handed.ts';

export interface Side {
  readonly id: string;
  readonly ruling: RulingSummary;
  /** The answers that it stands on: those of the case, or what of them holds for both. */
  readonly answers: Answers;
  readonly href: string;
}

interface Props {
  readonly data: DecisionProps;
  readonly compiled: Compiled;
  readonly sides: readonly [Side, Side];
  /** The page without the comparison. */
  readonly end: string;
  readonly words: ShareWords;
}

/** How the two are called where there is no room for their verdicts. */
const LETTERS = ['A', 'B'] as const;

/** Two outcomes of a situation side by side, and the facts in which they differ. */
export function Compared({ data, compiled, sides, end, words }: Props) {
  const [first, second] = sides;
  const apart = differences(compiled, first.id, second.id);
  return (
    <section class="compared" aria-labelledby="compared-title">
      <h2 id="compared-title">{words.compared.title}</h2>
      <div class="compared-two">
        {sides.map((side, at) => (
          <Outcome key={side.id} side={side} letter={LETTERS[at] ?? ''} data={data} words={words} />
        ))}
      </div>
      {apart.length > 0 && (
        <table class="compared-facts">
          <caption>{words.compared.differ}</caption>
          <thead>
            <tr>
              <td></td>
              {LETTERS.map((letter) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {apart.map((each) => (
              <Row key={each.fact} of={each} data={data} answers={first.answers} words={words.compared} />
            ))}
          </tbody>
        </table>
      )}
      <Ways end={end} choose words={words} />
    </section>
  );
}

interface WithoutProps {
  readonly why: string;
  readonly end: string;
  /** Whether another one can be chosen. */
  readonly choose: boolean;
  readonly words: ShareWords;
}

/** Where there is nothing to compare with, or not yet. */
export function Without({ why, end, choose, words }: WithoutProps) {
  return (
    <section class="compared" aria-label={words.compared.title}>
      <p role="status">{why}</p>
      <Ways end={end} choose={choose} words={words} />
    </section>
  );
}

function Ways({ end, choose, words: { compared } }: Omit<WithoutProps, 'why'>) {
  return (
    <p class="row">
      {choose && (
        <button type="button" class="btn" data-does="compare">
          {compared.other}
        </button>
      )}
      <a class="btn" href={end}>
        {compared.end}
      </a>
    </p>
  );
}

interface OutcomeProps {
  readonly side: Side;
  readonly letter: string;
  readonly data: DecisionProps;
  readonly words: ShareWords;
}

function Outcome({ side: { ruling, answers, href }, letter, data, words }: OutcomeProps) {
  const { leave, cites } = verdictOf(ruling, data, answers);
  const marks = [...leave, ...ruling.rests.map(({ label }) => label)];
  return (
    <article class="compared-one">
      <p class="kicker">
        <b class="compared-letter">{letter}</b> {sentence(cites.join(', '))}
      </p>
      <h3 lang={ruling.lang}>
        <Text of={ruling.verdict} />
      </h3>
      <Consequences
        lines={scoreLines(ruling.effects, data.chips, answers)}
        chips={shownChips(withoutScore(ruling.effects), data.chips, answers)}
        words={{ effects: data.chips.effects, amounts: data.words.amounts }}
      />
      {marks.length > 0 && <p class="kicker">{sentence(marks.join(' · '))}</p>}
      <a class="compared-page" href={href}>
        {words.compared.page}
      </a>
    </article>
  );
}

interface RowProps {
  readonly of: Difference;
  readonly data: DecisionProps;
  /** Those of the case, if there is one. */
  readonly answers: Answers;
  readonly words: ShareWords['compared'];
}

function Row({ of: { fact, first, second, decides }, data, answers, words }: RowProps) {
  const text = data.facts[fact];
  const answer = answers[fact];
  if (!text) return null;
  return (
    <tr class={decides ? 'compared-decides' : undefined}>
      <th scope="row">
        <span lang={text.lang}>{text.ask}</span>
        <small>{decides ? words.decides : words.together}</small>
        {answer && <small>{fill(words.inCase, { says: saysOf(text, answer, data.words.phrase) })}</small>}
      </th>
      {[first, second].map((possible, at) => (
        <td key={LETTERS[at]}>
          <b class="compared-letter" aria-hidden="true">
            {LETTERS[at]}
          </b>
          <span>{valuesText(possible, text, data, words)}</span>
        </td>
      ))}
    </tr>
  );
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
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(all);
}
