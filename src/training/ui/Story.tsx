import type { TrainingWords } from '#i18n/words.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Language } from '#model/language.ts';

interface Props {
  readonly story: string;
  readonly well: DrillCase['well'];
  /** The language of the text, if it is not the page's. */
  readonly lang: Language | undefined;
  readonly words: TrainingWords['session'];
}

/** The story of a case, with its source. */
export function Story({ story, well, lang, words }: Props) {
  return (
    <div class="drill-story">
      <p lang={lang}>{story}</p>
      <p class="drill-well">{words.wells[well]}</p>
    </div>
  );
}
