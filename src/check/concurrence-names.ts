/** Names in the lists of a concurrence that are none, or of another situation than those before them. */
import type { NamedWrongly } from '#library/concurrences.ts';
import type { EditionContent } from './content.ts';
import { finding, type Finding } from './finding.ts';
import { didYouMean } from './suggest.ts';

export function namedWrongly(edition: EditionContent, { at, fault }: NamedWrongly): readonly Finding[] {
  const position = at.source.locate(at.path);
  switch (fault.kind) {
    case 'unknown': {
      const name = fault.ruled.replace('situation:', '');
      if (fault.ruled !== name) {
        if (edition.unreadable.situation(name)) return [];
        const mend = didYouMean(
          name,
          edition.tables.map(({ situation }) => situation.id),
        );
        return [finding('unknown-situation', position, `there is no situation \`${name}\` in ${edition.path}.${mend}`)];
      }
      const situation = edition.consequences.find(({ data }) => data.id === name)?.situation;
      if (edition.unreadable.ruling(name) || (situation !== undefined && edition.unreadable.situation(situation)))
        return [];
      const mend = didYouMean(
        name,
        edition.consequences.map(({ data }) => data.id),
      );
      return [finding('unknown-ruling', position, `there is no ruling \`${name}\` in ${edition.path}.${mend}`)];
    }
    case 'mixed': {
      const message = `\`${fault.ruled}\` is not of the situation \`${fault.situation}\`, as those before it in this list. Write a concurrence for each situation.`;
      return [finding('concurrence-situations', position, message)];
    }
    case 'same': {
      const message = `both lists are of the situation \`${fault.situation}\`, whose own table tells its rulings apart. Name rulings of two situations.`;
      return [finding('concurrence-situations', position, message)];
    }
  }
}
