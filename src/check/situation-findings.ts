/** Checks that need one situation at a time: its table's proofs, and its rulings' outcomes. */
import type { SourceFile } from '#library/source.ts';
import type { SituationTable } from '#library/tables.ts';
import { examples } from './checks/examples.ts';
import { gives } from './checks/gives.ts';
import { limits } from './checks/limits.ts';
import { otherReadings } from './checks/other-readings.ts';
import { proofs } from './checks/proofs.ts';
import type { EditionContent } from './content.ts';
import type { Finding } from './finding.ts';
import { consequencesBySituation, tablesBySituation } from './lookup.ts';

export type EditionCheck = (edition: EditionContent) => readonly Finding[];

export const ofSituations: readonly EditionCheck[] = [proofs, otherReadings, examples, gives, limits];

/** One situation after the other, so that findings of unchanged ones can be reused. */
export function situationFindings(edition: EditionContent): readonly Finding[] {
  const known = tablesBySituation(edition.tables);
  // Rulings of an unknown situation still have outcomes.
  const lost = edition.consequences.filter(({ situation }) => !known.has(situation));
  return [
    ...edition.tables.flatMap((table) => keptFindings(edition, table)),
    ...ofSituations.flatMap((each) => each({ ...edition, tables: [], consequences: lost })),
  ];
}

function findingsOf(edition: EditionContent, table: SituationTable): readonly Finding[] {
  const consequences = consequencesBySituation(edition.consequences).get(table.situation.id) ?? [];
  return ofSituations.flatMap((each) => each({ ...edition, tables: [table], consequences }));
}

interface Kept {
  /** Every file that was looked at but the situation's own. */
  readonly files: readonly (SourceFile | undefined)[];
  readonly findings: readonly Finding[];
}

/**
 * By the situation's file, as it was read: content that is checked again after a change has most of its files
 * as before.
 */
const kept = new WeakMap<SourceFile, Kept>();

/** The same as before where all that is looked at is the same. */
function keptFindings(edition: EditionContent, table: SituationTable): readonly Finding[] {
  // A broken file may have contained parts of it and changes the findings, so they are not cached.
  if (mayLackParts(edition, table)) return findingsOf(edition, table);
  const { source } = table.situation;
  const files = [edition.book.source, edition.edition.facts?.source, ...table.rulings.map(({ at }) => at.source)];
  const known = kept.get(source);
  if (known?.files.length === files.length && known.files.every((each, at) => each === files[at]))
    return known.findings;
  const findings = findingsOf(edition, table);
  kept.set(source, { files, findings });
  return findings;
}

/** Whether a ruling or fact of it may be in an unreadable file. Other files cannot affect it. */
function mayLackParts({ unreadable, edition: { facts } }: EditionContent, { situation }: SituationTable): boolean {
  return unreadable.hasRulingFor(situation.id) || unreadable.noFacts || (unreadable.any && facts === undefined);
}
