import { fill } from '#i18n/fill.ts';
import type { Offer } from '#offline/packs.ts';
import { totalOf } from './bookshelf.ts';
import { sizeSaid } from './said.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly offer: Offer;
  /** Whether the browser has promised to clear nothing; undefined where it cannot be asked. */
  readonly stays: boolean | undefined;
  /** Whether it was asked on this page, and would not. */
  readonly refused: boolean;
  readonly onAsk: () => void;
}

/** What all of it takes on the device, and whether it will stay. */
export function Storage({ setting: { words, language }, offer, stays, refused, onAsk }: Props) {
  const { device } = words;
  const total = totalOf(offer.kept);
  return (
    <section class="packed-device" aria-labelledby="offline-room">
      <h2 id="offline-room">{device.title}</h2>
      <p>
        {total === 0 ? device.none : fill(device.total, { size: sizeSaid(language, total) })}{' '}
        {offer.storage &&
          fill(device.free, { free: sizeSaid(language, Math.max(0, offer.storage.quota - offer.storage.used)) })}
      </p>
      {total > 0 && stays !== undefined && <p>{stays ? device.persisted : device.notPersisted}</p>}
      {total > 0 && stays === false && !refused && (
        <button type="button" class="btn" onClick={onAsk}>
          {device.ask}
        </button>
      )}
      {refused && stays === false && <p role="status">{device.refused}</p>}
    </section>
  );
}
