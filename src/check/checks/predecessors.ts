/** The rules and clauses that a rule's text was taken over from exist in the previous edition. */
import { citationFindings } from '#check/citation.ts';
import type { Content, EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function predecessors({ editions }: Content): readonly Finding[] {
  return editions.flatMap((edition) =>
    edition.edition.rules.flatMap(({ source, data }) =>
      (data.from ?? []).flatMap((cite, index) => {
        const at = () => source.locate(['from', index]);
        const before = editionBefore(edition, editions);
        if (before) return citationFindings(before, cite, at);
        const message = `\`from\` names rules of the edition before, and ${edition.path} has none. Leave it out.`;
        return [finding('unknown-rule', at(), message)];
      }),
    ),
  );
}

function editionBefore({ book, edition }: EditionContent, all: readonly EditionContent[]): EditionContent | undefined {
  const before = book.data.editions[book.data.editions.findIndex(({ id }) => id === edition.id) - 1];
  return all.find((each) => each.book.id === book.id && each.edition.id === before?.id);
}
