import { describe, expect, test } from 'vitest';
import type { Edition } from '#library/types.ts';
import { phaseAreas } from '#model/book.ts';
import { situationGroups } from '#views/situation-groups.ts';
import { libraryAt } from '../support/library.ts';

const editions = libraryAt('.').books.flatMap(({ editions: all }) => all);

describe.each(editions.map((edition) => [`${edition.bookId} ${edition.id}`, edition] as const))(
  'the situations of %s',
  (_, edition) => {
    const groups = situationGroups(edition);

    test('each stands in one group', () => {
      const shown = groups.flatMap(({ situations }) => situations.map(({ id }) => id));
      expect(shown.toSorted()).toEqual(edition.situations.map(({ id }) => id).toSorted());
    });

    test('what happens most comes first, then what happens at the table, and what is organisation waits folded', () => {
      const [first, ...others] = groups;
      if (edition.situations.some(({ data }) => data.common)) {
        expect(first?.phase).toBeUndefined();
        expect(first?.situations.every(({ data }) => data.common)).toBe(true);
      }
      const areas = others.map(({ phase }) => areaOf(edition, phase?.id));
      const ranks = areas.map((area) => phaseAreas.indexOf(area));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(others.map(({ folded }) => folded)).toEqual(areas.map((area) => area === 'organisation'));
    });

    test('a link to any phase that has situations leads somewhere', () => {
      const places = groups.flatMap(({ phase, also }) => [...(phase ? [phase.id] : []), ...also]);
      const phases = new Set(edition.situations.map(({ data }) => data.phase));
      expect(places.toSorted()).toEqual([...phases].toSorted());
    });
  },
);

function areaOf({ book }: Edition, id: string | undefined) {
  return book.phases.find((phase) => phase.id === id)?.area ?? 'table';
}
