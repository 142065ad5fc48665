import { fill } from '../i18n/fill.ts';
import type { PageWords } from '../i18n/pages.ts';
import type { Edition, RulingDoc } from '../library/types.ts';
import { citeName } from './names.ts';

/**
 * A ruling as it is cited in a letter: "TSBN, Spelregels 2020/2021, regel 17A. Uitspraak: Tien strafpunten. <url>".
 * Left as `{url}`, the address is put in by whoever copies the text.
 */
export function citationOf({ cites, verdict }: RulingDoc, edition: Edition, words: PageWords, url = '{url}'): string {
  const { book, meta } = edition;
  return fill(words.ruling.citation, {
    authority: book.authority.short,
    work: meta.official?.title ?? [book.title, meta.title].join(' '),
    rules: new Intl.ListFormat(book.language).format(cites.map((cite) => citeName(cite, edition, words))),
    verdict,
    url,
  }).trim();
}
