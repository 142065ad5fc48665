/** Times that rules give, for a clock at the table: what runs, how long, what follows, and the source. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, RuleDoc } from '#library/types.ts';
import { partsOfTimeName, type Language, type NoteId, type Time } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import { figuresOf } from '#wording/figures.ts';
import { citeName } from '#wording/names.ts';
import type { PageContext } from './page-context.ts';
import { inLanguage } from './in-language.ts';

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

/** Times by their names in the edition. */
export function timesNamed(names: readonly string[] | undefined, context: PageContext): readonly TimeText[] {
  return (names ?? []).flatMap((name) => {
    const { rule: id, time: timeId } = partsOfTimeName(name);
    const rule = context.edition.ruleById.get(id);
    return timesOf(rule, context, ({ id: each }) => each === timeId);
  });
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
  return [{ label, ...inLanguage(rule.lang), start, clock: JSON.stringify(clock) }];
}
