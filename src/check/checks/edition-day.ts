/** The day from which an edition is in force: one of the whole days that its texts write, if they do. */
import { formatDay } from '#i18n/language.ts';
import type { Language } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { quoteList } from '#check/suggest.ts';

/** A finding at `from` if the texts write other days and not this one. Texts without a day tell nothing. */
export function editionDay({ book, edition, unreadable }: EditionContent): readonly Finding[] {
  const { from } = edition.meta;
  // What cannot be read may have said it.
  if (from === undefined || unreadable.any) return [];
  const { language, editions } = book.data;
  const texts = edition.rules
    .flatMap(({ source }) => source.body?.clauses ?? [])
    .flatMap((clause) => [clause.text, ...clause.notes.map(({ text }) => text)]);
  const pattern = wholeDay(language);
  const days = new Set(texts.flatMap((text) => daysIn(text, pattern)));
  const day = formatDay(language, from);
  if (days.size === 0 || days.has(day.toLowerCase())) return [];
  const at = editions.findIndex((each) => each.id === edition.id);
  const message = `this edition is in force from ${day}, and its texts name ${quoteList([...days], 'and')}. Mend the day that is wrong, or name this one in a note.`;
  return [finding('edition-day', book.source.locate(['editions', at, 'from']), message)];
}

/** The whole days in a text, in lower case and without leading noughts. */
function daysIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([day]) => day.toLowerCase().replace(/(?<!\d)0(?=\d)/u, ''));
}

/** A whole day as the language writes it: `5 september 2020`, `September 5, 2020`. */
function wholeDay(language: Language): RegExp {
  const months = Array.from({ length: 12 }, (_, at) => {
    const day = formatDay(language, `2000-${String(at + 1).padStart(2, '0')}-05`);
    return day
      .replace('.', String.raw`\.`)
      .replace('2000', String.raw`\d{4}`)
      .replace('5', String.raw`\d{1,2}`);
  });
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${months.join('|')})(?!\d)`, 'giu');
}
