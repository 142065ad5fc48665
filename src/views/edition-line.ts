import { fill } from '#i18n/fill.ts';
import { formatDay } from '#i18n/language.ts';
import type { Here } from './here.ts';

/** An edition in one line: "TSBN · editie 2020/2021 · geldig sinds 5 september 2020". */
export function editionLine({ edition, words, language }: Here): string {
  const { book, meta } = edition;
  const since =
    meta.from === undefined
      ? words.edition.undated
      : fill(words.edition.since, { day: formatDay(language, meta.from) });
  return [book.authority.short, fill(words.edition.name, { edition: meta.title }), since].join(' · ');
}
