import type { Language } from '#model/language.ts';
import type { Fold } from '#views/fold.ts';
import { Folded } from './Folded.tsx';
import { SituationRow } from './SituationRow.tsx';

interface Props {
  readonly next: readonly {
    readonly title: string;
    readonly summary: string;
    readonly href: string;
    readonly lang?: Language;
  }[];
  readonly fold: Fold | undefined;
}

/** The situations to look at next, most urgent first. */
export function NextRows({ next, fold }: Props) {
  return (
    <Folded
      items={next}
      fold={fold}
      list={(some) => (
        <ul class="rows">
          {some.map(({ title, summary, lang, href }) => (
            <SituationRow key={href} title={title} summary={summary} lang={lang} href={href} />
          ))}
        </ul>
      )}
    />
  );
}
