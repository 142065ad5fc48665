/**
 * What somebody chose of clocks on this device: a tone when one is over, and whether the screen may go dark
 * meanwhile.
 */
import { device, type Store } from '#client/storage.ts';

/** What is chosen for all clocks. */
export interface Settings {
  /** Off unless it is asked for: a hall has many tables. */
  readonly sound: boolean;
  /** On unless it is turned off: the screen stays lit while a clock runs. */
  readonly awake: boolean;
}

const KEY = 'arbiter:timer-settings';

/**
 * What is chosen on this device, or what holds where nothing was chosen. Never throws: what stands there
 * otherwise counts as nothing.
 */
export function keptSettings(store: Store = device): Settings {
  const kept = (store.read(KEY) ?? '').split(' ');
  return { sound: kept.includes('sound'), awake: !kept.includes('dark') };
}

/** Nothing is kept where all is as it is anyway. */
export function keepSettings({ sound, awake }: Settings, store: Store = device): void {
  const kept = [...(sound ? ['sound'] : []), ...(awake ? [] : ['dark'])].join(' ');
  store.write(KEY, kept === '' ? undefined : kept);
}
