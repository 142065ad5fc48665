/** Editions are listed oldest first: the last one whose date has come is in force. */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function editionOrder({ book, edition }: EditionContent): readonly Finding[] {
  const { editions } = book.data;
  const at = editions.findIndex((each) => each.id === edition.id);
  const { from } = edition.meta;
  const later = editions.slice(0, Math.max(at, 0)).find((each) => from !== undefined && (each.from ?? '') >= from);
  if (from === undefined || !later) return [];
  const message = `this edition is in force from ${from}, and \`${later.id}\` above it from ${later.from}. Put the editions in order, oldest first, or mend the days.`;
  return [finding('edition-order', book.source.locate(['editions', at, 'from']), message)];
}
