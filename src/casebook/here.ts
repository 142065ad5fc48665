/** This device: its casebook, and what it remembers for the next case. */
import { device, tab } from '#client/storage.ts';
import { casebookHere } from './store.ts';
import type { Details, KeptCase } from './types.ts';

/** One for the page. */
export const book = casebookHere();

const LAST = 'arbiter:casebook:last';

/** Where the last case was ruled: the next one is most likely ruled in the same tournament and near the same table. */
export function remembered(): Pick<Details, 'tournament' | 'table'> {
  const [tournament = '', table = ''] = (device.read(LAST) ?? '').split('\n');
  return { tournament, table };
}

export function remember({ tournament, table }: Pick<Details, 'tournament' | 'table'>): void {
  device.write(LAST, [tournament, table].map((text) => text.replaceAll('\n', ' ')).join('\n'));
}

const OPENED = 'arbiter:casebook:opened';

/** The case whose ruling was opened from the casebook, in this tab. */
export function openedCase(cases: readonly KeptCase[]): KeptCase | undefined {
  const id = tab.read(OPENED);
  return cases.find((kept) => kept.id === id);
}

export function setOpened(id: string | undefined): void {
  tab.write(OPENED, id);
}
