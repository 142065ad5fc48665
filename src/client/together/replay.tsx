/**
 * The result of opening the record of a case of several parts: for each part as for a single ruling, and
 * whether they still go together as they did.
 */
import type { VNode } from 'preact';
import { answersToQuery } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import {
  eventsOfRecord,
  isSumOfParts,
  type PartsInAddress,
  type RecordedMeeting,
  type RecordedPart,
} from '#addresses/parts-record.ts';
import type { PartsEvents } from '#addresses/parts-events.ts';
import { loadReplay, type LoadedReplay } from '#client/replay/load.ts';
import { Answered, isStillSo } from '#client/replay/Replayed.tsx';
import { addStyles } from '#client/styles.ts';
import { agreementOf } from '#client/widgets/agreement.ts';
import { FindingText } from '#client/widgets/CaseCheck.tsx';
import { compile } from '#decide/compile.ts';
import { loadWords } from '#i18n/load.ts';
import type { ReplayWords, TogetherWords } from '#i18n/words.ts';
import differenceUrl from '#styles/difference.css?url';
import url from '#styles/replay.css?url';
import type { CaseCheckProps } from '#views/decision-props.ts';
import type { TogetherProps } from '#views/together.ts';
import { sentence } from '#wording/phrase.ts';
import { askedPairs, withoutApart } from './events.ts';
import { meetings, recordedMeetings } from './joined.ts';
import { loadParts, type Loading } from './load.ts';
import { meetingLine } from './outcome.ts';
import { rulingPageOf } from './ruling-page.ts';

let styles: Promise<unknown> | undefined;

/** What is said of it, above the case. Rejects where its words cannot be loaded. */
export async function replayedParts(
  recorded: PartsInAddress,
  loaded: readonly Loading[],
  props: TogetherProps,
): Promise<VNode> {
  styles ??= Promise.all([addStyles(url), addStyles(differenceUrl)]);
  const [words, parts] = await Promise.all([
    loadWords('replay', props.language),
    Promise.all(recorded.parts.map((part, at) => replayedPart(part, loaded[at], props))),
    styles,
  ]);
  const { sum } = recorded;
  const isSound = sum !== undefined && isSumOfParts(sum, { ...props.record, ...recorded });
  const events = eventsOfRecord(recorded);
  const here = meetsOf(loaded, events);
  // A changed link does not tell how its parts went together.
  const then = isSound ? recorded.meets : (here ?? []);
  return (
    <ReplayedParts
      sum={isSound ? 'sound' : sum === undefined ? 'missing' : 'wrong'}
      parts={parts}
      meets={{ then, here, inForce: await meetsInForce(parts, events) }}
      titles={loaded.map((each) => ('missing' in each ? undefined : each.data.title))}
      words={{ replay: words, together: props.words }}
    />
  );
}

interface ReplayedPart {
  readonly part: RecordedPart;
  /** Absent where the ruling that the link names cannot be had. */
  readonly ruled?: { readonly check: CaseCheckProps; readonly replay: LoadedReplay };
}

async function replayedPart(
  part: RecordedPart,
  loaded: Loading | undefined,
  { rulings }: TogetherProps,
): Promise<ReplayedPart> {
  const { check } = (await rulingPageOf(part, loaded, rulings)) ?? {};
  if (!check) return { part };
  const { found, ...replay } = await loadReplay(check, part.answers, { table: part.table });
  // The checksum is one over all parts.
  return { part, ruled: { check, replay: { ...replay, found: { ...found, sum: 'sound' } } } };
}

/** How the parts go together; undefined where one of them has no ruling. */
function meetsOf(loaded: readonly Loading[], events: PartsEvents): readonly RecordedMeeting[] | undefined {
  const ruled = loaded.flatMap((each) => ('missing' in each ? [] : (each.ruled ?? [])));
  if (ruled.length < loaded.length) return undefined;
  const found = meetings(ruled);
  return recordedMeetings(withoutApart(found, askedPairs(found, events)));
}

interface Meets {
  readonly then: readonly RecordedMeeting[];
  readonly here: readonly RecordedMeeting[] | undefined;
  /** Absent in an edition that is in force; `unknown` where a part has no ruling in that one. */
  readonly inForce: readonly RecordedMeeting[] | 'unknown' | undefined;
}

/** Of the rulings that follow in the edition in force, by the pages of that. */
async function meetsInForce(parts: readonly ReplayedPart[], events: PartsEvents): Promise<Meets['inForce']> {
  if (parts.every(({ ruled }) => ruled?.check.replay?.inForce === undefined)) return undefined;
  const now = parts.flatMap(({ part: { situation }, ruled }) => {
    const { found, tables } = ruled?.replay ?? {};
    const href = tables?.inForce?.of.href;
    if (!found?.inForce || !('now' in found.inForce) || href === undefined) return [];
    return [{ situation, query: answersToQuery(found.inForce.now.answers), href }];
  });
  if (now.length < parts.length) return 'unknown';
  const places = Object.fromEntries(now.map(({ situation, href }) => [situation, href]));
  return meetsOf(await loadParts(now, places), events) ?? 'unknown';
}

interface Props {
  readonly sum: 'sound' | 'wrong' | 'missing';
  readonly parts: readonly ReplayedPart[];
  readonly meets: Meets;
  /** Of the situations of the parts. */
  readonly titles: readonly (string | undefined)[];
  readonly words: { readonly replay: ReplayWords; readonly together: TogetherWords };
}

function ReplayedParts({ sum, parts, meets, titles, words }: Props) {
  const { replay } = words;
  const isSame = (now: readonly RecordedMeeting[]) => JSON.stringify(now) === JSON.stringify(meets.then);
  const isStill = parts.every(({ ruled }) => ruled && isStillSo(ruled.replay.found, ruled.check));
  const [first] = parts.flatMap(({ ruled }) => (ruled ? [ruled] : []));
  return (
    <section class="replayed" aria-labelledby="replayed-title">
      <h2 id="replayed-title">{replay.title}</h2>
      {sum !== 'sound' && (
        <p class="replayed-note" role="status">
          {replay.sum[sum]}
        </p>
      )}
      {isStill && first ? (
        <p class="replayed-still" role="status">
          <b>{replay.still}</b> {sentence(first.check.shared.edition)}
        </p>
      ) : (
        parts.map((each, at) => (
          <OfPart key={at} of={each} title={`${at + 1}. ${titles[at] ?? each.part.situation}`} words={replay} />
        ))
      )}
      {parts.length > 1 && meets.here && !isSame(meets.here) && (
        <Apart says={replay.meets.here} then={meets.then} now={meets.here} titles={titles} words={words} />
      )}
      {parts.length > 1 && meets.inForce === 'unknown' && <p role="status">{replay.meets.unknown}</p>}
      {parts.length > 1 && typeof meets.inForce === 'object' && (
        <Apart
          says={replay.meets.inForce[isSame(meets.inForce) ? 'same' : 'differs']}
          then={meets.then}
          now={meets.inForce}
          titles={titles}
          words={words}
        />
      )}
    </section>
  );
}

interface OfPartProps {
  readonly of: ReplayedPart;
  readonly title: string;
  readonly words: ReplayWords;
}

function OfPart({ of: { part, ruled }, title, words }: OfPartProps) {
  if (!ruled)
    return (
      <div>
        <p class="kicker">{title}</p>
        <p class="replayed-note" role="status">
          {words.noRuling}
        </p>
      </div>
    );
  const { check, replay } = ruled;
  const current = caseOf(compile(check.table), check.tree, part.answers, check.former);
  const finding = agreementOf(current, check);
  return (
    <div>
      <p class="kicker">{title}</p>
      {finding.kind !== 'agrees' && replay.found.table !== 'earlier' && (
        <div class="replayed-note" role="status">
          <FindingText finding={finding} data={check} query={answersToQuery(countingAnswers(current))} />
        </div>
      )}
      <Answered {...replay} check={check} words={words} name={title} />
    </div>
  );
}

interface ApartProps extends Pick<Props, 'titles' | 'words'> {
  readonly says: string;
  readonly then: readonly RecordedMeeting[];
  readonly now: readonly RecordedMeeting[];
}

/** How the parts went together and how they do, where that is not the same. */
function Apart({ says, then, now, titles, words: { replay, together } }: ApartProps) {
  const said = (meets: readonly RecordedMeeting[]): string =>
    sentence(
      meets.length === 0 ? replay.meets.beside : meets.map((each) => meetingLine(each, titles, together)).join('; '),
    );
  return (
    <div>
      <p class="replayed-said" role="status">
        {says}
      </p>
      {JSON.stringify(then) !== JSON.stringify(now) && (
        <>
          <p>
            {replay.then}: {said(then)}
          </p>
          <p>
            {replay.now}: {said(now)}
          </p>
        </>
      )}
    </div>
  );
}
