import { fill } from '#i18n/fill.ts';
import { situationOf, type RulingNames, type Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly ruling: string;
  /** Names of its situation's rulings; undefined until they are loaded. */
  readonly names: RulingNames | undefined;
}

/** A link to a ruling by its verdict; until that is loaded, by its position in its situation. */
export function RulingLink({ setting: { words, book, urlOf }, ruling, names }: Props) {
  const name = names?.[ruling];
  const place = (situationOf(book, ruling)?.rulings ?? []).findIndex(({ id }) => id === ruling);
  return (
    <a class="progress-link" href={urlOf(ruling)} lang={name ? (name.lang ?? book.language) : undefined}>
      {name ? name.text : fill(words.map.ruling, { n: place + 1 })}
    </a>
  );
}
