import type { Language } from '#model/language.ts';
import type { MarkedText } from '#views/marked-text.ts';
import { Text } from './Text.tsx';

interface Props {
  readonly steps: readonly MarkedText[];
  /** Their language, where that is not the page's. */
  readonly lang: Language | undefined;
}

/** What to do now, in order. */
export function Steps({ steps, lang }: Props) {
  return (
    <ol class="steps" lang={lang}>
      {steps.map((step) => (
        <li key={step.text}>
          <span>
            <Text of={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
