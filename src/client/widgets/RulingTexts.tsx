import { answersToQuery } from '#addresses/answers.ts';
import { withQuery } from '#addresses/case.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import type { WidgetWords } from '#i18n/widget.ts';
import { LawRefs } from '#parts/LawRefs.tsx';
import { Quote } from '#parts/Quote.tsx';
import { SituationRow } from '#parts/SituationRow.tsx';
import { Steps } from '#parts/Steps.tsx';
import type { NextText, RulingText } from '#views/ruling-text.ts';
import { unnamed, type Chip } from '#wording/shown-chips.ts';
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

interface ClausesProps {
  readonly text: RulingText;
  /** The consequences, of which the source may not say whose they are. */
  readonly chips: readonly Chip[];
  readonly words: { readonly ruling: Words; readonly glance: WidgetWords['glance'] };
  readonly effects: { readonly unstated: string };
}

/** The clauses and articles that a ruling rests on, and what the source leaves out there. */
export function CitedClauses({ text: { quotes, laws }, chips, words, effects }: ClausesProps) {
  const left = chips.flatMap((chip) =>
    (['against', 'to', 'concerns'] as const).flatMap((side) =>
      unnamed(chip, side, effects) ? [fill(words.glance.unnamed[side], { what: chip.text })] : [],
    ),
  );
  return (
    <>
      {quotes.length > 0 && (
        <section class="cited-clauses">
          <h3>{words.ruling.clauses}</h3>
          {quotes.map((quote) => (
            <Quote key={quote.href} of={quote} />
          ))}
          {left.map((line) => (
            <p class="kicker" key={line}>
              {line}
            </p>
          ))}
        </section>
      )}
      {laws.length > 0 && (
        <section>
          <h3>{words.ruling.laws}</h3>
          <LawRefs links={laws} />
        </section>
      )}
    </>
  );
}

interface NextProps {
  readonly text: RulingText;
  /** The answers that the ruling stands on. */
  readonly answers: Answers;
  readonly words: Words;
}

/** The situations to look at next. */
export function WhatNext({ text: { next }, answers, words }: NextProps) {
  if (next.length === 0) return null;
  return (
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
  );
}

/** What the ruling stands on and what it settles carries over where it is asked again. */
function carried({ settled, shared }: Pick<NextText, 'settled' | 'shared'>, answers: Answers): Answers {
  return { ...Object.fromEntries(Object.entries(answers).filter(([fact]) => shared.includes(fact))), ...settled };
}
