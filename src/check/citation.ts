/** Resolving `tellen` and `tellen#b` within an edition. */
import type { DraftEdition } from '#library/draft.ts';
import type { Position } from '#library/source.ts';
import { partsOfCitation } from '#model/index.ts';
import type { EditionContent } from './content.ts';
import { finding, type Finding } from './finding.ts';
import { rulesById } from './lookup.ts';
import { didYouMean } from './suggest.ts';

/**
 * Findings on a citation; empty if its rule and clause exist. @param at its position, computed only for a
 * finding.
 */
export function citationFindings(edition: EditionContent, cite: string, at: () => Position): readonly Finding[] {
  const { rule: id, clause } = partsOfCitation(cite);
  const { rules } = edition.edition;
  const rule = rulesById(rules).get(id);
  if (!rule) {
    const byNumber = citedByNumber(edition, id, clause);
    if (byNumber !== undefined) return [finding('unknown-rule', at(), byNumber)];
    if (edition.unreadable.rule(id)) return [];
    const ids = rules.map((each) => each.data.id);
    return [finding('unknown-rule', at(), `there is no rule \`${id}\` in ${edition.path}.${didYouMean(id, ids)}`)];
  }
  if (clause === undefined || !rule.source.body) return [];
  const { clauses } = rule.source.body;
  if (clauses.some(({ id: known }) => known === clause)) return [];
  const known = clauses.flatMap((each) => each.id ?? []);
  const mend = didYouMean(clause, known) || (known.length === 0 ? ' It has no clauses.' : '');
  return [finding('unknown-clause', at(), `rule ${rule.data.number} has no clause \`${clause}\` in its text.${mend}`)];
}

/** What to write where a rule is cited by its number, which may be another rule's in the next edition. */
function citedByNumber(
  { book, edition }: EditionContent,
  number: string,
  clause: string | undefined,
): string | undefined {
  const numbered = (each: DraftEdition | undefined) =>
    each?.rules.find(({ slug }) => slug === number) ??
    each?.rules.find(({ data }) => data.aliases?.some((former) => former === number));
  const [rule, before] = [numbered(edition), numbered(book.editions[book.editions.indexOf(edition) - 1])];
  if (!rule) return undefined;
  const cite = (id: string) => (clause === undefined ? `\`${id}\`` : `\`${id}#${clause}\``);
  const why = `\`${number}\` is the number of a rule, and a citation goes by the id, which stays when the number changes.`;
  const now = before && before.data.id !== rule.data.id && rulesById(edition.rules).get(before.data.id);
  if (!now) return `${why} Write ${cite(rule.data.id)}.`;
  return `${why} Here it is the number of \`${rule.data.id}\`; in the edition before it was that of \`${now.data.id}\`, which is ${now.data.number} now. Write ${cite(rule.data.id)} or ${cite(now.data.id)}, whichever is meant.`;
}
