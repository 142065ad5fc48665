/** Times that rules give, for a clock at the table: what runs, how long, what follows, and the source. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, RuleDoc, RulingDoc } from '#library/types.ts';
import { partsOfTimeName, type Allowed, type Language, type NoteId, type Time } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import { figuresOf } from '#wording/figures.ts';
import { citeName } from '#wording/names.ts';
import { secondsOf } from '#wording/unit-of-time.ts';
import type { PageContext } from './page-context.ts';
import { defined } from '#model/defined.ts';

/** What a page hands to the clock (`data-clock`), and the device keeps. */
export interface ClockText {
  /** Which time it is, in all books. */
  readonly key: string;
  /** How long, in seconds. */
  readonly seconds: number;
  readonly label: string;
  /** What follows, according to the book. */
  readonly over?: string;
  /** The source clause's name and address. */
  readonly cite: string;
  readonly href: string;
  /** The address of a note on what the text leaves open of it. */
  readonly note?: string;
  /** The language of its words. */
  readonly lang: Language;
}

/** A button that starts a clock. */
export interface TimeText {
  readonly label: string;
  /** The language of its label, where that is not the page's. */
  readonly lang?: Language;
  /** Starts it: `Start 3:00`. */
  readonly start: string;
  /** A `ClockText` as JSON. */
  readonly clock: string;
}

/** A time that a ruling waits for. */
export interface RulingTime extends TimeText {
  /** The question that counts it, and the number with which it is over. */
  readonly limit?: { readonly fact: string; readonly most: number };
}

/** Times by their names in the edition. */
export function timesNamed(names: readonly string[] | undefined, context: PageContext): readonly TimeText[] {
  return (names ?? []).flatMap((name) => {
    const { rule: id, time: timeId } = partsOfTimeName(name);
    const rule = context.edition.ruleById.get(id);
    return timesOf(rule, context, ({ id: each }) => each === timeId);
  });
}

/** A clock of a book, beside the clause that gives its time. */
export interface ClockOfBook {
  readonly id: string;
  readonly time: TimeText;
  /** What follows when it is over. */
  readonly over?: string;
  readonly cite: { readonly href: string; readonly text: string };
}

/** Every clock of an edition, in the order of its rules. */
export function clocksOf(context: PageContext): readonly ClockOfBook[] {
  const { edition, urls, words } = context;
  return edition.rules.flatMap((rule) =>
    (rule.data.times ?? []).flatMap((each) => {
      const clause = rule.clauses.find(({ id }) => id === each.clause);
      if (!clause) return [];
      return timeText(each, rule, context).map((time) => ({
        id: `${rule.id}-${each.id}`,
        time,
        ...(each.over === undefined ? {} : { over: each.over }),
        cite: { href: urls.citation({ rule, clause }), text: citeName({ rule, clause }, words) },
      }));
    }),
  );
}

/** Whether an edition gives a time that has a clock. */
export function hasClocks({ rules }: Pick<Edition, 'rules'>): boolean {
  return rules.some(({ data }) => data.times !== undefined);
}

/** The times of a ruling, less those that are over in all of its cases. */
export function timesOfRuling(ruling: RulingDoc, context: PageContext): readonly RulingTime[] {
  return ruling.times.flatMap((name) => {
    const { rule, time: timeId } = partsOfTimeName(name);
    const time = context.edition.ruleById.get(rule)?.data.times?.find(({ id }) => id === timeId);
    const limit = time && limitOf(time, ruling, context.edition);
    if (limit && ruling.when.length > 0 && ruling.when.every((box) => startsBeyond(box[limit.fact], limit.most)))
      return [];
    return timesNamed([name], context).map((text) => (limit ? { ...text, limit } : text));
  });
}

/** By the question that the time names, or by one that counts time and whose answers part where it ends. */
function limitOf(time: Time, ruling: RulingDoc, edition: Edition): RulingTime['limit'] {
  const situation = edition.situationById.get(ruling.situation);
  const limits = (situation?.facts ?? []).flatMap(([id, fact]) => {
    if (fact.kind !== 'number') return [];
    const unit = secondsOf(fact.unit, edition.book.language);
    return unit === undefined ? [] : [{ fact: id, most: time.seconds / unit }];
  });
  const ends = ({ fact, most }: { readonly fact: string; readonly most: number }): boolean =>
    (situation?.rulings ?? []).some(({ when }) =>
      when.some((box) => box[fact]?.some((allowed) => typeof allowed !== 'string' && allowed[1] === most)),
    );
  return limits.find(({ fact }) => fact === time.fact) ?? limits.find(ends);
}

/** Whether a condition asks for more than that. */
function startsBeyond(allowed: Allowed | undefined, most: number): boolean {
  return allowed?.every((each) => typeof each !== 'string' && each[0] > most) ?? false;
}

/** The times that a clause of a rule gives. */
export function timesOfClause(rule: RuleDoc, clause: string, context: PageContext): readonly TimeText[] {
  return timesOf(rule, context, (time) => time.clause === clause);
}

/** The times of which a question asks whether they are over. */
export function timesAsked(fact: string, context: PageContext): readonly TimeText[] {
  return (timing(context.edition).get(fact) ?? []).flatMap((rule) =>
    timesOf(rule, context, (time) => time.fact === fact),
  );
}

/** The rules that give times of which a question asks whether they are over, by the question. */
const timing = remembered(({ rules }: Edition): ReadonlyMap<string | undefined, readonly RuleDoc[]> => {
  const asked = rules.flatMap((rule) =>
    [...new Set(rule.data.times?.map(({ fact }) => fact))].map((fact) => ({ fact, rule })),
  );
  const byFact = Map.groupBy(asked, ({ fact }) => fact);
  return new Map([...byFact].map(([fact, all]) => [fact, all.map(({ rule }) => rule)]));
});

function timesOf(
  rule: RuleDoc | undefined,
  context: PageContext,
  isMeant: (time: Time) => boolean,
): readonly TimeText[] {
  return rule ? (rule.data.times ?? []).filter(isMeant).flatMap((time) => timeText(time, rule, context)) : [];
}

function timeText(
  { id, seconds, label, over, note, clause: clauseId }: Time,
  rule: RuleDoc,
  context: PageContext,
): TimeText[] {
  const { edition, urls, words, language } = context;
  const clause = rule.clauses.find((each) => each.id === clauseId);
  if (!clause) return [];
  const clock: ClockText = {
    key: `${edition.bookId}/${edition.id}/${rule.id}/${id}`,
    seconds,
    label,
    ...(over === undefined ? {} : { over }),
    cite: citeName({ rule, clause }, words),
    href: urls.citation({ rule, clause }),
    ...(note === undefined ? {} : { note: urls.note({ rule, clause, id: note satisfies NoteId }) }),
    lang: rule.lang ?? language,
  };
  const start = fill(packs[language].timers.start, { time: figuresOf(seconds) });
  return [{ label, ...defined({ lang: rule.lang }), start, clock: JSON.stringify(clock) }];
}
