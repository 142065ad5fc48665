import { plainMarkdown } from '#library/markdown.ts';
import type { TermDoc } from '#library/types.ts';
import { citeLink, headOf, link, listOf, twin, type TwinContext } from './parts.ts';

/** The Markdown twin of the page of terms. */
export function termsMarkdown(context: TwinContext): string {
  const { edition, urls, words } = context;
  return twin([
    ...headOf(`${words.terms.title} · ${edition.book.title}`, urls.terms, context),
    ...Object.values(edition.terms).flatMap((term) => termBlocks(term, context)),
  ]);
}

function termBlocks(term: TermDoc, context: TwinContext): readonly string[] {
  const { words, urls } = context;
  const named = (label: string, names: readonly string[] = []) =>
    names.length === 0 ? [] : [`${plainMarkdown(label)}: ${names.map(plainMarkdown).join(', ')}`];
  const cites = term.cites.map((cite) => citeLink(cite, context)).join(', ');
  return [
    `## ${link(term.term, urls.term(term.id))}`,
    plainMarkdown(term.definition),
    listOf([
      ...named(words.terms.aliases, [
        ...(term.abbreviation === undefined ? [] : [term.abbreviation]),
        ...(term.aliases ?? []),
      ]),
      ...named(words.terms.english, term.english),
      ...named(words.terms.phrases, term.phrases),
      ...(cites === '' ? [] : [cites]),
    ]),
  ];
}
