/** Several rulings of one case: how they go together where they are about one event, and the total. Pure. */
import { inPlace, isPair, type PartPair } from '#addresses/parts-events.ts';
import type { MeetingKind, RecordedMeeting } from '#addresses/parts-record.ts';
import { effectsRange, type EffectRange } from '#decide/effects.ts';
import { mayHold } from '#decide/may-hold.ts';
import type { Answers } from '#decide/table.ts';
import type { Box, Interval } from '#model/box.ts';
import type { CountedEffect } from '#model/effects/types.ts';
import type { AlsoText } from '#views/also-ruled.ts';

/** What is needed of a part that is decided. */
export interface RuledPart {
  readonly situation: string;
  readonly ruling: string;
  readonly answers: Answers;
  readonly effects: readonly CountedEffect[];
  readonly also: readonly AlsoText[];
}

/** How two parts go together; of one that replaces another, `first` is the one that holds. */
export interface Meeting extends PartPair {
  readonly kind: 'adds' | 'prevails' | 'excludes' | 'open';
  /** Whether its condition holds whatever is not answered yet. */
  readonly sure: boolean;
  readonly of: AlsoText;
}

/**
 * Every concurrence between two of the parts that is possible with their answers, in the order of the parts.
 * Parts of one situation are several events, and so is a part with itself: nothing is declared between them.
 * @param parts undefined where a part is not decided, or could not be read
 */
export function meetings(parts: readonly (RuledPart | undefined)[]): readonly Meeting[] {
  return parts.flatMap((one, first) =>
    parts.slice(first + 1).flatMap((other, after): readonly Meeting[] => {
      const second = first + 1 + after;
      return one && other ? between(one, other).map(({ of, sure }) => meeting(of, sure, first, second)) : [];
    }),
  );
}

function meeting(of: AlsoText, sure: boolean, first: number, second: number): Meeting {
  return of.kind === 'yields'
    ? { first: second, second: first, kind: 'prevails', sure, of }
    : { first, second, kind: of.kind, sure, of };
}

/** As the first sees them. A condition has a part for either side; both have to allow the same box. */
function between(one: RuledPart, other: RuledPart): readonly Pick<Meeting, 'of' | 'sure'>[] {
  // What both ask is one fact, and either may have been told more closely.
  const told = [one.answers, other.answers];
  return one.also.flatMap((mine) => {
    const theirs = other.also.find(({ id, others }) => id === mine.id && others.includes(one.ruling));
    if (!theirs || !mine.others.includes(other.ruling)) return [];
    const boxes = (mine.when ?? [{}]).map((box, at) => [box, theirs.when?.[at] ?? {}] as const);
    const possible = boxes.filter(([box, its]) => mayHold(box, one.answers) && mayHold(its, other.answers));
    const sure = possible.some((both) => both.every((box) => holds(box, told)));
    return possible.length === 0 ? [] : [{ of: mine, sure }];
  });
}

/** Whether the answers leave no doubt: what is not answered may be anything. */
function holds(box: Box, told: readonly Answers[]): boolean {
  return Object.entries(box).every(([fact, allowed]) =>
    told.some(({ [fact]: answer }) =>
      allowed.some((item) => {
        if (answer?.kind === 'option') return item === answer.option;
        return answer?.kind === 'range' && typeof item !== 'string' && item[0] <= answer.from && answer.to <= item[1];
      }),
    ),
  );
}

/** A number that was told as a range, with the parts of it that a condition tells apart. */
export interface OpenNumber {
  /** The part that asked it. */
  readonly part: number;
  readonly fact: string;
  /** Ascending; together they are the range. */
  readonly ranges: readonly Interval[];
}

/**
 * The numbers that would have to be told more closely for it to be plain how two parts go together: a page
 * asks for no more than its own rulings need.
 */
export function openNumbers(
  parts: readonly (RuledPart | undefined)[],
  found: readonly Meeting[],
): readonly OpenNumber[] {
  const unsure = found.filter(({ kind, sure }) => kind !== 'adds' && !sure);
  return parts.flatMap((part, at) => {
    if (!part) return [];
    const ids = new Set(unsure.flatMap(({ first, second, of }) => (first === at || second === at ? of.id : [])));
    const boxes = part.also
      .flatMap(({ id, when = [] }) => (ids.has(id) ? when : []))
      .filter((box) => mayHold(box, part.answers));
    return Object.entries(part.answers).flatMap(([fact, answer]): readonly OpenNumber[] => {
      if (answer.kind !== 'range') return [];
      const { from, to } = answer;
      const ends = boxes.flatMap((box) =>
        (box[fact] ?? []).flatMap((item) => (typeof item === 'string' ? [] : [item[0], item[1] + 1])),
      );
      const starts = [...new Set(ends)].filter((end) => from < end && end <= to).sort((a, b) => a - b);
      if (starts.length === 0) return [];
      const ranges = [from, ...starts].map((start, nth): Interval => [start, (starts[nth] ?? to + 1) - 1]);
      return [{ part: at, fact, ranges }];
    });
  });
}

/**
 * The parts in whose place another surely holds, with the one that does. One that is replaced itself replaces
 * nothing.
 */
export function replacedBy(found: readonly Meeting[]): ReadonlyMap<number, number> {
  const prevailing = found.filter(({ kind }) => kind === 'prevails');
  const yielding = new Set(prevailing.map(({ second }) => second));
  return new Map(
    prevailing.flatMap(({ first, second, sure }) => (sure && !yielding.has(first) ? [[second, first] as const] : [])),
  );
}

/** How two parts go together as it is said: whether one replaces the other may depend on what is open. */
export function saidKind(
  { first, second, kind }: PartPair & Pick<Meeting, 'kind'>,
  replaced: ReadonlyMap<number, number>,
): MeetingKind | 'adds' {
  return kind === 'prevails' && replaced.get(second) !== first ? 'depends' : kind;
}

/** The parts that do not just hold side by side, each two with one kind once. */
export function recordedMeetings(found: readonly Meeting[]): readonly RecordedMeeting[] {
  const replaced = replacedBy(found);
  const meets = found.flatMap((meeting): readonly RecordedMeeting[] => {
    const kind = saidKind(meeting, replaced);
    return kind === 'adds' ? [] : [{ first: meeting.first, second: meeting.second, kind }];
  });
  return [...new Map(meets.map((each) => [JSON.stringify(each), each])).values()];
}

/** Whether it is plain which of the parts hold: none may or cannot hold beside another. */
export function isSettled(found: readonly Meeting[]): boolean {
  const replaced = replacedBy(found);
  return found.every(({ kind, second }) => kind === 'adds' || (kind === 'prevails' && replaced.has(second)));
}

/**
 * Every two parts whose amounts a sum adds, and whether a concurrence says that both hold. The sum takes them
 * for the same side's, and without one for separate events, which the content cannot know.
 */
export function added(
  parts: readonly (RuledPart | undefined)[],
  found: readonly Meeting[],
): readonly (PartPair & { readonly isSaid: boolean })[] {
  const replaced = replacedBy(found);
  const stakes = parts.map((part, at) => (part && !replaced.has(at) ? stakesOf(part).map(({ name }) => name) : []));
  return stakes.flatMap((mine, first) =>
    stakes.flatMap((its, second) =>
      first < second && mine.some((name) => its.includes(name))
        ? [{ first, second, isSaid: found.some((each) => isPair(inPlace(each), { first, second })) }]
        : [],
    ),
  );
}

/** What counts in a part, with its name: kind of effect, kind of points and sides. */
function stakesOf({ effects, answers }: RuledPart) {
  return effectsRange([effects], answers).map(({ range, open, ...stake }) => ({
    name: JSON.stringify(stake),
    stake,
    range,
    open,
  }));
}

/**
 * The sums of what counts over all parts that are not replaced, by kind of effect, kind of points and sides,
 * in order of first mention. A sum whose range is missing has an amount that is not known.
 */
export function sums(
  parts: readonly (RuledPart | undefined)[],
  replaced: ReadonlyMap<number, number>,
): readonly EffectRange[] {
  const groups = new Map<string, EffectRange>();
  for (const [at, part] of parts.entries()) {
    if (!part || replaced.has(at)) continue;
    for (const { name, stake, range, open } of stakesOf(part)) {
      const before = groups.get(name) ?? { ...stake, range: { min: 0, max: 0 }, open: [] };
      const sum = before.range && range && { min: before.range.min + range.min, max: before.range.max + range.max };
      groups.set(name, { ...stake, ...(sum && { range: sum }), open: [...before.open, ...open] });
    }
  }
  return [...groups.values()];
}
