/** Remembers details for the next case. */
import { device } from '#client/storage.ts';
import type { Details } from './types.ts';

const LAST = 'arbiter:casebook:last';

/**
 * Tournament and table of the last case: the next one is most likely in the same tournament and near the same
 * table.
 */
export function lastDetails(): Pick<Details, 'tournament' | 'table'> {
  const [tournament = '', table = ''] = (device.read(LAST) ?? '').split('\n');
  return { tournament, table };
}

/** Stores both for the next case; line breaks become blanks. */
export function rememberDetails({ tournament, table }: Pick<Details, 'tournament' | 'table'>): void {
  device.write(LAST, [tournament, table].map((text) => text.replaceAll('\n', ' ')).join('\n'));
}
