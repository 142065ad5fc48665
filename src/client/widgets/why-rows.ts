/** Why a case has its ruling, answer by answer: the answer, and what another one would lead to. */
import { countingAnswers, queryAsking, queryWith, type Case } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { withSeat } from '#addresses/seat.ts';
import type { Compiled } from '#decide/compiled.ts';
import { explain, type Explanation } from '#decide/explain.ts';
import type { Lead } from '#decide/leads.ts';
import type { Given } from '#decide/progress.ts';
import type { Answer, Answers } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import { fill } from '#i18n/fill.ts';
import type { PhraseWords, WidgetWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { Seat } from '#model/seat.ts';
import { briefly, type Brief } from '#wording/brief.ts';
import { allowedLabel, allowedSays, answerOf, saysOf, sentence, type FactText } from '#wording/phrase.ts';

export interface WhyRow {
  readonly fact: string;
  /** The answer in words. */
  readonly says: string;
  /** The language of the answer, if it is not the page's. */
  readonly lang?: Language;
  /** Address at which the question is asked again. */
  readonly change: string;
  readonly instead: readonly Instead[];
}

/** An alternative answer and its outcome. */
export interface Instead {
  /** The answer, as a condition. */
  readonly when: string;
  /** The same as a full phrase. */
  readonly says: string;
  /** What follows from it. */
  readonly outcome: string;
  /** Whether it decides; else more questions follow. */
  readonly decides: boolean;
  readonly href: string;
}

/** A situation, and its rulings in short. */
export interface WhyData {
  readonly compiled: Compiled;
  readonly tree: Tree;
  /** The address of the situation's page. */
  readonly href: string;
  /** Kept in the links, if the texts name it. */
  readonly seat?: Seat;
  readonly facts: Readonly<Record<string, FactText>>;
  /** A ruling in short, with what is known put into its amounts. */
  readonly brief: (ruling: string, answers: Answers) => Brief | undefined;
  readonly words: { readonly phrase: PhraseWords; readonly glance: WidgetWords['glance'] };
}

type Nearest = Explanation['nearest'][number];

/**
 * From this many on, options with the same outcome share a line, and always when more questions follow; the
 * line links to their question.
 */
const MANY = 4;
/** With more possible rulings than this, or longer names, the row only says that questions follow. */
const NAMED = 3;
const NAMES = 60;

/** A row for each answer in force, in the order of the questions. */
export function whyRows(data: WhyData, current: Case, ruling: string): readonly WhyRow[] {
  const { compiled, tree, facts, href, seat, words } = data;
  const { given } = current.progress;
  const answers = countingAnswers(current);
  const { nearest } = explain(compiled, answers, ruling);
  return given.flatMap((each: Given): readonly WhyRow[] => {
    const text = facts[each.fact];
    if (!text) return [];
    const others = nearest.filter(({ change }) => change.fact === each.fact);
    const change = withQuery(href, withSeat(queryAsking(compiled, tree, current, each.fact), seat));
    return [
      {
        fact: each.fact,
        says: sentence(saysOf(text, each.answer, words.phrase)),
        ...(text.lang === undefined ? {} : { lang: text.lang }),
        change,
        instead: others.flatMap((near) => insteadOf(near, text, { data, answers, ruling, change })),
      },
    ];
  });
}

interface Around {
  readonly data: WhyData;
  /** The answers in force, kept in the link: an outdated one would change the outcome. */
  readonly answers: Answers;
  readonly ruling: string;
  readonly change: string;
}

function insteadOf(near: Nearest, text: FactText, around: Around): readonly Instead[] {
  const { values } = near.change;
  const { data, answers, change } = around;
  const instead = { ...answers, [near.change.fact]: answerWithin(values) };
  const outcome = outcomeOf(near.leads, instead, around);
  const line = (of: typeof values, href: string, decides: boolean): Instead => ({
    ...answerWords(text, of, data.words),
    outcome,
    decides,
    href,
  });
  const decides = near.leads.length === 1;
  const together = decides ? MANY : 2;
  if (text.kind === 'choice' && values.length >= together) return [line(values, change, false)];
  // Numbers of a range are different answers with the same outcome; options are separate values.
  const each = text.kind === 'choice' ? values.map((value) => [value] as const) : [values];
  return each.flatMap((of) => {
    const [value] = of;
    if (value === undefined) return [];
    const query = withSeat(queryWith(answers, near.change.fact, answerOf(value)), data.seat);
    return [line(of as typeof values, withQuery(data.href, query), decides)];
  });
}

/** A number as "with 0 to 4", an option as on its button, the other one of two as "otherwise". */
function answerWords(text: FactText, values: Nearest['change']['values'], { phrase, glance }: WhyData['words']) {
  const says = allowedSays(text, values, phrase);
  const label = allowedLabel(text, values, phrase, '{text}');
  if (text.kind === 'number') return { says, when: fill(glance.at, { answer: label }) };
  return { says, when: Object.keys(text.options).length <= 2 ? glance.else : label };
}

/** One answer for all of these values; options are several answers, of which none is meant. */
function answerWithin(values: Nearest['change']['values']): Answer {
  const [only] = values;
  if (typeof only === 'string') return values.length === 1 ? answerOf(only) : { kind: 'unknown' };
  const ends = values.flatMap((each) => (typeof each === 'string' ? [] : each));
  return { kind: 'range', from: Math.min(...ends), to: Math.max(...ends) };
}

/** @param instead the answers that would lead there: amounts count with them, not with those of the case. */
function outcomeOf(
  leads: readonly Lead[],
  instead: Answers,
  { data: { brief, words }, answers, ruling }: Around,
): string {
  const briefs = leads.flatMap(({ id }) => brief(id, instead) ?? []);
  const beside = leads.some(({ id }) => id === ruling) ? undefined : brief(ruling, answers);
  const texts = [...new Set(briefly(briefs, beside))];
  const last = texts.at(-1) ?? '';
  if (texts.length < 2) return last;
  const either = fill(words.phrase.either, { list: texts.slice(0, -1).join(', '), last });
  // "15 points or 10 or 15 points" could not be read.
  const isDouble = either.split(fill(words.phrase.either, { list: '', last: '' })).length > 2;
  return isDouble || texts.length > NAMED || either.length > NAMES ? words.glance.goesOn : either;
}
