/** References the other way round: who cites a rule, a clause or a term. */
import type { Term } from '#model/index.ts';
import type { DraftRule } from './draft.ts';
import type { CitedBy, RulingDoc } from './types.ts';

/** Citations by their target: `17`, `17#a`, or `term:kap`. */
export type CitedIndex = ReadonlyMap<string, readonly CitedBy[]>;

interface Citing {
  readonly rules: readonly DraftRule[];
  readonly situations: readonly {
    readonly id: string;
    readonly see: readonly string[];
    readonly links: readonly string[];
  }[];
  readonly rulings: readonly RulingDoc[];
  readonly terms: Readonly<Record<string, Term>>;
}

/** Collects every reference of an edition. A rule's references to itself are left out. */
export function citedIndex({ rules, situations, rulings, terms }: Citing): CitedIndex {
  const index = new Map<string, CitedBy[]>();
  const add = (target: string, by: CitedBy) => {
    const known = index.get(target) ?? [];
    if (!known.some((each) => JSON.stringify(each) === JSON.stringify(by))) index.set(target, [...known, by]);
  };
  const addLink = (link: string, by: CitedBy) => {
    if (link.startsWith('rule:')) add(link.slice('rule:'.length), by);
    else if (link.startsWith('term:')) add(link, by);
  };
  for (const ruling of rulings) for (const cite of ruling.cites) add(cite, { kind: 'ruling', ruling: ruling.id });
  for (const { id, see, links } of situations) {
    for (const cite of see) add(cite, { kind: 'situation', situation: id });
    for (const link of links) addLink(link, { kind: 'situation', situation: id });
  }
  for (const rule of rules) {
    for (const clause of rule.source.body?.clauses ?? []) {
      for (const { target } of [clause, ...clause.notes].flatMap((text) => text.links)) {
        const own = target === `rule:${rule.slug}` || target.startsWith(`rule:${rule.slug}#`);
        if (!own)
          addLink(target, { kind: 'rule', rule: rule.slug, ...(clause.id === undefined ? {} : { clause: clause.id }) });
      }
    }
  }
  for (const [id, term] of Object.entries(terms))
    for (const cite of term.cites ?? []) add(cite, { kind: 'term', term: id });
  return index;
}

/** Who cites a rule or any of its clauses, each once. */
export function citedByRule(index: CitedIndex, slug: string): readonly CitedBy[] {
  const all = [...index].flatMap(([target, by]) => (target === slug || target.startsWith(`${slug}#`) ? by : []));
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}
