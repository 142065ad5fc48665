import { RulingLink } from './RulingLink.tsx';
import { counted } from '#i18n/language.ts';
import { situationOf, type RulingNames, type Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly changed: readonly string[];
  readonly names: (situation: string) => RulingNames | undefined;
  /** Requests the names of the rulings that are shown. */
  readonly onShow: (situations: readonly string[]) => void;
}

/** Rulings whose meaning has changed since they were practised. */
export function Changed({ setting, changed, names, onShow }: Props) {
  const { words, language, book } = setting;
  if (changed.length === 0) return null;
  return (
    <section class="progress-part">
      <h3>{counted(language, words.changed.title, changed.length)}</h3>
      <p>{counted(language, words.changed.why, changed.length)}</p>
      <details
        class="progress-fold"
        onToggle={() => onShow(changed.flatMap((ruling) => situationOf(book, ruling)?.id ?? []))}
      >
        <summary>
          <span>{words.changed.which}</span>
        </summary>
        <ul class="progress-rulings">
          {changed.map((ruling) => {
            const situation = situationOf(book, ruling);
            return (
              <li key={ruling}>
                <RulingLink {...{ setting, ruling }} names={situation && names(situation.id)} />
                <span class="progress-hint" lang={situation?.lang ?? book.language}>
                  {situation?.title}
                </span>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
