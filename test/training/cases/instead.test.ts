/** What a learner is told of a wrong ruling: what would have had to be true for it. */
import { describe, expect, it } from 'vitest';
import { NEVER, type Node } from '#decide/diagram.ts';
import { limited } from '#decide/cases.ts';
import { all, positionOf, positionsOfAnswer } from '#decide/domain.ts';
import { packs } from '#i18n/packs.ts';
import { drawCase, type DrillCase } from '#training/cases/case.ts';
import { insteadOf } from '#training/cases/instead.ts';
import { offered } from '#training/cases/offered.ts';
import { casesOfRuling } from '#decide/cases.ts';
import type { Ready } from '#training/cases/situation.ts';
import { answerOf } from '#wording/phrase.ts';
import { libraryAt } from '../../support/library.ts';
import { trainedIn } from '../../support/trained.ts';

const { books } = libraryAt('.');

/** Those of these cases in which the facts have the values, and all others that arise are as in the drill. */
function casesIf(
  { compiled }: Ready,
  { assignment }: DrillCase,
  facts: ReturnType<typeof insteadOf>['facts'],
  among: Node,
): Node {
  return compiled.domains.reduce((left, domain) => {
    const changed = facts.find(({ fact }) => fact === domain.fact.id);
    const mine = assignment[domain.fact.id] ?? null;
    const values = changed
      ? changed.values.flatMap((value) => positionsOfAnswer(domain, answerOf(value)))
      : mine === null
        ? all(domain)
        : [positionOf(domain, mine)];
    return limited(compiled, left, domain, [...values, ...(domain.guarded && !changed ? [domain.size] : [])]);
  }, among);
}

describe.each(books.map((book) => [book.id, book] as const))('a wrong ruling in %s', (_, book) => {
  it('would follow with what is said of it, and all else as it is', () => {
    const { phrase } = packs[book.book.language].widget;
    for (const { doc, ready } of trainedIn(book)) {
      for (const { id } of doc.rulings) {
        const drill = drawCase(ready, 'instead', phrase, id);
        if (!drill) continue;
        for (const yours of offered(ready, drill).filter((each) => each !== id)) {
          const { facts } = insteadOf(ready, drill, yours);
          expect(facts.length, `${doc.id}: ${yours} instead of ${id}`).toBeGreaterThan(0);
          const { compiled } = ready;
          const theirs = casesOfRuling(compiled, yours);
          // Some facts can no longer be as they are, once those are different.
          const possible = casesIf(ready, drill, facts, compiled.possible);
          const others = compiled.diagram.without(possible, theirs);
          expect(others, `${doc.id}: ${yours} instead of ${id}`).toBe(NEVER);
          expect(casesIf(ready, drill, facts, theirs) === NEVER).toBe(possible === NEVER);
        }
      }
    }
  });
});
