import type { MarkedText } from '#views/marked-text.ts';
import { Text } from './Text.tsx';

/** What to do now, in order. */
export function Steps({ steps }: { readonly steps: readonly MarkedText[] }) {
  return (
    <ol class="steps">
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
