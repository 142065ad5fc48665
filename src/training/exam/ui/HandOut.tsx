import type { ComponentChildren } from 'preact';
import { copy } from '#client/clipboard.ts';
import { modulesOf, pathOf } from '#client/share/qr.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly link: string;
  readonly title: string;
  /** The accessible name of the QR code. */
  readonly code: string;
  /** The purpose of the link. */
  readonly how: ComponentChildren;
  /** Whether copying it is what most people do next; by default one of the further buttons is. */
  readonly isCopied?: boolean;
  /** Further buttons. */
  readonly children: ComponentChildren;
}

/** A link to share: copied, through the device's share sheet, or as a QR code. */
export function HandOut({ setting, link, title, code, how, isCopied = false, children }: Props) {
  const { choose: say } = setting.saying.words;
  return (
    <section class="exam-given" aria-labelledby="exam-given">
      <h2 id="exam-given">{title}</h2>
      {how}
      <div class="row no-print">
        {!isCopied && children}
        <button
          type="button"
          class={isCopied ? 'btn main' : 'btn'}
          onClick={() => copy({ url: link, done: say.copied, failed: say.notCopied })}
        >
          {say.copy}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            class="btn"
            // Closing the device's sheet rejects: this is no error.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {say.share}
          </button>
        )}
        {isCopied && children}
      </div>
      <QrCode text={link} label={code} />
    </section>
  );
}

/** Renders nothing for a text that is too long for a QR code. */
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
