/** The links of a case of several parts: its record, its case in the edition in force, its sheet. Pure. */
import { comparedPartText, withCompared, type ComparedPart } from '#addresses/compared.ts';
import type { CasePart } from '#addresses/parts.ts';
import { queryOfCase } from '#addresses/parts-events.ts';
import {
  partsRecordQuery,
  plainParts,
  queryOfRecorded,
  type PartsInAddress,
  type PartsRecord,
} from '#addresses/parts-record.ts';
import { undated } from '#addresses/undated.ts';
import { withQuery } from '#addresses/with-query.ts';
import type { TogetherProps } from '#views/together.ts';
import { recordOf, type Outcome } from './outcome.ts';

export interface SharedLinks {
  /** The permanent one. */
  readonly path: string;
  readonly current: string;
  /** Absent until every part has its ruling, and it is told which are one event. */
  readonly sheet?: string;
}

/**
 * @param told the parts as they are in the address
 * @param opened the record in the address: where its case comes to something else here it is handed on as it
 * is, so that the shared link shows both too
 * @param comparing what it is compared with, which goes along
 */
export function sharedLinks(
  outcome: Outcome,
  told: readonly CasePart[],
  opened: PartsInAddress | undefined,
  comparing: ComparedPart | undefined,
  { permalink, record: place, sheet }: Pick<TogetherProps, 'permalink' | 'record' | 'sheet'>,
): SharedLinks {
  const now = recordOf(outcome, place);
  const kept = opened && !(now && sameOutcome(opened, now)) ? queryOfRecorded(opened) : undefined;
  const query = kept ?? (now && partsRecordQuery(now));
  const beside = (parts: string) => withCompared(parts, comparing && comparedPartText(comparing));
  const current = withQuery(
    undated(permalink, place),
    beside(queryOfCase(now ? plainParts(now.parts) : told, outcome.told)),
  );
  if (query === undefined) return { path: withQuery(permalink, beside(queryOfCase(told, outcome.told))), current };
  return { path: withQuery(permalink, beside(query)), current, sheet: withQuery(sheet, query) };
}

function sameOutcome(opened: PartsInAddress, now: PartsRecord): boolean {
  const rulings = ({ parts }: Pick<PartsRecord, 'parts'>) => parts.map(({ ruling }) => ruling).join();
  const meets = ({ meets: all }: Pick<PartsRecord, 'meets'>) => JSON.stringify(all);
  return rulings(opened) === rulings(now) && meets(opened) === meets(now);
}
