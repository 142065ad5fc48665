/** Everything in a library, as words under keys that do not depend on its position: to detect losses. */
import type { Edition, Library, RuleDoc } from '#library/types.ts';

export interface Said {
  /** The file that it was read from; undefined where several may have had a part in it. */
  readonly file: string | undefined;
  /** Everything said under this key, in order. */
  readonly values: readonly string[];
}

/** By key: `bordspel/2026/rule kap/clause a/text`. */
export type Essence = ReadonlyMap<string, Said>;

export function essenceOf({ books }: Library): Essence {
  const found = new Map<string, { readonly file: string | undefined; readonly values: string[] }>();
  const add = (key: string, file: string | undefined, value: string): void => {
    const said = found.get(key) ?? { file, values: [] };
    said.values.push(value);
    found.set(key, said);
  };
  /** Entries of a list are identified by id, or by their text if they have none. */
  const leaves = (key: string, file: string | undefined, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value as readonly unknown[])
        leaves(idOf(each) ? `${key} ${idOf(each) ?? ''}` : key, file, each);
      if (value.length === 0) add(key, file, '[]');
    } else if (typeof value === 'object' && value !== null) {
      // As they are, also a key that every object has.
      for (const name of Object.getOwnPropertyNames(value))
        leaves(`${key}/${name}`, file, (value as Record<string, unknown>)[name]);
      if (Object.getOwnPropertyNames(value).length === 0) add(key, file, '{}');
    } else if (value !== undefined) add(key, file, String(value));
  };
  for (const book of books.flatMap((each) => [each, ...each.translations])) {
    const isOriginal = book.original === undefined;
    const name = isOriginal ? book.id : `${book.id} ${book.book.language}`;
    // What a club's book has comes of two books.
    const isAlone = isOriginal && book.editions.every(({ house }) => house === undefined);
    const fileOf = (file: string): string | undefined => (isAlone ? file : undefined);
    leaves(`${name}/book`, fileOf(`content/${book.id}/book.yaml`), book.book);
    for (const edition of book.editions) {
      const at = `${name}/${edition.id}`;
      const folder = `content/${book.id}/${edition.id}`;
      leaves(`${at}/facts`, fileOf(`${folder}/facts.yaml`), edition.facts);
      leaves(`${at}/house`, `content/${book.id}/house.yaml`, edition.house?.data);
      leaves(`${at}/laws`, fileOf(`${folder}/laws.yaml`), edition.laws ?? {});
      leaves(`${at}/appeal`, fileOf(`content/${book.id}/book.yaml`), edition.meta.appeal ?? []);
      for (const { id, citedBy: _, cites, ...term } of Object.values(edition.terms)) {
        leaves(`${at}/term ${id}`, fileOf(`${folder}/terms.yaml`), { ...term, cites: cites.map(namedBy) });
      }
      for (const rule of edition.rules) leaves(`${at}/rule ${rule.id}`, fileOf(rule.file), ruleOf(rule));
      for (const { id, file, data, body, table } of edition.situations) {
        leaves(`${at}/situation ${id}`, fileOf(file), { ...data, text: body.text, links: body.links });
        // Made of facts, rulings and situation: what it is follows from files that need not be this one.
        add(`${at}/table ${id}`, undefined, JSON.stringify(table));
      }
      for (const { id, data } of edition.concurrences)
        leaves(`${at}/concurrence ${id}`, fileOf(`${folder}/concurrences.yaml`), data);
      for (const { id, data, reasons } of edition.cases)
        leaves(`${at}/case ${id}`, undefined, { ...data, text: reasons.text });
      add(`${at}/rulings`, undefined, rulingsIn(edition).join(' '));
    }
  }
  return found;
}

function ruleOf({ data, slug, clauses }: RuleDoc): object {
  return {
    ...data,
    slug,
    clauses: clauses.map(({ id, aliases, label, body, notes, drawings }) => ({
      ...{ id, aliases, label, text: body.text, links: body.links, drawings },
      notes: notes.map(({ text, links, kind, id: note, aliases: former, doubts }) => ({
        ...{ name: note, aliases: former, kind, doubts, text, links },
      })),
    })),
  };
}

function rulingsIn({ rulings }: Edition): readonly string[] {
  return rulings.map(({ id, verdict, cites }) => `${id} ${verdict} ${cites.map(namedBy).join(' ')}`);
}

function namedBy({ rule, clause }: Edition['rulings'][number]['cites'][number]): string {
  return clause === undefined ? rule.id : `${rule.id}#${clause.id}`;
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
