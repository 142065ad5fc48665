/** The outcome of a case of several parts, and its texts. Pure. */
import { answersToQuery } from '#addresses/answers.ts';
import type { MeetingKind, PartsRecord, RecordedMeeting } from '#addresses/parts-record.ts';
import { fill } from '#i18n/fill.ts';
import type { TogetherWords } from '#i18n/words.ts';
import { untagged } from '#model/language-tags.ts';
import { saysOf, sentence } from '#wording/phrase.ts';
import { chipInWords, shownChips, stakeChip, type Chip, type ShownWords } from '#wording/shown-chips.ts';
import {
  isAddedUnsaid,
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
  /** Whether they count two parts between which nothing is declared. */
  readonly unsaid: boolean;
}

/** Which two go together, and how. */
export interface MeetingLine {
  readonly line: string;
  readonly of: Meeting['of'];
}

export interface Total {
  readonly chip: Chip;
  readonly words: ShownWords;
}

export function outcomeOf(parts: readonly KnownPart[], words: TogetherWords): Outcome {
  const found = meetings(parts.map((each) => each?.ruled));
  const replaced = replacedBy(found);
  const settled = isSettled(found);
  return {
    parts,
    found,
    instead: new Map(
      [...replaced].flatMap(([at, by]) => {
        const verdict = verdictOf(parts[by]);
        return verdict === undefined ? [] : [[at, verdict] as const];
      }),
    ),
    settled,
    lines: linesOf(found, replaced, parts, words),
    numbers: openNumbers(
      parts.map((each) => each?.ruled),
      found,
    ),
    totals: settled ? totalsOf(parts, replaced) : [],
    unsaid:
      settled &&
      isAddedUnsaid(
        parts.map((each) => each?.ruled),
        found,
      ),
  };
}

/** What is to be known of the total, in a sentence or more. */
export function aboutTotal(
  { settled, unsaid }: Pick<Outcome, 'settled' | 'unsaid'>,
  words: Pick<TogetherWords, 'besides' | 'separate' | 'noSum'>,
): string {
  if (!settled) return words.noSum;
  return unsaid ? `${words.besides} ${words.separate}` : words.besides;
}

/** The record of a case; undefined until each part has its ruling. */
export function recordOf({ parts, found }: Outcome, place: Pick<PartsRecord, 'book' | 'edition'>) {
  const ruled = parts.flatMap((each) => (each?.ruled ? [{ ...each, ruled: each.ruled }] : []));
  if (ruled.length === 0 || ruled.length < parts.length) return undefined;
  const record: PartsRecord = {
    ...place,
    parts: ruled.map(({ data, ruled: { ruling, answers } }) => ({
      situation: data.together.situation,
      ruling,
      answers: answersToQuery(answers),
      table: data.record.table,
    })),
    meets: recordedMeetings(found),
  };
  return record;
}

/** How two parts go together, by their titles. */
export function meetingLine(
  { first, second, kind }: Omit<RecordedMeeting, 'kind'> & { readonly kind: MeetingKind | 'adds' },
  titles: readonly (string | undefined)[],
  words: TogetherWords,
): string {
  return fill(words.kinds[kind], { one: titles[first] ?? '', other: titles[second] ?? '' });
}

/** What is shared, a line each: every part with its ruling, how they go together, and the sum. */
export function saidOf({ parts, instead, lines, totals, unsaid }: Outcome, words: TogetherWords): string {
  const total = totals.map(({ chip, words: { effects } }) => chipInWords(chip, effects)).join(' · ');
  return untagged(
    [
      ...parts.flatMap((each, at) => (each ? partLines(each, at, instead.get(at), words) : [])),
      ...lines.map(({ line, of }) => `${line}. ${of.says.text}`),
      ...(parts.length > 1 && total !== '' ? [`${words.total}: ${total}`] : []),
      ...(unsaid ? [words.separate] : []),
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

/** Every concurrence with the titles of both sides, once for parts that are alike. */
function linesOf(
  found: readonly Meeting[],
  replaced: ReadonlyMap<number, number>,
  parts: readonly KnownPart[],
  words: TogetherWords,
): readonly MeetingLine[] {
  const titles = parts.map((each) => each?.data.title);
  const lines = found.map((meeting) => ({
    line: meetingLine({ ...meeting, kind: saidKind(meeting, replaced) }, titles, words),
    of: meeting.of,
  }));
  return [...new Map(lines.map((each) => [each.line + each.of.id, each])).values()];
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
