/** Penalties of the revoke, whose questions are only asked under others. */
import { expect, it } from 'vitest';
import { penaltiesOf } from '#views/penalties.ts';
import { chipWords } from '#wording/chip-words.ts';
import { wholeBoxes } from '#wording/whole-boxes.ts';
import { libraryAt } from '../../support/library.ts';

it('a row of the penalties says what its question was only asked under', () => {
  const edition = libraryAt('.')
    .books.find(({ id }) => id === 'bridge')
    ?.editions.at(-1);
  if (!edition) throw new Error('no bridge');
  const groups = penaltiesOf(edition, chipWords(edition.book)).flatMap((phase) => phase.groups);
  const said = groups.flatMap(({ common, sets }) =>
    sets.flatMap(({ shared, rows }) =>
      rows
        .filter(({ ruling }) => ruling.id === 'een-slag-over-niet-zelf-gewonnen')
        .map(({ happened }) => [common, shared, happened]),
    ),
  );
  // What rows share is said once above them.
  expect(said).toHaveLength(1);
  expect(JSON.stringify(said)).toMatch(/2 of meer slagen/);
  // Both the declarer's revoke and a defender's, of which the second asks under a set of its own.
  const table = edition.situations.find(({ id }) => id === 'verzaking-voldongen')?.table;
  if (!table) throw new Error('no such situation');
  for (const { id, when } of table.rulings.filter((each) => /^(twee-slagen-over|een-slag-over-niet)/.test(each.id)))
    for (const box of wholeBoxes(when, table)) expect(box, id).toHaveProperty('slagen-vanaf-verzaakslag', [[2, 13]]);
});
