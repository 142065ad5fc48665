import { plainMarkdown, proseMarkdown } from '#library/markdown.ts';
import type { SituationDoc } from '#library/types.ts';
import { textOfFact } from '#wording/conditions.ts';
import { countedOf } from '#wording/phrase.ts';
import { citeLink, headOf, listOf, part, rulingBlock, twin, type TwinContext } from './parts.ts';
import { exampleLines } from './ruling.ts';

/**
 * The Markdown twin of a situation's page: its questions with the ids that an address answers them by, and
 * every ruling with when it holds.
 */
export function situationMarkdown(situation: SituationDoc, context: TwinContext): string {
  const { edition, urls, words } = context;
  const { title, summary, phrases } = situation.data;
  return twin([
    ...headOf(title, urls.situation(situation.id), context),
    plainMarkdown(summary),
    ...part(words.situation.phrases, listOf(phrases.map(plainMarkdown))),
    proseMarkdown(situation.body, urls, edition),
    ...part(
      words.situation.procedure,
      listOf(
        situation.procedure.map((step) => plainMarkdown(step.do)),
        '1.',
      ),
    ),
    ...part(
      words.situation.outline,
      [
        listOf(situation.facts.map(([id]) => question(id, context))),
        ...situation.rulings.map((ruling) => rulingBlock(ruling, context)),
      ]
        .filter((block) => block !== '')
        .join('\n\n'),
    ),
    ...part(
      words.ruling.examples,
      listOf(situation.rulings.flatMap((ruling) => exampleLines(ruling, context).slice(0, 1))),
    ),
    ...part(words.situation.involved, listOf(situation.see.map((cite) => citeLink(cite, context)))),
  ]);
}

/** A question by its id, with its answers by theirs. */
function question(id: string, { edition }: TwinContext): string {
  const text = textOfFact(id, edition);
  if (!text) return `\`${id}\``;
  const how = text.how === undefined ? '' : ` ${plainMarkdown(text.how)}`;
  const answers =
    text.kind === 'choice'
      ? Object.entries(text.options).map(([option, { label, hint }]) =>
          [`\`${option}\`: ${plainMarkdown(label)}`, ...(hint === undefined ? [] : [plainMarkdown(hint)])].join(' · '),
        )
      : [`\`${text.min}\`…\`${text.max}\` ${plainMarkdown(countedOf(text, text.max === 1) ?? text.unit)}`];
  return [`**${plainMarkdown(text.ask)}** \`${id}\`${how}`, listOf(answers)].join('\n');
}
