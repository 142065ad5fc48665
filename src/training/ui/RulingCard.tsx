import { answersOf } from '#decide/exact-answer.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { Session } from '#training/session.ts';
import { Consequences } from '#parts/Consequences.tsx';
import { Verdict } from '#parts/Verdict.tsx';
import { leaveOf } from '#wording/leave.ts';
import { scoreLines, withoutScore } from '#wording/score.ts';
import { shownChips } from '#wording/shown-chips.ts';

export interface RulingCardProps {
  readonly session: Session;
  readonly situation: Ready;
  readonly drill: DrillCase;
}

/** The ruling of a case with its clauses, and with its amounts in this case. */
export function RulingCard({ session: { book }, situation, drill }: RulingCardProps) {
  const { rulings, chips: words } = situation.data;
  const ruling = rulings[drill.ruling];
  if (!ruling) return null;
  const answers = answersOf(drill.assignment);
  const chips = shownChips(ruling.effects, words, answers);
  return (
    <div class="outcome drill-verdict">
      <Verdict
        cites={ruling.cites}
        further={book.words.further}
        verdict={ruling.verdict}
        restates={ruling.restates}
        lang={ruling.lang}
        stamp={ruling.open ?? ruling.left}
        leave={leaveOf(ruling, chips, { modality: words.effects.modality, decides: book.words.decides })}
        rests={ruling.rests}
        doubts={ruling.doubts}
        level="h2"
      >
        <Consequences
          lines={scoreLines(ruling.effects, words, answers)}
          chips={shownChips(withoutScore(ruling.effects), words, answers)}
          words={{ effects: words.effects, amounts: book.words.amounts }}
          large
          restated={ruling.restates}
        />
      </Verdict>
    </div>
  );
}
