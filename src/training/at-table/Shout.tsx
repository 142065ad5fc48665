import type { AtTableWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import { sentence } from '#wording/phrase.ts';

interface Props {
  readonly shout: string | undefined;
  /** The language of the phrase, if it is not the page's. */
  readonly lang: Language | undefined;
  readonly say: AtTableWords;
}

/** What an arbiter knows before reaching the table. */
export function Shout({ shout, lang, say }: Props) {
  if (shout === undefined) return <p>{say.beckons}</p>;
  return (
    <figure class="drill-table-shout">
      <figcaption>{say.shouted}</figcaption>
      <blockquote lang={lang}>{sentence(shout)}</blockquote>
    </figure>
  );
}
