/** Every citation in data leads to a rule and a clause that are there. */
import type { DataPath, SourceFile } from '#library/source.ts';
import { citationFindings } from '#check/citation.ts';
import type { EditionContent } from '#check/content.ts';
import type { Finding } from '#check/finding.ts';
import { appealParts } from '#model/index.ts';

export function citations(edition: EditionContent): readonly Finding[] {
  const { book, consequences } = edition;
  const { id, terms, concurrences, situations, meta } = edition.edition;
  const at = book.data.editions.findIndex((each) => each.id === id);
  const list = (source: SourceFile, path: DataPath, cites: readonly string[] | undefined) =>
    (cites ?? []).flatMap((cite, index) => citationFindings(edition, cite, () => source.locate([...path, index])));
  return [
    ...consequences.flatMap(({ at, data }) => list(at.source, [...at.path, 'cites'], data.cites)),
    ...list(book.source, ['residual', 'cites'], book.data.residual?.cites),
    ...list(book.source, ['unestablished', 'cites'], book.data.unestablished?.cites),
    ...list(book.source, ['general'], book.data.general),
    ...(meta.appeal ?? []).flatMap((appeal, index) =>
      appealParts.flatMap((part) =>
        list(book.source, ['editions', at, 'appeal', index, part, 'cites'], appeal[part]?.cites),
      ),
    ),
    ...situations.flatMap(({ source, data }) => [
      ...list(source, ['see'], data.see),
      ...(data.procedure ?? []).flatMap((step, index) => list(source, ['procedure', index, 'cites'], step.cites)),
    ]),
    ...Object.entries(concurrences?.data ?? {}).flatMap(([id, each]) =>
      concurrences ? list(concurrences.source, [id, 'cites'], each.cites) : [],
    ),
    ...Object.entries(terms?.data ?? {}).flatMap(([id, term]) =>
      terms ? list(terms.source, [id, 'cites'], term.cites) : [],
    ),
  ];
}
