/** What somebody chose of clocks on this device: a tone when one is over, and whether the screen may go dark meanwhile. */
import { device, type Store } from '#client/storage.ts';

export interface Settings {
  /** Off unless it is asked for: a hall has many tables. */
  readonly sound: boolean;
  readonly awake: boolean;
}

const KEY = 'arbiter:timer-settings';

export function keptSettings(store: Store = device): Settings {
  const kept = (store.read(KEY) ?? '').split(' ');
  return { sound: kept.includes('sound'), awake: !kept.includes('dark') };
}

/** Nothing is kept where all is as it is anyway. */
export function keepSettings({ sound, awake }: Settings, store: Store = device): void {
  const kept = [...(sound ? ['sound'] : []), ...(awake ? [] : ['dark'])].join(' ');
  store.write(KEY, kept === '' ? undefined : kept);
}
