import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  /** Whether nothing is stored. */
  readonly isEmpty: boolean;
  /** Whether storage is persistent; undefined when the browser cannot be asked. */
  readonly stays: boolean | undefined;
  readonly onClear: () => void;
}

/** Where the cases are stored, and the button to delete them. */
export function Device({ setting: { words }, isEmpty, stays, onClear }: Props) {
  const { device } = words;
  return (
    <section class="kept-device no-print">
      <h2>{device.title}</h2>
      <p>
        {device.where} {stays !== undefined && (stays ? device.persisted : device.notPersisted)}
      </p>
      {!isEmpty && (
        <details class="kept-clear">
          <summary>{device.clear}</summary>
          <p>{device.clearHow}</p>
          <button type="button" class="btn" onClick={onClear}>
            {device.clearAll}
          </button>
        </details>
      )}
    </section>
  );
}
