/**
 * Limits of numbers in conditions: each that could be off by one unnoticed has a worked example next to it.
 */
import type { Compiled } from '#decide/compiled.ts';
import { NEVER } from '#decide/diagram.ts';
import type { DataPath, SourceFile } from '#library/source.ts';
import type { RulingIn, SituationTable } from '#library/tables.ts';
import type { SurfaceBox } from '#model/index.ts';
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { consequencesBySituation } from '#check/lookup.ts';
import { triedTable, isProvable } from '#check/provable.ts';
import { tellingFlaws } from '#check/telling-flaws.ts';
import { firstOf, sidesOf, silentlyChanged, wouldShow, type Changed, type Shift } from '#check/shifted-limit.ts';

export function limits(edition: EditionContent): readonly Finding[] {
  return edition.tables.flatMap((table) => {
    if (!isProvable(edition, table) || tellingFlaws(table).length > 0) return [];
    const compiled = triedTable(table.table);
    const given = (consequencesBySituation(edition.consequences).get(table.situation.id) ?? []).flatMap(givenOf);
    return table.rulings.flatMap((ruling, at) =>
      limitsOf(compiled, ruling, at).flatMap(({ shift, source, path }) => {
        const changed = silentlyChanged(compiled, shift);
        if (changed === NEVER || given.some((each) => wouldShow(compiled, changed, shift, each))) return [];
        const first = firstOf(compiled, changed, shift);
        return [finding('limit-without-example', source.locate(path), messageOf(table, compiled, shift, first))];
      }),
    );
  });
}

function givenOf({ data }: ConsequenceAt): readonly Readonly<Record<string, string | number>>[] {
  return (data.examples ?? []).map(({ given }) => given);
}

interface Limit {
  readonly shift: Shift;
  readonly source: SourceFile;
  readonly path: DataPath;
}

/** Every limit that the ruling's condition mentions, with each adjacent number. */
function limitsOf(compiled: Compiled, { ruling, at }: RulingIn, position: number): readonly Limit[] {
  const { when = {} } = ruling;
  const boxes: readonly (readonly [SurfaceBox, DataPath])[] = Array.isArray(when)
    ? when.map((box, index) => [box, [...at.path, 'when', index]] as const)
    : [[when, [...at.path, 'when']]];
  return boxes.flatMap(([surface, path], box) =>
    Object.entries(surface).flatMap(([fact, allowed]) => {
      const domain = compiled.byFact.get(fact)?.fact;
      if (domain?.kind !== 'number') return [];
      return [allowed].flat().flatMap((written, index) =>
        sidesOf(domain, written).map((side): Limit => {
          const here = Array.isArray(allowed) ? [...path, fact, index] : [...path, fact];
          return { shift: { ...side, ruling: position, box, fact }, source: at.source, path: here };
        }),
      );
    }),
  );
}

function messageOf(
  { situation }: SituationTable,
  { byFact }: Compiled,
  { fact, value, leaves }: Shift,
  { assignment, outcome }: Changed,
): string {
  const id = 'id' in outcome ? outcome.id : '';
  // A number that no condition distinguishes matters only for amounts.
  const answers = Object.entries(assignment).flatMap(([each, answer]) =>
    answer === null || byFact.get(each)?.size === 1 ? [] : [`${each}: ${answer}`],
  );
  const slip = leaves ? `no longer held for ${value}` : `held for ${value} too`;
  return `if this limit of \`${fact}\` ${slip}, nothing in \`${situation.id}\` would show it. Add a worked example to \`${id}\` at that number, such as given: { ${answers.join(', ')} }.`;
}
