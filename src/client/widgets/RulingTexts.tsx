import { answersToQuery } from '#addresses/answers.ts';
import { withQuery } from '#addresses/with-query.ts';
import { withSeat } from '#addresses/seat.ts';
import { doesHold, mayHold } from '#decide/may-hold.ts';
import type { Answers } from '#decide/table.ts';
import type { WidgetWords } from '#i18n/words.ts';
import type { Seat } from '#model/seat.ts';
import { Clauses } from '#parts/Clauses.tsx';
import { AlsoRows } from '#parts/AlsoRows.tsx';
import { LawRefs } from '#parts/LawRefs.tsx';
import { NextRows } from '#parts/NextRows.tsx';
import { StartTimes } from '#parts/StartTimes.tsx';
import { Steps } from '#parts/Steps.tsx';
import type { AlsoText } from '#views/also-ruled.ts';
import type { NextText } from '#views/next-text.ts';
import type { RulingText } from '#views/ruling-text.ts';
import type { RulingTime } from '#views/times.ts';
import type { Chip } from '#wording/shown-chips.ts';
import Reminders from './Reminders.tsx';

type Words = WidgetWords['ruling'];

interface StepsProps {
  readonly text: RulingText;
  readonly answers: Answers;
  /** The ruling's permanent address. */
  readonly ruling: string;
  readonly words: Words;
}

/** What to do at the table now, and what to wait for. */
export function StepsAndReminders({ text, answers, ruling, words }: StepsProps) {
  const { steps, folds, stayUntil, times, lang } = text;
  return (
    <>
      {steps.length > 0 && (
        <section>
          <h3>{words.steps}</h3>
          <Steps steps={steps} fold={folds.steps} lang={lang} />
        </section>
      )}
      <StartTimes times={times?.filter((time) => !isOver(time, answers))} />
      <Reminders key={ruling} title={words.stayUntil} items={stayUntil} ruling={ruling} level="h3" />
    </>
  );
}

/** Whether more than all of a time has passed by what was answered. */
function isOver({ limit }: RulingTime, answers: Answers): boolean {
  if (!limit) return false;
  const passed = answers[limit.fact];
  return passed?.kind === 'range' && passed.from > limit.most;
}

interface ClausesProps {
  readonly text: RulingText;
  readonly chips: readonly Chip[];
  readonly words: Pick<WidgetWords, 'ruling' | 'glance'>;
  readonly effects: { readonly unstated: string };
}

/** The clauses and articles that a ruling rests on. */
export function CitedClauses({ text: { quotes, laws }, chips, words, effects }: ClausesProps) {
  return (
    <>
      {quotes.length > 0 && (
        <section>
          <h3 id="clauses">{words.ruling.clauses}</h3>
          <Clauses quotes={quotes} chips={chips} words={words.glance.unnamed} unstated={effects.unstated} />
        </section>
      )}
      {laws.length > 0 && (
        <section class="laws-line">
          <h3>{words.ruling.laws}</h3>
          <LawRefs links={laws} brief />
        </section>
      )}
    </>
  );
}

interface NextProps {
  readonly text: RulingText;
  /** The answers that the ruling rests on. */
  readonly answers: Answers;
  /** Where the offender sits, if the texts use it. */
  readonly seat: Seat | undefined;
  readonly words: Words;
}

/** The situations to look at next. */
export function WhatNext({ text: { next, folds }, answers, seat, words }: NextProps) {
  if (next.length === 0) return null;
  return (
    <section>
      <h3>{words.next}</h3>
      <NextRows next={next.map((each) => withAnswers(each, answers, seat))} fold={folds.next} />
    </section>
  );
}

/** What else may hold for the same event, as far as this case leaves it possible. */
export function AlsoRuled({ text, answers, seat, words }: NextProps) {
  const also = alsoIn(text, answers);
  if (also.length === 0) return null;
  return <AlsoRows also={also.map((each) => withAnswers(each, answers, seat))} title={words.also} />;
}

/** A link to another situation with the answers that are asked there too. */
function withAnswers<Link extends NextText | AlsoText>(link: Link, answers: Answers, seat: Seat | undefined): Link {
  return { ...link, href: withQuery(link.href, withSeat(answersToQuery(carried(link, answers)), link.seats && seat)) };
}

/** The concurrences of a ruling that are possible with these answers. */
export function alsoIn({ also = [] }: RulingText, answers: Answers): readonly AlsoText[] {
  return also.filter(({ when }) => when === undefined || when.some((box) => mayHold(box, answers)));
}

/** Whether these answers tell that something else may hold in the ruling's place. */
export function isDoubtedBy(answers: Answers, text: RulingText): boolean {
  return alsoIn(text, answers).some(({ instead = [] }) => instead.some((box) => doesHold(box, answers)));
}

/** Answers and results of this ruling that the next situation asks for are carried over. */
export function carried({ settled, shared }: Pick<NextText, 'settled' | 'shared'>, answers: Answers): Answers {
  return { ...Object.fromEntries(Object.entries(answers).filter(([fact]) => shared.includes(fact))), ...settled };
}
