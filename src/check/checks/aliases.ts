/** Former names: each leads to exactly one thing, and to none that has this name now. */
import type { BodyClause, BodyNote } from '#library/body.ts';
import type { Position } from '#library/source.ts';
import type { At } from '#library/table.ts';
import { formerIds, ID, optionsOf } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

interface Aliased {
  readonly id: string;
  readonly aliases?: readonly string[] | undefined;
  /** The position of the alias with this index. */
  readonly at: (index: number) => Position;
}

export function aliases({ edition, consequences }: EditionContent): readonly Finding[] {
  const { facts, terms, situations, cases, rules } = edition;
  return [
    ...collisions(
      'situation',
      situations.map(({ id, data, source }) => aliased(id, data, { source, path: [] })),
    ),
    ...collisions(
      'case',
      cases.map(({ id, data, source }) => aliased(id, data, { source, path: [] })),
    ),
    ...collisions(
      'ruling',
      consequences.map(({ data, at }) => aliased(data.id, data, at)),
    ),
    ...(facts ? factAliases(facts) : []),
    ...(terms
      ? collisions(
          'term',
          Object.entries(terms.data).map(([id, { formerIds }]) => ({
            id,
            aliases: formerIds,
            at: (index) => terms.source.locate([id, 'formerIds', index]),
          })),
        )
      : []),
    ...rules.flatMap(({ source: { file, body } }) => clauseAliases(file, body?.clauses ?? [])),
  ];
}

function aliased(id: string, { aliases }: Pick<Aliased, 'aliases'>, { source, path }: At): Aliased {
  return { id, aliases, at: (index) => source.locate([...path, 'aliases', index]) };
}

function factAliases({ data, source }: NonNullable<EditionContent['edition']['facts']>): readonly Finding[] {
  const all = Object.entries(data);
  return [
    ...collisions(
      'fact',
      all.map(([id, fact]) => aliased(id, fact, { source, path: [id] })),
    ),
    ...all.flatMap(([id, fact]) =>
      collisions(
        'option of this fact',
        Object.entries(optionsOf(fact)).map(([option, written]) => ({
          id: option,
          aliases: formerIds(written),
          at: (index) => source.locate([id, 'options', option, 'aliases', index]),
        })),
      ),
    ),
  ];
}

/** The schema does not validate aliases in a rule's text, so that is done here. */
function clauseAliases(file: string, clauses: readonly BodyClause[]): readonly Finding[] {
  const written = (each: BodyClause | BodyNote): readonly Aliased[] =>
    each.id === undefined ? [] : [{ id: each.id, aliases: each.aliases, at: () => ({ file, ...each.at }) }];
  return [
    ...collisions('clause of this rule', clauses.flatMap(written)),
    ...clauses.flatMap(({ notes }) => collisions('note of this clause', notes.flatMap(written))),
    ...clauses.flatMap((clause) => [
      ...malformed(file, 'Clause', clause),
      ...clause.notes.flatMap((note) => malformed(file, 'Note', note)),
    ]),
  ];
}

function malformed(
  file: string,
  element: string,
  { id, aliases: names, at }: BodyClause | BodyNote,
): readonly Finding[] {
  const position = { file, ...at };
  const of = `\`aliases\` of this <${element}>`;
  const nameless =
    id === undefined && names.length > 0
      ? [finding('attribute', position, `${of} are former ids, and it has none now. Give it an id, or take them out.`)]
      : [];
  const wrong = names.filter((each) => !ID.test(each));
  return [
    ...nameless,
    ...wrong.map((each) => {
      const message = `\`${each}\` in ${of} cannot be an id: use lower-case letters a–z, digits and single hyphens, with a space between two ids.`;
      return finding('attribute', position, message);
    }),
  ];
}

function collisions(kind: string, all: readonly Aliased[]): readonly Finding[] {
  const taken = new Set(all.map(({ id }) => id));
  return all.flatMap(({ aliases: names = [], at }) =>
    names.flatMap((alias, index) => {
      const free = !taken.has(alias);
      taken.add(alias);
      const message = `the alias \`${alias}\` is the id or an alias of another ${kind}, or stands here twice. Take it out.`;
      return free ? [] : [finding('slug-collision', at(index), message)];
    }),
  );
}
