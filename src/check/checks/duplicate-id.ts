/** Two things of one kind with the same id: links to it could mean either. */
import type { Position } from '#library/source.ts';
import type { At } from '#library/table.ts';
import { alternativesOf } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { printPosition } from '#check/print.ts';

interface Named {
  readonly id: string;
  readonly position: Position;
}

export function duplicateId({ book, edition, consequences, tables }: EditionContent): readonly Finding[] {
  const index = book.data.editions.findIndex((each) => each.id === edition.id);
  return [
    ...twice(
      'rule',
      edition.rules.map(({ data, source }) => ({ id: data.id, position: source.locate(['id']) })),
    ),
    ...twice('ruling', consequences.map(named)),
    ...twice('ruling or alternative', alternativesOf(tables).map(named), consequences.map(named)),
    ...edition.rules.flatMap(({ source }) =>
      twice(
        'clause of this rule',
        (source.body?.clauses ?? []).flatMap(({ id, at }) =>
          id === undefined ? [] : [{ id, position: { file: source.file, ...at } }],
        ),
      ),
    ),
    ...edition.rules.flatMap(({ source }) =>
      (source.body?.clauses ?? []).flatMap(({ notes }) =>
        twice(
          'note of this clause',
          notes.flatMap(({ id, at }) => (id === undefined ? [] : [{ id, position: { file: source.file, ...at } }])),
        ),
      ),
    ),
    ...edition.situations.flatMap(({ source, data }) =>
      twice(
        'fact of this situation',
        data.facts.map((id, i) => ({ id, position: source.locate(['facts', i]) })),
      ),
    ),
    ...twice(
      'edition',
      book.data.editions.map(({ id }, i) => ({ id, position: book.source.locate(['editions', i, 'id']) })),
    ),
    ...twice(
      'phase',
      book.data.phases.map(({ id }, i) => ({ id, position: book.source.locate(['phases', i, 'id']) })),
    ),
    ...twice(
      'way to dispute a ruling',
      (edition.meta.appeal ?? []).map(({ id }, i) => {
        return { id, position: book.source.locate(['editions', index, 'appeal', i, 'id']) };
      }),
    ),
    ...twice(
      'chapter',
      edition.meta.chapters.map(({ id }, i) => {
        return { id, position: book.source.locate(['editions', index, 'chapters', i, 'id']) };
      }),
    ),
  ];
}

function named({ data, at }: { readonly data: { readonly id: string }; readonly at: At }): Named {
  return { id: data.id, position: at.source.locate([...at.path, 'id']) };
}

/** A finding at each one that is not the first, or has the id of another thing. */
function twice(kind: string, all: readonly Named[], others: readonly Named[] = []): readonly Finding[] {
  const first = new Map<string, Position>(others.map(({ id, position }) => [id, position]));
  return all.flatMap(({ id, position }) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, position);
      return [];
    }
    const message = `there is already a ${kind} with the id \`${id}\`, at ${printPosition(before)}. Give one of them another id.`;
    return [finding('duplicate-id', position, message)];
  });
}
