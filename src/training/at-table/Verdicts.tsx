import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import type { Drawn } from '#training/session.ts';

interface Props {
  readonly drawn: Drawn;
  /** Ids of rulings. */
  readonly ids: readonly string[];
}

/** The verdicts of rulings in a list, without duplicates. */
export function Verdicts({ drawn, ids }: Props) {
  const { rulings } = drawn.situation.data;
  const said = new Map(ids.flatMap((id) => rulings[id] ?? []).map((ruling) => [ruling.verdict.text, ruling]));
  return (
    <ul class="drill-table-verdicts">
      {[...said.values()].map(({ lang, verdict }) => (
        <li key={verdict.text} lang={lang}>
          <UnbrokenText of={verdict} />
        </li>
      ))}
    </ul>
  );
}
