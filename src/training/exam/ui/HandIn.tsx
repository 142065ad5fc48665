import type { Ref } from 'preact';
import { fill } from '#i18n/fill.ts';
import { plural } from '#i18n/language.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  /** Numbers of the questions that still want something. */
  readonly missing: readonly number[];
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onGoTo: (n: number) => void;
  readonly onBack: () => void;
  readonly onHandIn: () => void;
}

/** Before something is handed in that is not complete: what is missing. */
export function HandIn({ setting, missing, heading, onGoTo, onBack, onHandIn }: Props) {
  const { book, words } = setting.saying;
  const { sit } = words;
  return (
    <section class="exam-sure">
      <h1 ref={heading} tabIndex={-1}>
        {sit.sure}
      </h1>
      {missing.length > 0 && (
        <>
          <p>{fill(plural(book.language, sit.missing, missing.length), { n: missing.length })}</p>
          <ul class="exam-numbers">
            {missing.map((n) => (
              <li key={n}>
                <button type="button" class="btn" onClick={() => onGoTo(n)}>
                  {n}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="row">
        <button type="button" class="btn main" onClick={onBack}>
          {sit.goOn}
        </button>
        <button type="button" class="btn" onClick={onHandIn}>
          {missing.length > 0 ? sit.anyway : sit.handIn}
        </button>
      </div>
    </section>
  );
}
