/** Words that have another meaning where ids are used. */
import { hasPart, type PageKind } from '#addresses/pages.ts';
import { COMPARED } from '#addresses/compared.ts';
import { MARKS } from '#addresses/record-marks.ts';
import { RULING } from '#addresses/record-sheet.ts';
import { SEAT } from '#addresses/seat.ts';
import { SEARCH_PARAMETERS } from '#addresses/search-query.ts';
import type { DataPath, Position } from '#library/source.ts';
import { countedBy, formerIds, optionsOf, UNESTABLISHED, UNKNOWN, UNSTATED } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

/** Query parameters that addresses have in addition to the answers. */
const BESIDE_FACTS: readonly { readonly fact: string; readonly belongs: string }[] = [
  ...SEARCH_PARAMETERS.map((fact) => ({ fact, belongs: 'the search' })),
  { fact: COMPARED, belongs: 'the comparison of two rulings' },
  ...MARKS.map((fact) => ({ fact, belongs: 'the record of a case' })),
  { fact: SEAT, belongs: 'the seats at the table' },
  { fact: RULING, belongs: 'the dispute sheet' },
];

/** Names that Windows reserves for devices, with any extension; ids become names of files and folders. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

export function reservedId({ book, edition, consequences }: EditionContent): readonly Finding[] {
  // In the address in which facts have their answers, the search and the comparison of rulings keep their
  // own.
  const facts = Object.entries(edition.facts?.data ?? {}).flatMap(([id, { aliases = [] }]) => [
    ...besideFacts(id, () => edition.facts?.source.locate([id], 'key')),
    ...aliases.flatMap((alias, index) =>
      besideFacts(alias, () => edition.facts?.source.locate([id, 'aliases', index])),
    ),
  ]);
  const options = Object.entries(edition.facts?.data ?? {}).flatMap(([fact, data]) => {
    const called = (path: DataPath, part?: 'key'): Finding[] => {
      const position = edition.facts?.source.locate([fact, 'options', ...path], part);
      const message = `\`${UNKNOWN}\` and \`${UNESTABLISHED}\` are answers to every question: "I don't know yet" and "it can no longer be established". Give this option of \`${fact}\` another id.`;
      return position ? [finding('reserved-id', position, message)] : [];
    };
    return Object.entries(optionsOf(data)).flatMap(([id, option]) => [
      ...(isReserved(id) ? called([id], 'key') : []),
      ...(formerIds(option) ?? []).flatMap((alias, index) => (isReserved(alias) ? called([id, 'aliases', index]) : [])),
    ]);
  });
  const people = (['roles', 'parties'] as const).flatMap((group) => {
    if (!(UNSTATED in book.data[group])) return [];
    const message = `\`${UNSTATED}\` says that the source names nobody. Give this entry of \`${group}\` another id.`;
    return [finding('reserved-id', book.source.locate([group, UNSTATED], 'key'), message)];
  });
  return [...facts, ...options, ...people, ...devices({ book, edition, consequences }), ...anchors({ book, edition })];
}

/** What has a file or a page of its own, and so cannot be called as a device. */
function devices({
  book,
  edition,
  consequences,
}: Pick<EditionContent, 'book' | 'edition' | 'consequences'>): readonly Finding[] {
  const { data, source, id: bookId } = book;
  const start = (file: string): Position => ({ file, line: 1, column: 1 });
  const named: readonly (readonly [id: string, what: string, at: () => Position])[] = [
    [bookId, 'book', () => start(source.file)],
    ...data.editions.map(({ id }, at) => [id, 'edition', () => source.locate(['editions', at, 'id'])] as const),
    ...edition.rules.map((rule) => [rule.slug, 'rule', () => rule.source.locate(['number'])] as const),
    ...[...edition.situations, ...edition.cases].map(
      (each) => [each.id, 'file', () => start(each.source.file)] as const,
    ),
    ...consequences.map(({ data: { id }, at }) => [id, 'ruling', () => at.source.locate([...at.path, 'id'])] as const),
  ];
  return named.flatMap(([id, what, at]) => {
    if (!DEVICE.test(id)) return [];
    const message = `\`${id}\` is a device to Windows, where no file and no folder can be called so. Give this ${what} another ${what === 'rule' ? 'number' : 'name'}.`;
    return [finding('reserved-id', at(), message)];
  });
}

function besideFacts(id: string, at: () => Position | undefined): readonly Finding[] {
  return BESIDE_FACTS.filter(({ fact }) => fact === id).flatMap(({ fact, belongs }) => {
    const position = at();
    const message = `\`${fact}\` belongs to ${belongs} in every address. Give this fact another id.`;
    return position ? [finding('reserved-id', position, message)] : [];
  });
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
      (body?.clauses ?? []).flatMap(({ id, aliases, at: place }) =>
        [...(id === undefined ? [] : [id]), ...aliases].flatMap((each) =>
          taken('rule', each, 'clause', { file, ...place }),
        ),
      ),
    ),
    ...edition.meta.chapters.flatMap(({ id }, index) =>
      taken('book', id, 'chapter', book.source.locate(['editions', at, 'chapters', index, 'id'])),
    ),
    ...book.data.phases.flatMap(({ id }, index) =>
      taken('situations', id, 'phase', book.source.locate(['phases', index, 'id'])),
    ),
    ...Object.entries(terms?.data ?? {}).flatMap(([id, { formerIds = [] }]) =>
      terms
        ? [
            ...taken('terms', id, 'term', terms.source.locate([id], 'key')),
            ...formerIds.flatMap((former, index) =>
              taken('terms', former, 'term', terms.source.locate([id, 'formerIds', index])),
            ),
          ]
        : [],
    ),
    ...Object.entries(facts?.data ?? {}).flatMap(([id, fact]) =>
      facts && countedBy(fact) ? taken('situation', id, 'number', facts.source.locate([id], 'key')) : [],
    ),
  ];
}

function isReserved(option: string): boolean {
  return option === UNKNOWN || option === UNESTABLISHED;
}
