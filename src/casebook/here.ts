/** This device: its casebook, what it remembers for the next case, and whether it will keep what it has. */
import { device, tab } from '#client/storage.ts';
import { casebookHere } from './store.ts';
import type { Details, KeptCase } from './types.ts';

/** One for the page. */
export const book = casebookHere();

/** A name that no other device gives. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

/** Asks the browser not to clear what is kept; what it answers, or undefined where it cannot be asked. */
export async function askToStay(): Promise<boolean | undefined> {
  return asked(() => navigator.storage.persist());
}

/** Whether it has promised that. */
export async function stays(): Promise<boolean | undefined> {
  return asked(() => navigator.storage.persisted());
}

/** Some browsers have no such question, and none outside a secure address. */
async function asked(ask: () => Promise<boolean>): Promise<boolean | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
