/** The clauses that no ruling rests on: a provision that decides nothing is fair, or one was forgotten. */
import { partsOfCitation } from '#model/index.ts';
import { citesOf } from './cited.ts';
import type { Content, EditionContent } from './content.ts';
import { printPosition } from './print.ts';

/** One line a clause, in the order of the files, and a last one that counts them. */
export function uncitedReport({ editions }: Content): string {
  const all = editions.map(uncitedIn);
  const lines = all.flatMap(({ uncited }) => uncited);
  const clauses = all.reduce((sum, { clauses: each }) => sum + each, 0);
  return [...lines, `${lines.length} of ${clauses} clauses are cited by no ruling.`]
    .map((each) => `${each}\n`)
    .join('');
}

function uncitedIn(content: EditionContent): { readonly uncited: readonly string[]; readonly clauses: number } {
  const { residual, unestablished } = content.book.data;
  const cites = [
    ...content.consequences.flatMap((each) => citesOf(content, each)),
    ...(residual?.cites ?? []),
    ...(unestablished?.cites ?? []),
  ].map(partsOfCitation);
  const known = new Set(cites.map(({ rule, clause = '' }) => `${rule}#${clause}`));
  const clauses = content.edition.rules.flatMap(({ source, data }) =>
    (source.body?.clauses ?? []).map(({ id = '', at }) => ({ id, rule: data, position: { file: source.file, ...at } })),
  );
  const uncited = clauses.flatMap(({ id, rule, position }) => {
    if (known.has(`${rule.id}#${id}`) || known.has(`${rule.id}#`)) return [];
    return [`${printPosition(position)} rule ${rule.number}: no ruling cites \`${rule.id}#${id}\``];
  });
  return { uncited, clauses: clauses.length };
}
