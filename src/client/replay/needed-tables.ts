/** The addresses of the tables that a record's page has to fetch. Pure. */
import { tableAddress } from '#addresses/table-address.ts';
import type { RecordMarks } from '#addresses/record-marks.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';
import type { Tables } from './replayed.ts';

/** None when the page's own table suffices: the record uses it, and its edition is in force. */
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
