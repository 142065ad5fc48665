import { Text } from '#parts/Text.tsx';
import { sentence } from '#wording/phrase.ts';
import type { MeetingLine } from './outcome.ts';

/** Which two parts, how they go together, and in what words. */
export function Meetings({ lines }: { readonly lines: readonly MeetingLine[] }) {
  return (
    <ul class="together-meets">
      {lines.map(({ line, of }) => (
        <li key={line + of.id}>
          <b>{line}</b>
          {of.by !== '' && <span class="what">{sentence(of.by)}</span>}
          <span lang={of.saysIn}>
            <Text of={of.says} />
          </span>
        </li>
      ))}
    </ul>
  );
}
