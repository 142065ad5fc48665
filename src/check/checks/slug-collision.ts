/**
 * Two pages with one address: rule numbers that read alike in a URL, or like the name of a list; editions and
 * books too.
 */
import { reservedWords } from '#addresses/pages.ts';
import { FROZEN } from '#library/frozen.ts';
import type { Position } from '#library/source.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { printPosition } from '#check/print.ts';

/** Words after the book in a URL that are not rules (design §5); editions' ids are reserved too. */
const RESERVED = reservedWords('edition');
/** Words after the language in a URL that are not books. */
const BESIDE_BOOKS = reservedWords('language');

export function slugCollision({ book, edition }: EditionContent): readonly Finding[] {
  const taken = new Map<string, string>(RESERVED.map((word) => [word, 'a list of the book']));
  const editions = book.data.editions.flatMap(({ id }, index): readonly Finding[] => {
    const owner = RESERVED.includes(id) ? taken.get(id) : undefined;
    taken.set(id, owner ?? 'an edition');
    if (owner === undefined) return [];
    const message = `the edition \`${id}\` has the address \`${id}/\`, which is taken (${owner}). Give it another id, and its folder too.`;
    return [finding('slug-collision', book.source.locate(['editions', index, 'id']), message)];
  });
  const folder = `the folder \`${book.id}\` gives the address \`${book.id}/\`, which is taken (a list of all books). Rename it.`;
  const books = BESIDE_BOOKS.includes(book.id)
    ? [finding('slug-collision', { file: book.source.file, line: 1, column: 1 }, folder)]
    : [];

  if (book.id === FROZEN) {
    const message = `the folder \`${FROZEN}\` holds the tables that published links name, and no book. Rename it.`;
    books.push(finding('slug-collision', { file: book.source.file, line: 1, column: 1 }, message));
  }

  const claim = (slug: string, claimant: string, written: string, position: Position): Finding[] => {
    if (slug === '') {
      return [
        finding(
          'slug-collision',
          position,
          `nothing of ${written} can stand in a URL. Use a number with letters or digits.`,
        ),
      ];
    }
    const owner = taken.get(slug);
    if (owner === undefined) {
      taken.set(slug, `${claimant}, ${printPosition(position)}`);
      return [];
    }
    const message = `${written} gives the address \`${slug}/\`, which is taken (${owner}). Write one of them differently.`;
    return [finding('slug-collision', position, message)];
  };

  const rules = edition.rules.flatMap(({ slug, data, source }) =>
    claim(slug, `rule ${data.number}`, `the number \`${data.number}\``, source.locate(['number'])),
  );
  const aliases = edition.rules.flatMap(({ data, source }) =>
    (data.aliases ?? []).flatMap((alias, index) =>
      claim(alias, `an alias of rule ${data.number}`, `the alias \`${alias}\``, source.locate(['aliases', index])),
    ),
  );
  return [...books, ...editions, ...rules, ...aliases];
}
