import { fill } from '#i18n/fill.ts';
import type { PhraseWords } from '#i18n/phrase.ts';
import { saysOf, sentence, type FactText } from '#wording/phrase.ts';
import type { Given } from '#decide/progress.ts';
import type { WidgetWords } from '#i18n/widget.ts';
import type { Case } from '#addresses/case.ts';

interface Props {
  readonly case: Case;
  /** Whether the answers that count are listed; below a ruling they are not, since it says why. */
  readonly listed: boolean;
  readonly facts: Readonly<Record<string, FactText>>;
  readonly words: { readonly phrase: PhraseWords; readonly given: WidgetWords['given'] };
  /** Address where a question is asked again. */
  readonly changeHref: (fact: string) => string;
}

/** What was established, each with a link that asks it again; below it what no longer counts, and why. */
export function GivenAnswers({ case: { progress, kept, dropped }, listed, facts, words, changeHref }: Props) {
  const { struck } = progress;
  const given = listed ? progress.given : [];
  if (given.length + struck.length + kept.length + dropped.length === 0) return null;
  const says = ({ fact, answer }: Given) => {
    const text = facts[fact];
    return text ? sentence(saysOf(text, answer, words.phrase)) : fact;
  };
  return (
    <section class="given">
      {given.length > 0 && <h3>{words.given.title}</h3>}
      <ul>
        {given.map((each) => (
          <li key={each.fact}>
            <span>{says(each)}</span>
            <a
              href={changeHref(each.fact)}

              aria-label={fill(words.given.changeThis, { what: says(each) })}
            >
              {words.given.change}
            </a>
          </li>
        ))}
        {kept.map((each) => (
          <li key={each.fact} class="kept">
            <span>{says(each)}</span>
            <small>{words.given.kept}</small>
          </li>
        ))}
        {struck.map((each) => (
          <li key={each.fact} class="struck">
            <s>{says(each)}</s>
            <small>{words.given.struck[each.reason]}</small>
          </li>
        ))}
      </ul>
      {dropped.length > 0 && <p class="dropped">{words.given.dropped}</p>}
    </section>
  );
}
