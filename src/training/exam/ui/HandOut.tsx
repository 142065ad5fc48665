import type { ComponentChildren } from 'preact';
import { copy } from '#client/clipboard.ts';
import { modulesOf, pathOf } from '#client/share/qr.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly link: string;
  readonly title: string;
  /** What the QR code is called. */
  readonly code: string;
  /** What the link is for. */
  readonly how: ComponentChildren;
  /** Buttons beside those that hand it on. */
  readonly children: ComponentChildren;
}

/** A link to hand on: copied, by the device's own sheet, or as a QR code. */
export function HandOut({ setting, link, title, code, how, children }: Props) {
  const { choose: say } = setting.saying.words;
  return (
    <section class="exam-given" aria-labelledby="exam-given">
      <h2 id="exam-given">{title}</h2>
      {how}
      <div class="row no-print">
        {children}
        <button type="button" class="btn" onClick={() => copy({ url: link, done: say.copied, failed: say.notCopied })}>
          {say.copy}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            class="btn"
            // Closing the device's sheet rejects: the reader has changed their mind, nothing failed.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {say.share}
          </button>
        )}
      </div>
      <QrCode text={link} label={code} />
    </section>
  );
}

/** Nothing for a text that is longer than any QR code holds. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = modulesOf(text, 'L');
  if (!modules) return null;
  return (
    <svg
      class="exam-code"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={pathOf(modules)} />
    </svg>
  );
}
