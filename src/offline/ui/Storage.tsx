import { fill } from '#i18n/fill.ts';
import type { Offer } from '#offline/packs.ts';
import { bytesOf } from '#offline/offer.ts';
import { formatSize } from './format.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly offer: Offer;
  /** Whether storage is persistent; undefined when the browser cannot be asked. */
  readonly stays: boolean | undefined;
  /** Whether the browser refused a request on this page. */
  readonly refused: boolean;
  readonly onAsk: () => void;
}

/** How much space the packs take, and whether storage is persistent. */
export function Storage({ setting: { words, language }, offer, stays, refused, onAsk }: Props) {
  const { device } = words;
  const total = bytesOf(offer.kept.packs);
  return (
    <section class="packed-device" aria-labelledby="offline-room">
      <h2 id="offline-room">{device.title}</h2>
      <p>
        {total === 0 ? device.none : fill(device.total, { size: formatSize(language, total) })}{' '}
        {offer.storage &&
          fill(device.free, { free: formatSize(language, Math.max(0, offer.storage.quota - offer.storage.used)) })}
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
