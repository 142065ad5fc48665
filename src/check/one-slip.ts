/**
 * One finding for one slip. A changed number no longer fits the clause, the verdict and the examples at once:
 * what each of them says is told together, where it is told best.
 */
import { compareTexts } from '#model/compare.ts';
import type { Position } from '#library/source.ts';
import { finding, type Finding, type FoundInPart } from './finding.ts';
import { printPosition } from './print.ts';

/** Findings that share a name of a slip as one, the others as they are. */
export function oneForEachSlip(findings: readonly FoundInPart[]): readonly Finding[] {
  return grouped(findings).flatMap((group) => {
    const [first, ...others] = group.toSorted(
      (a, b) => (a.slip?.rank ?? 0) - (b.slip?.rank ?? 0) || compareTexts(sortKey(a), sortKey(b)),
    );
    if (!first) return [];
    const { slip: _, ...told } = first;
    const places = others.filter((each) => sortKey(each) !== sortKey(first));
    if (places.length === 0) return [told];
    return [{ ...told, ...finding(first.code, first.position, `${first.message} ${elsewhere(first, places)}`) }];
  });
}

/** Findings that hang together by the names of their slips. */
function grouped(findings: readonly FoundInPart[]): readonly (readonly FoundInPart[])[] {
  const groups = new Set<Set<FoundInPart>>();
  const byName = new Map<string, Set<FoundInPart>>();
  for (const each of findings) {
    const names = each.slip?.names ?? [];
    const group = new Set<FoundInPart>();
    for (const known of new Set(names.flatMap((name) => byName.get(name) ?? []))) {
      for (const member of known) group.add(member);
      groups.delete(known);
    }
    group.add(each);
    groups.add(group);
    for (const member of group) for (const name of member.slip?.names ?? []) byName.set(name, group);
  }
  return [...groups].map((group) => [...group]);
}

/** More places than this only make the message longer. */
const SHOWN = 6;

function elsewhere(first: Finding, others: readonly FoundInPart[]): string {
  const shown = others.slice(0, SHOWN);
  const more = others.length - shown.length;
  const bySaying = Map.groupBy(shown, ({ slip, position }) => [slip?.shows, position.file].join('\n'));
  const places = [...bySaying.values()].map((same) => {
    const shows = same[0]?.slip?.shows ?? '';
    return `${shows} (${placesOf(same, first.position)})`;
  });
  const rest = more === 0 ? '' : ` and ${more} more`;
  return `It shows elsewhere too: ${places.join('; ')}${rest}.`;
}

/** @param findings of one file. @param from where the finding stands that names them. */
function placesOf(findings: readonly Finding[], from: Position): string {
  if (findings.some(({ position }) => position.file !== from.file))
    return findings.map(({ position }) => printPosition(position)).join(', ');
  const lines = findings.map(({ position }) => position.line);
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
}

function sortKey({ position: { file, line, column }, code }: Finding): string {
  const padded = [line, column].map((each) => String(each).padStart(7, '0'));
  return [file, ...padded, code].join('\n');
}
