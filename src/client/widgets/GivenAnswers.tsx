import { fill } from '#i18n/fill.ts';
import type { PhraseWords, WidgetWords } from '#i18n/words.ts';
import { givenSays, sentence, type FactText } from '#wording/phrase.ts';
import type { Given, Struck } from '#decide/progress.ts';
import type { Case } from '#addresses/case.ts';

interface Props {
  readonly case: Case;
  /** Whether the answers in force are listed; below a ruling the reasons list them. */
  readonly listed: boolean;
  readonly facts: Readonly<Record<string, FactText>>;
  readonly words: { readonly phrase: PhraseWords; readonly given: WidgetWords['given'] };
  /** Address at which a question is asked again. */
  readonly changeHref: (fact: string) => string;
}

/**
 * The answers in force, the unknown ones, those that can no longer be established, those that wait for their
 * question, and those no longer used, with the reason.
 */
export function GivenAnswers({
  case: { progress, kept, dropped },
  listed,
  facts,
  words: { phrase, given: words },
  changeHref,
}: Props) {
  const { struck } = progress;
  const given = listed ? progress.given : [];
  const known = given.filter(({ answer }) => answer.kind !== 'unknown');
  const isLost = ({ answer }: Given): boolean => answer.kind === 'unknown' && answer.forGood === true;
  const unknown = given.filter((each) => each.answer.kind === 'unknown' && !isLost(each));
  if (given.length + struck.length + kept.length + dropped.length === 0) return null;
  const says = (each: Given) => sentence(givenSays(each, facts, phrase));
  const asks = ({ fact }: Given) => facts[fact]?.ask ?? fact;
  const each = { hrefOf: changeHref };
  return (
    <section class="given">
      <Listed {...each} of={known} title={words.title} says={says} link={words.change} linkSays={words.changeThis} />
      <Listed
        {...each}
        of={unknown}
        title={words.unknownTitle}
        says={asks}
        link={words.answer}
        linkSays={words.answerThis}
      />
      <Listed
        {...each}
        of={given.filter(isLost)}
        title={words.lostTitle}
        says={asks}
        link={words.change}
        linkSays={words.changeThis}
      />
      <Listed {...each} of={kept} title={words.keptTitle} says={says} link={words.change} linkSays={words.changeKept} />
      {struck.length > 0 && (
        <ul>
          {struck.map((each: Struck) => (
            <li key={each.fact} class="struck">
              <s>{says(each)}</s>
              <small>{words.struck[each.reason]}</small>
            </li>
          ))}
        </ul>
      )}
      {dropped.length > 0 && <p class="dropped">{words.dropped}</p>}
    </section>
  );
}

interface ListedProps {
  readonly of: readonly Given[];
  readonly title: string;
  readonly says: (each: Given) => string;
  /** The text of the link, and its accessible name: `{what}`. */
  readonly link: string;
  readonly linkSays: string;
  readonly hrefOf: (fact: string) => string;
}

/** Answers of one kind, each with a link to change it. */
function Listed({ of, title, says, link, linkSays, hrefOf }: ListedProps) {
  if (of.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {of.map((each) => (
          <li key={each.fact}>
            <span>{says(each)}</span>
            <a href={hrefOf(each.fact)} aria-label={fill(linkSays, { what: says(each) })}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
