/** What this device remembers for the next case. */
import { device } from '#client/storage.ts';
import type { Details } from './types.ts';

const LAST = 'arbiter:casebook:last';

/**
 * Where the last case was ruled: the next one is most likely ruled in the same tournament and near the same
 * table.
 */
export function remembered(): Pick<Details, 'tournament' | 'table'> {
  const [tournament = '', table = ''] = (device.read(LAST) ?? '').split('\n');
  return { tournament, table };
}

/** Keeps both, for the next case; line breaks in them become blanks. */
export function remember({ tournament, table }: Pick<Details, 'tournament' | 'table'>): void {
  device.write(LAST, [tournament, table].map((text) => text.replaceAll('\n', ' ')).join('\n'));
}
