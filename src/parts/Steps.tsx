import type { Language } from '#model/language.ts';
import type { Fold } from '#views/fold.ts';
import type { MarkedText } from '#views/marked-text.ts';
import { Folded } from './Folded.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';

interface Props {
  readonly steps: readonly MarkedText[];
  readonly fold: Fold | undefined;
  /** Their language, if it is not the page's. */
  readonly lang: Language | undefined;
}

/** What to do now, in order; folded steps continue the numbering. */
export function Steps({ steps, fold, lang }: Props) {
  return (
    <Folded
      items={steps}
      fold={fold}
      list={(some, at) => (
        <ol class={at === 0 ? 'steps' : 'steps steps-on'} {...(at === 0 ? {} : { start: at + 1 })} lang={lang}>
          {some.map((step) => (
            <li key={step.text}>
              <span>
                <UnbrokenText of={step} />
              </span>
            </li>
          ))}
        </ol>
      )}
    />
  );
}
