import { plainMarkdown } from '#library/markdown.ts';
import type { RuleDoc } from '#library/types.ts';
import { citeName, ruleName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import { citeLink, clauseBlocks, headOf, link, listOf, part, rulingBlock, twin, type TwinContext } from './parts.ts';

/** The Markdown twin of a rule's page: its clauses with the editors' notes, and the rulings that follow. */
export function ruleMarkdown(rule: RuleDoc, context: TwinContext): string {
  const { urls, words } = context;
  const sections = rule.clauses.map(({ section }) => section?.title);
  return twin([
    ...headOf(`${ruleName(rule, words)}: ${rule.data.title}`, urls.rule(rule.slug), context),
    plainMarkdown(rule.data.summary),
    ...rule.clauses.flatMap((clause, at) => [
      sections[at] === undefined || sections[at] === sections[at - 1] ? undefined : `## ${plainMarkdown(sections[at])}`,
      `### ${link(sentence(citeName({ rule, clause }, words)), urls.rule(rule.slug, clause.id))}`,
      ...clauseBlocks(rule, clause, context),
    ]),
    ...part(words.rule.rulings, rule.rulings.map((ruling) => rulingBlock(ruling, context)).join('\n\n')),
    ...part(words.rule.cites, listOf(rule.cites.map((cite) => citeLink(cite, context)))),
  ]);
}
