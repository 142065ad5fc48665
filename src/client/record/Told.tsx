import type { RecordWords } from '#i18n/words.ts';
import { Lines } from './Lines.tsx';

/** On a blank sheet, to be written by hand: what happened, and side by side what each side says of it. */
export function Told({ words }: { readonly words: RecordWords['told'] }) {
  return (
    <>
      <Part id="record-happened" title={words.happened} lines={4} />
      <div class="record-sides">
        <Part id="record-one-side" title={words.oneSide} lines={3} />
        <Part id="record-other-side" title={words.otherSide} lines={3} />
      </div>
    </>
  );
}

function Part({ id, title, lines }: { readonly id: string; readonly title: string; readonly lines: number }) {
  return (
    <section class="record-part" aria-labelledby={id}>
      <h2 class="minor" id={id}>
        {title}
      </h2>
      <div>
        <Lines count={lines} />
      </div>
    </section>
  );
}
