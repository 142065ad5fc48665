/** The fixture book of two editions in which rules swap numbers, are renumbered, dropped and added. */
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import type { Edition, LoadedBook } from '#library/types.ts';
import { asId, type RuleId } from '#model/index.ts';

export const files: readonly ContentFile[] = readContentFiles('test/books/good/renumbered');

export function bookOf(contents: readonly ContentFile[] = files): LoadedBook {
  const [book] = joinLibrary(contents, '2026-11-01').books;
  if (!book) throw new Error('the fixture has no book');
  return book;
}

export function editionOf({ editions }: LoadedBook, id: string): Edition {
  const edition = editions.find((each) => each.id === id);
  if (!edition) throw new Error(`the fixture has no edition ${id}`);
  return edition;
}

export function ruleOf({ ruleById }: Edition, id: string) {
  const rule = ruleById.get(asId<RuleId>(id));
  if (!rule) throw new Error(`the fixture has no rule ${id}`);
  return rule;
}
