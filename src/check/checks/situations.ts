/** References to situations, and a situation's own references to its phase and its facts. */
import type { DataPath, SourceFile } from '#library/source.ts';
import type { SituationId } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { situationsById } from '#check/lookup.ts';
import { didYouMean } from '#check/suggest.ts';

export function situations({ book, edition, path, consequences, unreadable }: EditionContent): readonly Finding[] {
  const known = edition.situations.map((each) => each.id);
  const lost = (id: SituationId, source: SourceFile, where: DataPath): Finding[] => {
    if (situationsById(edition.situations).has(id) || unreadable.situation(id)) return [];
    const renamed = edition.situations.find((each) => each.data.aliases?.includes(id));
    const mend = renamed ? ` It is called \`${renamed.id}\` now.` : didYouMean(id, known);
    return [finding('unknown-situation', source.locate(where), `there is no situation \`${id}\` in ${path}.${mend}`)];
  };
  const phases = book.data.phases.map((each) => each.id);
  return [
    ...consequences.flatMap(({ at, situation, otherwise, data }) => [
      ...(otherwise ? [] : lost(situation, at.source, [...at.path, 'situation'])),
      ...(data.then ?? []).flatMap((id, index) => lost(id, at.source, [...at.path, 'then', index])),
    ]),
    ...(book.data.unestablished?.then ?? []).flatMap((id, index) =>
      lost(id, book.source, ['unestablished', 'then', index]),
    ),
    ...edition.situations.flatMap(({ source, data }) => [
      ...(phases.includes(data.phase)
        ? []
        : [
            finding(
              'unknown-phase',
              source.locate(['phase']),
              `the book has no phase \`${data.phase}\`.${didYouMean(data.phase, phases)}`,
            ),
          ]),
      ...(data.procedure ?? []).flatMap(({ fact }, index) => {
        if (fact === undefined || data.facts.includes(fact)) return [];
        const message = `the step answers \`${fact}\`, which this situation does not ask.${didYouMean(fact, data.facts)}`;
        return [finding('fact-not-asked', source.locate(['procedure', index, 'fact']), message)];
      }),
    ]),
  ];
}
