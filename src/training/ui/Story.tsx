import type { TrainingWords } from '#i18n/words.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Language } from '#model/language.ts';

interface Props {
  readonly drill: Pick<DrillCase, 'story' | 'well'>;
  /** The language of the text, if it is not the page's. */
  readonly lang: Language | undefined;
  readonly words: TrainingWords['session'];
}

/** The story of a case, with its source. */
export function Story({ drill: { story, well }, lang, words }: Props) {
  return (
    <div class="drill-story">
      <p lang={lang}>{story.join(' ')}</p>
      <p class="drill-well">{words.wells[well]}</p>
    </div>
  );
}
