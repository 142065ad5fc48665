/** What has to be said with every answer: whose text it is, of which edition, and which text counts. */
import type { BookJson } from '#api/format.ts';

/** The edition that an answer is from, and how far its words count. */
export function standingOf(book: BookJson) {
  const { text, official, house } = book;
  const original = text.original === undefined ? {} : { original: text.original };
  return {
    book: book.title,
    edition: book.editionTitle,
    inForce: book.current,
    ...(book.from === undefined ? {} : { from: book.from }),
    issuedBy: book.authority.name,
    language: book.language,
    text: text.state,
    ...original,
    ...(house === undefined ? {} : { houseRules: { of: book.authority.short, ...house } }),
    ...(official === undefined ? {} : { official: official.url }),
  };
}
