import { fill } from '#i18n/fill.ts';
import { situationOf, type RulingNames, type Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly ruling: string;
  /** Of its situation; undefined while they have not come. */
  readonly names: RulingNames | undefined;
}

/** A link to a ruling by what it says; until that has come, by its place in its situation. */
export function RulingLink({ setting: { words, book, urlOf }, ruling, names }: Props) {
  const name = names?.[ruling];
  const place = (situationOf(book, ruling)?.rulings ?? []).findIndex(({ id }) => id === ruling);
  return (
    <a class="progress-link" href={urlOf(ruling)} lang={name ? (name.lang ?? book.language) : undefined}>
      {name ? name.text : fill(words.map.ruling, { n: place + 1 })}
    </a>
  );
}
