/** Resolving `17` and `17#a` within an edition. */
import type { Position } from '#library/source.ts';
import type { EditionContent } from './content.ts';
import { finding, type Finding } from './finding.ts';
import { didYouMean } from './suggest.ts';

/** What is wrong with a citation; nothing if the rule and its clause are there. */
export function citationFindings(edition: EditionContent, cite: string, position: Position): readonly Finding[] {
  const [slug = '', clause] = cite.split('#');
  const { rules } = edition.edition;
  const rule = rules.find((each) => each.slug === slug);
  if (!rule) {
    if (edition.unreadable.rule(slug)) return [];
    const renamed = rules.find((each) => each.data.aliases?.includes(slug));
    const mend = renamed
      ? ` It is called \`${renamed.slug}\` now.`
      : didYouMean(
          slug,
          rules.map((each) => each.slug),
        );
    return [finding('unknown-rule', position, `there is no rule \`${slug}\` in ${edition.path}.${mend}`)];
  }
  if (clause === undefined || !rule.source.body) return [];
  const known = rule.source.body.clauses.flatMap((each) => (each.id === undefined ? [] : [each.id]));
  if (known.includes(clause)) return [];
  const mend = didYouMean(clause, known) || (known.length === 0 ? ' It has no clauses.' : '');
  return [
    finding('unknown-clause', position, `rule ${rule.data.number} has no clause \`${clause}\` in its text.${mend}`),
  ];
}
