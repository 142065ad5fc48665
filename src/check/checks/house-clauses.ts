/** A club's own clauses that no ruling cites: a ruling may contradict one without a finding. */
import { appealParts } from '#model/index.ts';
import { citesOf } from '#check/cited.ts';
import type { EditionContent } from '#check/content.ts';
import { warning, type Finding } from '#check/finding.ts';

export function houseClauses(content: EditionContent): readonly Finding[] {
  const { book, edition, consequences, unreadable } = content;
  // What cites it may be in a file that cannot be read.
  if (!book.house || unreadable.any) return [];
  const cited = new Set<string>([
    ...consequences.flatMap((each) => citesOf(content, each)),
    ...(book.data.unestablished?.cites ?? []),
    ...Object.values(edition.concurrences?.data ?? {}).flatMap(({ cites = [] }) => cites),
    ...Object.values(edition.terms?.data ?? {}).flatMap(({ cites = [] }) => cites),
    ...(edition.meta.appeal ?? []).flatMap((way) => appealParts.flatMap((part) => way[part]?.cites ?? [])),
  ]);
  return edition.rules.flatMap(({ source, data }) => {
    if (!source.file.startsWith(`content/${book.id}/`)) return [];
    const timed = new Set<string>((data.times ?? []).map(({ clause }) => clause));
    return (source.body?.clauses ?? []).flatMap(({ id, at }) => {
      const cite = `${data.id}#${id}`;
      if (cited.has(cite) || cited.has(data.id) || timed.has(String(id))) return [];
      const message = `no ruling of \`${book.id}\` follows from \`${cite}\`, a clause of its own: whoever answers the questions is told what the book says. Where it decides something, give it a ruling; leave it if it only tells something.`;
      return [warning('house-clause', { file: source.file, ...at }, message)];
    });
  });
}
