/**
 * Concepts that terms refer to. One that a single book uses needs no name; one that two books share has a
 * page, and so a name in every language.
 */
import { packs } from '#i18n/packs.ts';
import type { Position } from '#library/source.ts';
import type { Content } from '#check/content.ts';
import { partsOfOn } from '#model/index.ts';
import { finding, type Finding } from '#check/finding.ts';
import { typingErrors } from '#search/typing-errors.ts';

interface Use {
  readonly concept: string;
  readonly book: string;
  readonly position: Position;
}

export function concepts({ editions }: Content): readonly Finding[] {
  const known = Object.keys(packs.en.conceptLabels);
  const uses = editions.flatMap(({ book, edition: { terms } }): Use[] =>
    Object.entries(terms?.data ?? {}).flatMap(([id, { concept }]) => {
      if (!terms || concept === undefined || known.includes(concept)) return [];
      const position = terms.source.locate([id, 'concept']);
      // With house rules it is the same book: a term that they take over is no other book's.
      return [{ concept, book: book.house ? partsOfOn(book.house.data.on).book : book.id, position }];
    }),
  );
  const byConcept = Map.groupBy(uses, ({ concept }) => concept);
  return uses.flatMap(({ concept, book, position }) => {
    const near = known.find((each) => isSlipOf(concept, each));
    if (near !== undefined) {
      const message = `there is no concept \`${concept}\`. Did you mean \`${near}\`?`;
      return [finding('unknown-concept', position, message)];
    }
    const other = byConcept.get(concept)?.find((each) => each.book !== book);
    if (!other) return [];
    const message = `\`${other.book}\` has the concept \`${concept}\` too, so it gets a page, and has no name for it. Give it one for each language in src/i18n/<language>/concept-labels.ts, or leave the key out.`;
    return [finding('unknown-concept', position, message)];
  });
}

/** One typing error, and no more: other concepts are words of their own. */
function isSlipOf(concept: string, known: string): boolean {
  return concept.length > 3 && Math.abs(concept.length - known.length) <= 1 && typingErrors(concept, known) === 1;
}
