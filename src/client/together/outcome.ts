/** The outcome of a case of several parts, and its texts. Pure. */
import { answersToQuery } from '#addresses/answers.ts';
import { inPlace, isPair, NOTHING_TOLD, type PartPair } from '#addresses/parts-events.ts';
import type { MeetingKind, PartsRecord, RecordedMeeting } from '#addresses/parts-record.ts';
import { fill } from '#i18n/fill.ts';
import type { TogetherWords } from '#i18n/words.ts';
import { untagged } from '#model/language-tags.ts';
import { saysOf, sentence } from '#wording/phrase.ts';
import { chipInWords, shownChips, stakeChip, type Chip, type ShownWords } from '#wording/shown-chips.ts';
import { askedPairs, counting, eventsOf, withoutApart, type AskedPair, type ToldEvents } from './events.ts';
import {
  added,
  isSettled,
  meetings,
  openNumbers,
  recordedMeetings,
  replacedBy,
  saidKind,
  sums,
  type Meeting,
  type OpenNumber,
} from './joined.ts';
import type { LoadedPart } from './load.ts';

/** A part as far as it could be fetched. */
export type KnownPart = LoadedPart | undefined;

export interface Outcome {
  readonly parts: readonly KnownPart[];
  /** What was told of one event and two, and the pairs of which it is asked. */
  readonly told: ToldEvents;
  readonly asked: readonly AskedPair[];
  /** All but those of parts that are two events; of what is not told, as if it were one. */
  readonly found: readonly Meeting[];
  /** The verdict that holds in its place, by part. */
  readonly instead: ReadonlyMap<number, string>;
  /** Whether it is plain which of the parts hold. */
  readonly settled: boolean;
  readonly lines: readonly MeetingLine[];
  /** What has to be told more closely for that. */
  readonly numbers: readonly OpenNumber[];
  /** Empty where it is not settled. */
  readonly totals: readonly Total[];
  /**
   * What they take for granted: that two parts between which nothing is declared or told are separate events
   * of one side, or, of others that they add, that one side did both.
   */
  readonly unsaid: 'separate' | 'sides' | undefined;
}

/** Which two go together, and how. */
export interface MeetingLine {
  readonly line: string;
  /** The concurrence; absent where the two are separate events, of which it says nothing. */
  readonly of?: Meeting['of'];
  /** The two, where it is asked whether they are one event. */
  readonly pair?: PartPair;
}

export interface Total {
  readonly chip: Chip;
  readonly words: ShownWords;
}

/** @param told what is told of one event and two; without it every pair is asked */
export function outcomeOf(parts: readonly KnownPart[], words: TogetherWords, told: ToldEvents = NOTHING_TOLD): Outcome {
  const ruled = parts.map((each) => each?.ruled);
  const all = meetings(ruled);
  const asked = askedPairs(all, told);
  const counted = counting(all, asked);
  const replaced = replacedBy(counted);
  const settled = isSettled(counted) && asked.every(({ is }) => is !== undefined);
  const summed = settled ? added(ruled, counted) : [];
  const isSeparate = summed.some((each) => !each.isSaid && !isTold(each, asked));
  return {
    parts,
    told,
    asked,
    found: withoutApart(all, asked),
    instead: new Map(
      [...replaced].flatMap(([at, by]) => {
        const verdict = verdictOf(parts[by]);
        return verdict === undefined ? [] : [[at, verdict] as const];
      }),
    ),
    settled,
    lines: linesOf(all, asked, told, parts, words),
    numbers: openNumbers(ruled, counted),
    totals: settled ? totalsOf(parts, replaced) : [],
    unsaid: isSeparate ? 'separate' : summed.length > 0 ? 'sides' : undefined,
  };
}

function isTold(pair: PartPair, asked: readonly AskedPair[]): boolean {
  return asked.some((each) => isPair(each, pair));
}

/** What is to be known of the total, in a sentence or more. */
export function aboutTotal(
  { settled, unsaid }: Pick<Outcome, 'settled' | 'unsaid'>,
  words: Pick<TogetherWords, 'besides' | 'separate' | 'sides' | 'noSum'>,
): string {
  if (!settled) return words.noSum;
  return unsaid ? `${words.besides} ${words[unsaid]}` : words.besides;
}

/** The record of a case; undefined until each part has its ruling, and each pair that is asked its answer. */
export function recordOf({ parts, told, asked, found }: Outcome, place: Pick<PartsRecord, 'book' | 'edition'>) {
  const ruled = parts.flatMap((each) => (each?.ruled ? [{ ...each, ruled: each.ruled }] : []));
  if (ruled.length === 0 || ruled.length < parts.length || asked.some(({ is }) => is === undefined)) return undefined;
  const record: PartsRecord = {
    ...place,
    parts: ruled.map(({ data, ruled: { ruling, answers } }) => ({
      situation: data.together.situation,
      ruling,
      answers: answersToQuery(answers),
      table: data.record.table,
    })),
    meets: recordedMeetings(found),
    ...(asked.length === 0 || told.isOld ? {} : { events: eventsOf(asked) }),
  };
  return record;
}

/** How two parts go together, by their titles. */
export function meetingLine(
  { first, second, kind }: Omit<RecordedMeeting, 'kind'> & { readonly kind: MeetingKind | 'adds' },
  titles: readonly (string | undefined)[],
  words: TogetherWords,
): string {
  return ofTwo(words.kinds[kind], { first, second }, titles);
}

/** A text that names two parts. */
export function ofTwo(text: string, { first, second }: PartPair, titles: readonly (string | undefined)[]): string {
  return fill(text, { one: titles[first] ?? '', other: titles[second] ?? '' });
}

/** Titles that occur more than once have the number of their part. */
export function numberedTitles(titles: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const isAlone = (title: string | undefined): boolean => titles.indexOf(title) === titles.lastIndexOf(title);
  return titles.map((title, at) => (title === undefined || isAlone(title) ? title : `${at + 1}. ${title}`));
}

/** What is shared, a line each: every part with its ruling, how they go together, and the sum. */
export function saidOf({ parts, instead, lines, totals, unsaid }: Outcome, words: TogetherWords): string {
  const total = totals.map(({ chip, words: { effects } }) => chipInWords(chip, effects)).join(' · ');
  return untagged(
    [
      ...parts.flatMap((each, at) => (each ? partLines(each, at, instead.get(at), words) : [])),
      ...lines.map(({ line, of }) => [`${line}.`, ...(of ? [of.says.text] : [])].join(' ')),
      ...(parts.length > 1 && total !== '' ? [`${words.total}: ${total}`] : []),
      ...(unsaid ? [words[unsaid]] : []),
    ].join('\n'),
  );
}

function partLines(part: LoadedPart, at: number, instead: string | undefined, words: TogetherWords): readonly string[] {
  const { data, ruled } = part;
  const says = data.table.facts.flatMap(({ id }) => {
    const [text, answer] = [data.facts[id], ruled?.answers[id]];
    return text && answer ? [saysOf(text, answer, data.words.phrase)] : [];
  });
  // What does not hold has no consequences either.
  const chips = instead === undefined ? ruled?.chips.map((chip) => chipInWords(chip, ruled.words.effects)) : undefined;
  return [
    `${at + 1}. ${[data.title, ...(says.length === 0 ? [] : [says.join('; ')])].join(': ')}`,
    [verdictOf(part) ?? words.undecided, ...(chips ?? [])].join(' · '),
    ...(instead === undefined
      ? [sentence((ruled?.leave ?? []).join(' · '))].filter((line) => line !== '')
      : [fill(words.instead, { verdict: instead })]),
  ];
}

function verdictOf(part: KnownPart): string | undefined {
  return part?.ruled && part.data.rulings[part.ruled.ruling]?.verdict.text;
}

/**
 * Every concurrence with the titles of both sides, once for parts that are alike. Where it is asked whether
 * two parts are one event, alike ones are told apart by their numbers, but for a record from before that.
 */
function linesOf(
  all: readonly Meeting[],
  asked: readonly AskedPair[],
  { isOld }: ToldEvents,
  parts: readonly KnownPart[],
  words: TogetherWords,
): readonly MeetingLine[] {
  const titles = parts.map((each) => each?.data.title);
  const numbered = isOld ? titles : numberedTitles(titles);
  const [replaced, ifOne] = [replacedBy(counting(all, asked)), replacedBy(withoutApart(all, asked))];
  const lines = all.map((meeting): MeetingLine => {
    const { of, first, second } = meeting;
    const pair = asked.find((each) => isPair(each, inPlace(meeting)));
    const kind = saidKind(meeting, pair && pair.is === undefined ? ifOne : replaced);
    if (!pair) return { line: meetingLine({ first, second, kind }, titles, words), of };
    const line = meetingLine({ first, second, kind }, numbered, words);
    if (pair.is === 'apart') return { line: ofTwo(words.event.apart, pair, numbered), pair };
    if (pair.is === undefined) return { line: fill(words.event.either, { line }), of, pair };
    return { line: isOld ? line : fill(words.event.same, { line }), of, pair };
  });
  return [...new Map(lines.map((each) => [each.line + (each.of?.id ?? ''), each])).values()];
}

function totalsOf(parts: readonly KnownPart[], replaced: ReadonlyMap<number, number>): readonly Total[] {
  const words = wordsOfAll(parts);
  if (!words) return [];
  return sums(
    parts.map((each) => each?.ruled),
    replaced,
  ).flatMap(({ range, open, ...stake }): readonly Total[] => {
    if (range) return [{ chip: stakeChip({ ...stake, range }, words), words }];
    // An amount is missing: what is known of it stands for itself.
    return shownChips(open, words).map((chip) => ({ chip, words }));
  });
}

/** The words of the first part, with what the numbers of the others are called. */
function wordsOfAll(parts: readonly KnownPart[]): ShownWords | undefined {
  const all = parts.flatMap((each) => each?.ruled?.words ?? []);
  const [first] = all;
  return (
    first && {
      ...first,
      units: Object.assign({}, ...all.map(({ units }) => units)) as ShownWords['units'],
      names: Object.assign({}, ...all.map(({ names }) => names)) as NonNullable<ShownWords['names']>,
    }
  );
}
