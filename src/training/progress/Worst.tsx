import { fill } from '#i18n/fill.ts';
import { plural } from '#i18n/language.ts';
import type { Card } from '#training/reviews/cards.ts';
import { RulingLink } from './RulingLink.tsx';
import { situationOf, type RulingNames, type Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly worst: readonly Card[];
  readonly names: (situation: string) => RulingNames | undefined;
}

/** The rulings most often wrong, with links. */
export function Worst({ setting, worst, names }: Props) {
  const { words, language, book } = setting;
  return (
    <section class="progress-part">
      <h3>{words.worst.title}</h3>
      {worst.length === 0 ? (
        <p>{words.worst.none}</p>
      ) : (
        <ol class="progress-rulings">
          {worst.map(({ ruling, wrong, reviews }) => {
            const situation = situationOf(book, ruling);
            return (
              <li key={ruling}>
                <RulingLink {...{ setting, ruling }} names={situation && names(situation.id)} />
                <span class="progress-hint">
                  <span lang={situation?.lang ?? book.language}>{situation?.title}</span>
                  {' · '}
                  {fill(plural(language, words.worst.wrong, wrong), { n: wrong, all: reviews })}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
