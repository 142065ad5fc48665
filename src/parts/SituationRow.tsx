import type { Language } from '#model/language.ts';
import { unbroken } from '#model/unbroken.ts';

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** The language of its words, if it is not the page's. */
  readonly lang: Language | undefined;
}

/** A situation in a list of rows. */
export function SituationRow({ title, summary, href, lang }: Props) {
  return (
    <li data-row>
      <a href={href}>
        <b lang={lang}>{unbroken(title)}</b>
        <span class="what" lang={lang}>
          {unbroken(summary)}
        </span>
      </a>
    </li>
  );
}
