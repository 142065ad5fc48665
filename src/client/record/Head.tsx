import { qrOf } from '#client/share/qr.ts';
import type { RecordWords } from '#i18n/words.ts';
import type { Filled } from './filled.ts';

interface Props {
  readonly book: string;
  readonly edition: string;
  readonly words: RecordWords;
  readonly filled: Filled | undefined;
  /** What happened, in short. */
  readonly title: string | undefined;
  /** Path of the blank sheet. */
  readonly sheet: string;
}

/** The book, the edition and the case with their permanent addresses, as text and as a QR code. */
export function Head({ book, edition, words, filled, title, sheet }: Props) {
  return (
    <header class="record-head">
      <div class="record-title">
        <span class="pip" aria-hidden="true" />
        <p class="record-name">{words.title}</p>
        <p>
          <b>{book}</b> · {edition}
        </p>
        {title !== undefined && <p class="record-situation">{title}</p>}
        {!filled && <p class="record-blank">{sheet}</p>}
      </div>
      {filled?.problems.length === 0 && <Code filled={filled} words={words} />}
    </header>
  );
}

/** The most characters of an address that can be typed off paper, and that have room beside the QR code. */
const LONGEST = 200;

function Code({ filled: { path, sum }, words: { code } }: { readonly filled: Filled; readonly words: RecordWords }) {
  const { href, host, pathname, search } = new URL(path, location.href);
  const place = host + decodeURI(pathname);
  const address = place + decodeURI(search);
  const drawn = qrOf(href, code.scan)?.outerHTML;
  return (
    <>
      <p class="record-code">
        <span>{code.name}</span>
        <b>{sum}</b>
        <a href={path} lang="zxx">
          {address.length > LONGEST ? place : address}
        </a>
      </p>
      {drawn !== undefined && (
        <figure class="record-qr">
          <div dangerouslySetInnerHTML={{ __html: drawn }} />
        </figure>
      )}
    </>
  );
}
