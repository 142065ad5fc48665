/** Which tables a record's page has to fetch, by their addresses. Pure. */
import { tableAddress } from '#addresses/table-address.ts';
import type { RecordMarks } from '#addresses/record-marks.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';
import type { Tables } from './replayed.ts';

/** None where the page's own table says it all: the record's is the same, and its edition in force. */
export function neededTables(
  { shared: { record, permalink }, replay }: Pick<CaseCheckProps, 'shared' | 'replay'>,
  { table }: RecordMarks,
): { readonly [Name in keyof Tables]?: string } {
  if (!replay) return {};
  const at = (hash: string): string => tableAddress(permalink, hash);
  const isEarlier = table !== undefined && table !== record.table && replay.earlier.includes(table);
  const { inForce } = replay;
  return {
    ...(isEarlier || inForce?.table !== undefined ? { page: at(record.table) } : {}),
    ...(isEarlier ? { then: at(table) } : {}),
    ...(inForce?.table === undefined ? {} : { inForce: inForce.table }),
  };
}
