import { Miscounted } from './Miscounted.tsx';
import { miscounted } from './numbers.ts';
import { Outcome, type OutcomeProps } from '#training/ui/Outcome.tsx';
import type { DrillWords } from '#i18n/drills.ts';

export interface RuledProps extends OutcomeProps {
  readonly say: DrillWords['ruling'];
}

/** What came of a ruling; where it was right but for a number, which number it is. */
export function Ruled({ say, ...props }: RuledProps) {
  const { session, situation, drill, ruled } = props;
  const wrongly = miscounted(situation, drill, ruled);
  const called = wrongly.length === 0 ? {} : { called: { tone: 'wrong' as const, text: say.almost } };
  return (
    <Outcome {...props} {...called}>
      <Miscounted amounts={wrongly} language={session.language} say={say} />
    </Outcome>
  );
}
