/** Fetches what a dispute sheet shows: the pages of its rulings, and how several parts go together. */
import {
  eventsOfRecord,
  partsRecordIn,
  partsRecordQuery,
  isSumOfParts,
  plainParts,
  sumOfParts,
  type PartsInAddress,
  type PartsRecord,
} from '#addresses/parts-record.ts';
import { queryOfCase } from '#addresses/parts-events.ts';
import { TABLE } from '#addresses/record-marks.ts';
import { sheetAddressIn, type SheetAddress } from '#addresses/record-sheet.ts';
import { withQuery } from '#addresses/with-query.ts';
import { documentAt } from '#client/cards/documents.ts';
import { checkOn } from '#client/share/page.ts';
import { toldOfRecord } from '#client/together/events.ts';
import { recordedMeetings } from '#client/together/joined.ts';
import { knownParts, loadParts } from '#client/together/load.ts';
import { outcomeOf } from '#client/together/outcome.ts';
import { rulingPageOf, type RulingPage } from '#client/together/ruling-page.ts';
import type { RecordProblem } from '#i18n/words.ts';
import type { RecordProps } from '#views/record.ts';
import { sheetCase, type SheetCase } from './case.ts';
import type { Filled, FilledPart } from './filled.ts';
import { clausesOn, leftOutOn, notesOn } from './quoted.ts';

/** What an address asks for: one ruling, or a case of several parts. */
export type Asked = { readonly one: SheetAddress } | { readonly parts: PartsInAddress };

/** @param query with or without its question mark; undefined where it has no record */
export function askedIn(query: string): Asked | undefined {
  const one = sheetAddressIn(query);
  if (one) return { one };
  const parts = partsRecordIn(query);
  return parts && { parts };
}

/** Undefined where a ruling is not in this edition or cannot be fetched. */
export function loadSheet(asked: Asked, props: RecordProps): Promise<Filled | undefined> {
  return 'one' in asked ? ofRuling(asked.one, props) : ofParts(asked.parts, props);
}

async function ofRuling(
  { ruling, query }: SheetAddress,
  { rulings, record }: RecordProps,
): Promise<Filled | undefined> {
  const page = /^[a-z0-9-]+$/.test(ruling) ? await pageOrMoved(`${rulings}${ruling}/`) : undefined;
  const check = page && checkOn(page);
  if (!page || check?.shared.record.edition !== record.edition) return undefined;
  const { sum, problems, path, questions, ...part } = sheetCase(check, query);
  return { sum, problems, path, questions, parts: [filledPart(part, page)] };
}

/** A page, or the one that it moved to: a ruling that had another id has a page at its former address. */
async function pageOrMoved(path: string): Promise<Document | undefined> {
  const page = await documentAt(path);
  const to = page?.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')?.split('url=')[1];
  return to === undefined ? page : documentAt(to);
}

async function ofParts(recorded: PartsInAddress, props: RecordProps): Promise<Filled | undefined> {
  const { rulings, situations, record: place, together } = props;
  const loaded = await loadParts(plainParts(recorded.parts), situations);
  const pages = await Promise.all(recorded.parts.map((part, at) => rulingPageOf(part, loaded[at], rulings)));
  const found = pages.filter((each): each is RulingPage => each !== undefined);
  if (found.length < pages.length) return undefined;
  const cases = found.map(({ check }, at) => caseOfPart(check, recorded.parts[at]));
  const outcome = outcomeOf(knownParts(loaded), together.words, toldOfRecord(recorded));
  const record: PartsRecord = {
    ...place,
    parts: recorded.parts.map((part, at) => ({ ...part, answers: cases[at]?.record.answers ?? part.answers })),
    meets: recorded.meets,
    ...(recorded.events && { events: recorded.events }),
  };
  const isRuled = cases.every(({ ruled }) => ruled);
  const isOtherwise = JSON.stringify(recordedMeetings(outcome.found)) !== JSON.stringify(recorded.meets);
  const problems: readonly (RecordProblem | false)[] = [
    ...new Set(cases.flatMap((each) => each.problems)),
    isRuled && isOtherwise && 'meets',
    recorded.sum === undefined && 'no-sum',
    recorded.sum !== undefined && !isSumOfParts(recorded.sum, record) && 'sum',
  ];
  const confirmed = problems.every((each) => each === false);
  const plain = withQuery(together.href, queryOfCase(plainParts(record.parts), eventsOfRecord(recorded)));
  return {
    sum: sumOfParts(record),
    problems: problems.filter((each) => each !== false),
    path: confirmed ? withQuery(together.href, partsRecordQuery(record)) : plain,
    questions: plain,
    parts: cases.flatMap((each, at) => (found[at] ? [filledPart(each, found[at].page)] : [])),
    outcome,
  };
}

/** By the table of its own page; the checksum is one over all parts. */
function caseOfPart(check: RulingPage['check'], part: PartsRecord['parts'][number] | undefined): SheetCase {
  const { answers = '', table = '' } = part ?? {};
  const { problems, ...rest } = sheetCase(check, [answers, `${TABLE}=${encodeURIComponent(table)}`].join('&'));
  return { ...rest, problems: problems.filter((each) => each !== 'no-sum') };
}

function filledPart({ title, facts, ruled }: Pick<SheetCase, 'title' | 'facts' | 'ruled'>, page: Document): FilledPart {
  return {
    title,
    facts,
    ...(ruled && { ruled }),
    clauses: clausesOn(page),
    notes: notesOn(page),
    leftOut: leftOutOn(page),
  };
}
