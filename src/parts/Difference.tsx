/**
 * Outcomes side by side, and the facts in which they differ: two rulings, a ruling then and now, two numbers,
 * two editions. Used in the build and in the browser.
 */
import type { Language } from '#model/language.ts';
import { sentence } from '#wording/phrase.ts';
import { Consequences, type ConsequencesProps } from './Consequences.tsx';
import type { Outcome } from './outcome.ts';
import { UnbrokenText } from './UnbrokenText.tsx';

/** An outcome with its name. */
export interface Side extends Outcome {
  /** Its short name: a letter, "then", an edition. */
  readonly name: string;
  /** Text beside its name. */
  readonly detail?: string | undefined;
  /** The language of all its texts, if it is not the page's. */
  readonly tableLang?: Language | undefined;
  readonly page?: { readonly href: string; readonly text: string } | undefined;
}

/** A fact with its value for each outcome. */
export interface DifferingFact {
  readonly id: string;
  readonly ask: string;
  readonly lang?: Language | undefined;
  /** Whether it alone makes the difference. */
  readonly decides: boolean;
  /** Texts below it. */
  readonly notes: readonly string[];
  /** One for each side. */
  readonly values: readonly string[];
}

interface Props {
  readonly sides: readonly Side[];
  /** Whether the verdicts are headings. */
  readonly headed?: boolean;
  /** The caption of the facts. */
  readonly caption?: string;
  readonly facts?: readonly DifferingFact[];
  /** Other reasons for the difference, a sentence each. */
  readonly reasons?: readonly string[];
  readonly amounts: ConsequencesProps['words']['amounts'];
}

export function Difference({ sides, headed = false, caption = '', facts = [], reasons = [], amounts }: Props) {
  return (
    <>
      <div class="difference">
        {sides.map((side) => (
          <One key={`${side.name} ${side.detail ?? ''}`} side={side} headed={headed} amounts={amounts} />
        ))}
      </div>
      {facts.length > 0 && <Facts caption={caption} names={sides.map(({ name }) => name)} facts={facts} />}
      {reasons.length > 0 && (
        <div class="difference-reasons">
          {facts.length === 0 && <p>{caption}</p>}
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface OneProps extends Pick<Props, 'amounts'> {
  readonly side: Side;
  readonly headed: boolean;
}

function One({ side, headed, amounts }: OneProps) {
  const { name, detail, tableLang, open, verdict, lang, lines, chips, effects, leave, cites, page } = side;
  const Verdict = headed ? 'h3' : 'p';
  return (
    <article class="difference-one" lang={tableLang}>
      <p class="kicker">
        <Name of={name} />
        {detail !== undefined && ` · ${detail}`}
      </p>
      <Verdict class="difference-verdict" lang={lang}>
        {open !== undefined && <>{sentence(open)}: </>}
        <UnbrokenText of={verdict} />
      </Verdict>
      <Consequences lines={lines} chips={chips} words={{ effects, amounts }} />
      {leave.length > 0 && <p class="kicker">{sentence(leave.join(' · '))}</p>}
      {cites !== '' && <p class="kicker">{cites}</p>}
      {page && (
        <a class="difference-page" href={page.href}>
          {page.text}
        </a>
      )}
    </article>
  );
}

/** A letter is shown in a disc. */
function Name({ of, isHidden = false }: { readonly of: string; readonly isHidden?: boolean }) {
  return (
    <b class={of.length === 1 ? 'difference-letter' : undefined} aria-hidden={isHidden ? 'true' : undefined}>
      {of}
    </b>
  );
}

interface FactsProps {
  readonly caption: string;
  readonly names: readonly string[];
  readonly facts: readonly DifferingFact[];
}

function Facts({ caption, names, facts }: FactsProps) {
  return (
    <table class="difference-facts">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td></td>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ id, ask, lang, decides, notes, values }) => (
          <tr key={id} class={decides ? 'difference-decides' : undefined}>
            <th scope="row">
              <span lang={lang}>{ask}</span>
              {notes.map((note) => (
                <small key={note}>{note}</small>
              ))}
            </th>
            {values.map((value, at) => (
              <td key={names[at]}>
                <Name of={names[at] ?? ''} isHidden />
                <span>{value}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
