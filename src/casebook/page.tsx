/** The casebook's page: its content is on this device, so it is rendered here and not in the build. */
import { render } from 'preact';
import { base } from '#addresses/base.ts';
import { languageOf } from '#client/language.ts';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import url from './casebook.css?url';
import { book } from './opened-case.ts';
import { Book } from './ui/Book.tsx';

/**
 * Renders the casebook.
 * @param titles names of the site's books, by id
 */
export async function openCasebook(place: HTMLElement, titles: Readonly<Record<string, string>>): Promise<void> {
  const language = languageOf(document.documentElement);
  const [words] = await Promise.all([loadWords('casebook', language), addStyles(url)]);
  place.replaceChildren();
  render(<Book setting={{ words, language, base, titles }} book={book} />, place);
}
