/**
 * Proves the tables of the other readings of notes like the book's own: no case without a ruling, none with
 * two, no alternative that is never given, and every case that an alternative names decided by it.
 */
import type { Flaw } from '#decide/flaw.ts';
import { notesReadOtherwise, otherTable, type AlternativeIn } from '#library/alternatives.ts';
import type { SituationTable } from '#library/tables.ts';
import type { NoteName } from '#model/index.ts';
import { describeBox } from '#check/case.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { flawsOf, isProvable } from '#check/provable.ts';
import { tellingFlaws } from '#check/telling-flaws.ts';
import { quoteList } from '#check/suggest.ts';
import { givenFindings } from './examples.ts';

export function otherReadings(edition: EditionContent): readonly Finding[] {
  return edition.tables.flatMap((table) => {
    const { alternatives } = table;
    const isSound =
      isProvable(edition, table) &&
      tellingFlaws(table).length === 0 &&
      alternatives.every(({ problems }) => problems.length === 0);
    return isSound ? notesReadOtherwise(alternatives).flatMap((note) => ofReading(edition, table, note)) : [];
  });
}

function ofReading(edition: EditionContent, base: SituationTable, note: NoteName): readonly Finding[] {
  const table = { ...base, table: otherTable(base.table, base.alternatives, note) };
  if (!isProvable(edition, table)) return [];
  const mine = base.alternatives.filter(({ alternative }) => alternative.note === note);
  return [
    ...flawsOf(table.table).flatMap((flaw) => report(base, mine, note, flaw)),
    ...mine.flatMap(({ alternative: { id, given }, at }) => {
      const here = { source: at.source, path: [...at.path, 'given'] };
      return given === undefined ? [] : givenFindings(edition, table, id, given, here);
    }),
  ];
}

/** Flaws of the book's own table are reported there; only those that the other reading adds count here. */
function report(
  { situation: { source, id } }: SituationTable,
  alternatives: readonly AlternativeIn[],
  note: NoteName,
  flaw: Flaw,
): readonly Finding[] {
  const where = `if \`${note}\` is read the other way`;
  const placeOf = (ruling: string) => {
    const at = alternatives.find(({ alternative }) => alternative.id === ruling)?.at;
    return at?.source.locate([...at.path, 'id']);
  };
  switch (flaw.kind) {
    case 'gap': {
      const message = `${where}, no ruling covers this case in \`${id}\`: ${describeBox(flaw.witness)}. Widen the \`when\` of an alternative.`;
      return [finding('gap', source.locate(['facts'], 'key'), message)];
    }
    case 'conflict': {
      const position = flaw.rulings.map(placeOf).find((place) => place !== undefined);
      const message = `${where}, ${quoteList(flaw.rulings, 'and')} apply at once in this case of \`${id}\`: ${describeBox(flaw.witness)}. Narrow the \`when\` of one.`;
      return [finding('conflict', position ?? source.locate(['facts'], 'key'), message)];
    }
    case 'dead-ruling': {
      const position = placeOf(flaw.ruling);
      const message = `the alternative \`${flaw.ruling}\` is never given: its \`when\` holds in no case of the ruling in whose place it stands. Widen it, or take it out.`;
      return position === undefined ? [] : [finding('dead-ruling', position, message)];
    }
    case 'dead-option':
    case 'unreachable-question':
    case 'askif-cycle':
    case 'override-cycle':
      return [];
  }
}
