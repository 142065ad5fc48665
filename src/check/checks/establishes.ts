/**
 * What a ruling establishes for the situations that follow: asked there, with an answer that can be given.
 */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { situationsById } from '#check/lookup.ts';
import { didYouMean, quoteList } from '#check/suggest.ts';
import { valueFault } from '#check/value-fault.ts';

export function establishes(edition: EditionContent): readonly Finding[] {
  const facts = edition.edition.facts?.data ?? {};
  return edition.consequences.flatMap(({ at: { source, path }, data }) => {
    const next = data.then ?? [];
    const asked: readonly string[] = next.flatMap(
      (id) => situationsById(edition.edition.situations).get(id)?.data.facts ?? [],
    );
    return Object.entries(data.establishes ?? {}).flatMap(([id, value]) => {
      const here = [...path, 'establishes', id];
      const fact = facts[id];
      if (!fact) {
        if (edition.unreadable.fact(id)) return [];
        const message = `there is no fact \`${id}\` in this edition.${didYouMean(id, asked)}`;
        return [finding('unknown-fact', source.locate(here, 'key'), message)];
      }
      if (!asked.includes(id) && !next.some((each) => edition.unreadable.situation(each))) {
        const where = next.length === 0 ? 'it leads to none: name them in `then`' : quoteList(next, 'and');
        const message = `\`${id}\` is asked in no situation that \`${data.id}\` leads to (${where}).${didYouMean(id, asked)}`;
        return [finding('fact-not-asked', source.locate(here, 'key'), message)];
      }
      return valueFault(id, fact, value, source.locate(here));
    });
  });
}
