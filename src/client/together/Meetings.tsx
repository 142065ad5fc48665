import type { VNode } from 'preact';
import { isPair } from '#addresses/parts-events.ts';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import { sentence } from '#wording/phrase.ts';
import type { AskedPair } from './events.ts';
import type { MeetingLine } from './outcome.ts';

interface Props {
  readonly lines: readonly MeetingLine[];
  /** The pairs with a question, and the question. */
  readonly asked?: readonly AskedPair[];
  readonly question?: (pair: AskedPair) => VNode;
}

/** Which two parts, how they go together, and in what words; all that is said of the same two in one. */
export function Meetings({ lines, asked = [], question }: Props) {
  const beside = lines.filter(({ pair }) => !pair || !asked.some((each) => isPair(each, pair)));
  return (
    <ul class="together-meets">
      {asked.map((pair) => (
        <li key={`${pair.first} ${pair.second}`}>
          <Says of={pair.of} isOff={pair.is === 'apart'} />
          {question?.(pair)}
          <p class="together-so" role="status">
            <Lines of={lines.filter((each) => each.pair && isPair(each.pair, pair))} />
          </p>
        </li>
      ))}
      {[...new Set(beside.map(({ line }) => line))].map((line) => {
        const those = beside.filter((each) => each.line === line);
        return (
          <li key={line}>
            <Lines of={those} />
            <Says of={those.flatMap(({ of }) => of ?? [])} />
          </li>
        );
      })}
    </ul>
  );
}

function Lines({ of }: { readonly of: readonly MeetingLine[] }) {
  return [...new Set(of.map(({ line }) => line))].map((line) => <b key={line}>{line}</b>);
}

interface SaysProps {
  readonly of: readonly NonNullable<MeetingLine['of']>[];
  /** Whether it is not about these two, so that it only tells what was asked. */
  readonly isOff?: boolean;
}

function Says({ of, isOff = false }: SaysProps) {
  return of.map(({ id, by, saysIn, says }) => (
    <p key={id} class={isOff ? 'no-print' : undefined}>
      {by !== '' && <span class="what">{sentence(by)}</span>}
      <span lang={saysIn}>
        <UnbrokenText of={says} />
      </span>
    </p>
  ));
}
