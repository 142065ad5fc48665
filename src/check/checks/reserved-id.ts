/** Words that mean something else where an id would stand. */
import { hasPart, type PageKind } from '#addresses/pages.ts';
import { COMPARED } from '#addresses/compared.ts';
import { SUM, TABLE } from '#addresses/record-marks.ts';
import { RULING } from '#addresses/record-sheet.ts';
import { SEARCH_PARAMETERS } from '#addresses/search-query.ts';
import type { Position } from '#library/source.ts';
import { UNKNOWN, UNSTATED } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

/** Names that stand in an address beside the answers. */
const BESIDE_FACTS: readonly { readonly fact: string; readonly belongs: string }[] = [
  ...SEARCH_PARAMETERS.map((fact) => ({ fact, belongs: 'the search' })),
  { fact: COMPARED, belongs: 'the comparison of two rulings' },
  { fact: TABLE, belongs: 'the record of a case' },
  { fact: SUM, belongs: 'the record of a case' },
  { fact: RULING, belongs: 'the dispute sheet' },
];

export function reservedId({ book, edition }: EditionContent): readonly Finding[] {
  // In the address in which facts have their answers, the search and the comparison of rulings keep their own.
  const facts = BESIDE_FACTS.flatMap(({ fact, belongs }) => {
    if (!(fact in (edition.facts?.data ?? {}))) return [];
    const position = edition.facts?.source.locate([fact], 'key');
    const message = `\`${fact}\` belongs to ${belongs} in every address. Give this fact another id.`;
    return position ? [finding('reserved-id', position, message)] : [];
  });
  const options = Object.entries(edition.facts?.data ?? {}).flatMap(([fact, data]) => {
    if (data.kind !== 'choice' || !(UNKNOWN in data.options)) return [];
    const position = edition.facts?.source.locate([fact, 'options', UNKNOWN], 'key');
    const message = `\`${UNKNOWN}\` is the answer "I don't know" to every question. Give this option of \`${fact}\` another id.`;
    return position ? [finding('reserved-id', position, message)] : [];
  });
  const people = (['roles', 'parties'] as const).flatMap((group) => {
    if (!(UNSTATED in book.data[group])) return [];
    const message = `\`${UNSTATED}\` says that the source names nobody. Give this entry of \`${group}\` another id.`;
    return [finding('reserved-id', book.source.locate([group, UNSTATED], 'key'), message)];
  });
  return [...facts, ...options, ...people, ...anchors({ book, edition })];
}

/** Ids by which a page leads to a part of itself, where content has another meaning for them. */
function anchors({ book, edition }: Pick<EditionContent, 'book' | 'edition'>): readonly Finding[] {
  const { facts, terms } = edition;
  const at = book.data.editions.findIndex((each) => each.id === edition.id);
  const taken = (page: PageKind, id: string, of: string, position: Position): Finding[] => {
    if (!hasPart(page, id)) return [];
    const message = `\`${id}\` is a part of every page on which this ${of} stands, so links to it would lead there. Give it another id.`;
    return [finding('reserved-id', position, message)];
  };
  return [
    ...edition.rules.flatMap(({ source: { file, body } }) =>
      (body?.clauses ?? []).flatMap(({ id, at: place }) =>
        id === undefined ? [] : taken('rule', id, 'clause', { file, ...place }),
      ),
    ),
    ...edition.meta.chapters.flatMap(({ id }, index) =>
      taken('book', id, 'chapter', book.source.locate(['editions', at, 'chapters', index, 'id'])),
    ),
    ...book.data.phases.flatMap(({ id }, index) =>
      taken('situations', id, 'phase', book.source.locate(['phases', index, 'id'])),
    ),
    ...Object.keys(terms?.data ?? {}).flatMap((id) =>
      terms ? taken('terms', id, 'term', terms.source.locate([id], 'key')) : [],
    ),
    ...Object.entries(facts?.data ?? {}).flatMap(([id, fact]) =>
      facts && fact.kind === 'number' ? taken('situation', id, 'number', facts.source.locate([id], 'key')) : [],
    ),
  ];
}
