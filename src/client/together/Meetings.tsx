import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import { sentence } from '#wording/phrase.ts';
import type { MeetingLine } from './outcome.ts';

/** Which two parts, how they go together, and in what words; all that is said of the same two in one. */
export function Meetings({ lines }: { readonly lines: readonly MeetingLine[] }) {
  const said = [...new Set(lines.map(({ line }) => line))];
  return (
    <ul class="together-meets">
      {said.map((line) => (
        <li key={line}>
          <b>{line}</b>
          {lines
            .filter((each) => each.line === line)
            .map(({ of }) => (
              <p key={of.id}>
                {of.by !== '' && <span class="what">{sentence(of.by)}</span>}
                <span lang={of.saysIn}>
                  <UnbrokenText of={of.says} />
                </span>
              </p>
            ))}
        </li>
      ))}
    </ul>
  );
}
