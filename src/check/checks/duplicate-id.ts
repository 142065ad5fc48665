/** Two things of one kind with the same id: links to it could mean either. */
import type { Position } from '#library/source.ts';
import type { At } from '#library/table.ts';
import { alternativesOf } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { printPosition } from '#check/print.ts';

interface Named {
  readonly id: string;
  /** Its position, computed only for a finding. */
  readonly at: () => Position;
}

export function duplicateId({ book, edition, consequences, tables }: EditionContent): readonly Finding[] {
  const index = book.data.editions.findIndex((each) => each.id === edition.id);
  return [
    ...twice(
      'rule',
      edition.rules.map(({ data, source }) => ({ id: data.id, at: () => source.locate(['id']) })),
    ),
    ...twice('ruling', consequences.map(named)),
    ...twice('ruling or alternative', alternativesOf(tables).map(named), consequences.map(named)),
    ...edition.rules.flatMap(({ source }) =>
      twice(
        'clause of this rule',
        (source.body?.clauses ?? []).flatMap(({ id, at }) =>
          id === undefined ? [] : [{ id, at: () => ({ file: source.file, ...at }) }],
        ),
      ),
    ),
    ...edition.rules.flatMap(({ source }) =>
      (source.body?.clauses ?? []).flatMap(({ notes }) =>
        twice(
          'note of this clause',
          notes.flatMap(({ id, at }) => (id === undefined ? [] : [{ id, at: () => ({ file: source.file, ...at }) }])),
        ),
      ),
    ),
    ...edition.situations.flatMap(({ source, data }) =>
      twice(
        'fact of this situation',
        data.facts.map((id, i) => ({ id, at: () => source.locate(['facts', i]) })),
      ),
    ),
    ...twice(
      'edition',
      book.data.editions.map(({ id }, i) => ({ id, at: () => book.source.locate(['editions', i, 'id']) })),
    ),
    ...twice(
      'phase',
      book.data.phases.map(({ id }, i) => ({ id, at: () => book.source.locate(['phases', i, 'id']) })),
    ),
    ...twice(
      'way to dispute a ruling',
      (edition.meta.appeal ?? []).map(({ id }, i) => {
        return { id, at: () => book.source.locate(['editions', index, 'appeal', i, 'id']) };
      }),
    ),
    ...twice(
      'chapter',
      edition.meta.chapters.map(({ id }, i) => {
        return { id, at: () => book.source.locate(['editions', index, 'chapters', i, 'id']) };
      }),
    ),
  ];
}

function named({ data, at }: { readonly data: { readonly id: string }; readonly at: At }): Named {
  return { id: data.id, at: () => at.source.locate([...at.path, 'id']) };
}

/** A finding at each one after the first, and at each that has the id of another thing. */
function twice(kind: string, all: readonly Named[], others: readonly Named[] = []): readonly Finding[] {
  const first = new Map<string, Named>(others.map((each) => [each.id, each]));
  return all.flatMap((each) => {
    const before = first.get(each.id);
    if (before === undefined) {
      first.set(each.id, each);
      return [];
    }
    const message = `there is already a ${kind} with the id \`${each.id}\`, at ${printPosition(before.at())}. Give one of them another id.`;
    return [finding('duplicate-id', each.at(), message)];
  });
}
