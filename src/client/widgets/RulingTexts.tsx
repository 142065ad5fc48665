import { answersToQuery } from '#addresses/answers.ts';
import { withQuery } from '#addresses/case.ts';
import type { Answers } from '#decide/table.ts';
import type { WidgetWords } from '#i18n/widget.ts';
import { LawRefs } from '#parts/LawRefs.tsx';
import { Quote } from '#parts/Quote.tsx';
import { SituationRow } from '#parts/SituationRow.tsx';
import { Steps } from '#parts/Steps.tsx';
import type { NextText, RulingText } from '#views/ruling-text.ts';
import Reminders from './Reminders.tsx';

type Words = WidgetWords['ruling'];

interface StepsProps {
  readonly text: RulingText;
  /** The ruling's permanent address. */
  readonly ruling: string;
  readonly words: Words;
}

/** What to do at the table now, and what to wait for. */
export function StepsAndReminders({ text: { steps, stayUntil, lang }, ruling, words }: StepsProps) {
  return (
    <>
      {steps.length > 0 && (
        <section>
          <h3>{words.steps}</h3>
          <Steps steps={steps} lang={lang} />
        </section>
      )}
      <Reminders key={ruling} title={words.stayUntil} items={stayUntil} ruling={ruling} level="h3" />
    </>
  );
}

interface TextsProps {
  readonly text: RulingText;
  /** The answers that the ruling stands on. */
  readonly answers: Answers;
  readonly words: Words;
}

/** The clauses and articles that a ruling rests on, and the situations to look at next. */
export function RulingTexts({ text: { quotes, laws, next }, answers, words }: TextsProps) {
  return (
    <>
      {quotes.length > 0 && (
        <section class="cited-clauses">
          <h3>{words.clauses}</h3>
          {quotes.map((quote) => (
            <Quote key={quote.href} of={quote} />
          ))}
        </section>
      )}
      {laws.length > 0 && (
        <section>
          <h3>{words.laws}</h3>
          <LawRefs links={laws} />
        </section>
      )}
      {next.length > 0 && (
        <section>
          <h3>{words.next}</h3>
          <ul class="rows">
            {next.map(({ title, summary, lang, href, ...carry }) => (
              <SituationRow
                key={href}
                title={title}
                summary={summary}
                lang={lang}
                href={withQuery(href, answersToQuery(carried(carry, answers)))}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What the ruling stands on and what it settles carries over where it is asked again. */
function carried({ settled, shared }: Pick<NextText, 'settled' | 'shared'>, answers: Answers): Answers {
  return { ...Object.fromEntries(Object.entries(answers).filter(([fact]) => shared.includes(fact))), ...settled };
}
