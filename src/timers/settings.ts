/** Settings for timers on this device: a tone at the end, and whether the screen stays on. */
import { device } from '#client/storage.ts';

/** The settings for all timers. */
export interface Settings {
  /** Off by default: a hall has many tables. */
  readonly sound: boolean;
  /** On by default: the screen stays on while a timer runs. */
  readonly awake: boolean;
}

const KEY = 'arbiter:timer-settings';

/** The stored settings, or the defaults. Never throws: what cannot be read counts as absent. */
export function keptSettings(): Settings {
  const kept = (device.read(KEY) ?? '').split(' ');
  return { sound: kept.includes('sound'), awake: !kept.includes('dark') };
}

/** Nothing is stored when all are defaults. */
export function keepSettings({ sound, awake }: Settings): void {
  const kept = [...(sound ? ['sound'] : []), ...(awake ? [] : ['dark'])].join(' ');
  device.write(KEY, kept === '' ? undefined : kept);
}
