import { counted } from '#i18n/language.ts';
import type { DrillWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import { Ticking } from '#training/ui/Ticking.tsx';
import { timeText } from './clock.ts';

interface Props {
  readonly story: string;
  /** The language of the story, if it is not the page's. */
  readonly lang: Language | undefined;
  readonly language: Language;
  readonly query: string;
  /** The number of rules left. */
  readonly left: number;
  readonly say: DrillWords['find'];
  readonly time: () => number;
  readonly onType: (query: string) => void;
}

/** The sticky header above the book: the question, which can be folded, the clock, and the field. */
export function Asking({ story, lang, language, query, left, say, time, onType }: Props) {
  return (
    <div class="drill-find-ask">
      <details open>
        <summary>
          <b>{say.question}</b>
        </summary>
        {/* Scrollable, so that a long story does not fill a phone. */}
        <p class="drill-find-story" lang={lang} tabIndex={0}>
          {story}
        </p>
      </details>
      <label class="drill-find-field">
        <span>{say.filter}</span>
        <input
          class="field"
          type="search"
          autocomplete="off"
          spellcheck={false}
          value={query}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      <div class="drill-find-now">
        <Ticking class="drill-find-clock" label={say.clock} read={() => timeText(time())} />
        <p class="drill-find-left" role="status">
          {query.trim() === '' ? '' : left === 0 ? say.none : counted(language, say.left, left)}
        </p>
      </div>
    </div>
  );
}
