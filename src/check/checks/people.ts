/** Who decides, who chooses, who gains and who bears it; and which points: all declared in book.yaml. */
import type { DataPath, SourceFile } from '#library/source.ts';
import { UNSTATED, partiesOf, pointsOf, type Effect } from '#model/index.ts';
import { alternativesOf } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';

export function people({ book, edition, consequences, tables }: EditionContent): readonly Finding[] {
  const parties = Object.keys(book.data.parties);
  const roles = Object.keys(book.data.roles);
  const kinds = Object.keys(book.data.points);

  const party = (id: string, source: SourceFile, path: DataPath): Finding[] => {
    if (id === UNSTATED || parties.includes(id)) return [];
    const mend = roles.includes(id)
      ? ' It is a role: write it under `parties` of book.yaml too, with the same label.'
      : didYouMean(id, parties) || ' Add it to `parties` in book.yaml.';
    return [finding('unknown-party', source.locate(path), `the book has no party \`${id}\`.${mend}`)];
  };
  const decider = (id: string | undefined, source: SourceFile, path: DataPath): Finding[] => {
    if (id === undefined || roles.includes(id) || parties.includes(id)) return [];
    const mend = didYouMean(id, [...roles, ...parties]) || ' Add it to `roles` in book.yaml.';
    return [finding('unknown-role', source.locate(path), `the book has no role or party \`${id}\`.${mend}`)];
  };
  const points = (effect: Effect, source: SourceFile, path: DataPath): Finding[] => {
    const { counts, kind } = pointsOf(effect) ?? { counts: false };
    if (counts && kind === undefined && kinds.length === 0) {
      return [
        finding('unknown-points', source.locate(path), 'the book has no points. Add a kind to `points` in book.yaml.'),
      ];
    }
    if (kind === undefined || kinds.includes(kind)) return [];
    const message = `the book has no points of the kind \`${kind}\`.${didYouMean(kind, kinds)}`;
    return [finding('unknown-points', source.locate([...path, 'kind']), message)];
  };
  const effects = (all: readonly Effect[] | undefined, source: SourceFile, path: DataPath) =>
    (all ?? []).flatMap((effect, index) => [
      ...points(effect, source, [...path, index]),
      ...partiesOf(effect).flatMap(([id, inner]) => party(id, source, [...path, index, ...inner])),
    ]);

  const { residual } = book.data;
  const { facts } = edition;
  return [
    ...[...consequences, ...alternativesOf(tables)].flatMap(({ at, data }) => [
      ...decider(data.decidedBy, at.source, [...at.path, 'decidedBy']),
      ...effects(data.effects, at.source, [...at.path, 'effects']),
    ]),
    ...Object.entries(edition.concurrences?.data ?? {}).flatMap(([id, { decidedBy }]) =>
      edition.concurrences ? decider(decidedBy, edition.concurrences.source, [id, 'decidedBy']) : [],
    ),
    ...edition.cases.flatMap(({ source, data }) => decider(data.decidedBy, source, ['decidedBy'])),
    ...decider(residual?.decidedBy, book.source, ['residual', 'decidedBy']),
    ...effects(residual?.effects, book.source, ['residual', 'effects']),
    ...decider(book.data.unestablished?.decidedBy, book.source, ['unestablished', 'decidedBy']),
    ...Object.entries(facts?.data ?? {}).flatMap(([id, { by }]) => {
      if (!facts || by === undefined) return [];
      // A single value may be written without a list.
      const listed = facts.source.written([id, 'by']) === undefined;
      return by.flatMap((each, index) => party(each, facts.source, listed ? [id, 'by', index] : [id, 'by']));
    }),
  ];
}
