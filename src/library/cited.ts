/**
 * References resolved: what a citation names, and the other way round, who cites a rule, a clause or a term.
 */
import { asId, partsOfCitation, type TermId } from '#model/index.ts';
import type { Cited, CitedBy, ClauseDoc, Prose, RuleDoc, RulingDoc, SituationDoc, TermDoc } from './types.ts';

/** Resolves a citation (`tellen#b`); undefined if its target does not exist, which the checker reports. */
export type Resolve = (citation: string) => Cited | undefined;

/** Resolves the citations of an edition: the same citation always to the same object. */
export function resolverOf(rules: readonly RuleDoc[]): Resolve {
  const known = new Map<string, Cited>();
  for (const rule of rules) {
    known.set(rule.id, { rule });
    for (const clause of rule.clauses) known.set(`${rule.id}#${clause.id}`, { rule, clause });
  }
  return (citation) => {
    const { rule, clause } = partsOfCitation(citation);
    return known.get(clause === undefined ? rule : `${rule}#${clause}`);
  };
}

/** What these citations name, each once. */
export function resolveAll(citations: readonly string[] | undefined, resolve: Resolve): readonly Cited[] {
  return [...new Set((citations ?? []).flatMap((citation) => resolve(citation) ?? []))];
}

/** The rules and clauses that a rule's text points to, each once; those of the rule itself are left out. */
export function citesOfRule(rule: RuleDoc, resolve: Resolve): readonly Cited[] {
  const links = rule.clauses.flatMap(linksIn).flatMap((link) => citationIn(link) ?? []);
  return resolveAll(links, resolve).filter((cited) => cited.rule !== rule);
}

/** A citation as addresses and the published data write it: `17`, `17#a`. */
export function citeBySlug({ rule, clause }: Cited): string {
  return clause === undefined ? rule.slug : `${rule.slug}#${clause.id}`;
}

/** A citation by its ids, which are the same in all editions: `voor-je-beurt`, `voor-je-beurt#a`. */
export function citeById({ rule, clause }: Cited): string {
  return clause === undefined ? rule.id : `${rule.id}#${clause.id}`;
}

/** What cites each rule, clause and term of an edition, in the order in which it was resolved. */
export interface CitedIndex {
  /** Who cites a rule or any of its clauses. */
  readonly ofRules: ReadonlyMap<RuleDoc, ReadonlySet<CitedBy>>;
  readonly ofCited: ReadonlyMap<Cited, ReadonlySet<CitedBy>>;
  readonly ofTerms: ReadonlyMap<TermId, ReadonlySet<CitedBy>>;
}

interface Citing {
  readonly rules: readonly RuleDoc[];
  readonly situations: readonly SituationDoc[];
  readonly rulings: readonly RulingDoc[];
  readonly terms: readonly TermDoc[];
}

/** Collects every reference of an edition. A rule's references to itself are left out. */
export function citedIndex({ rules, situations, rulings, terms }: Citing, resolve: Resolve): CitedIndex {
  const ofCited = new Map<Cited, Set<CitedBy>>();
  const ofTerms = new Map<TermId, Set<CitedBy>>();
  const add = (cited: Cited, by: CitedBy) => {
    if (by.kind !== 'rule' || by.rule !== cited.rule) ofCited.set(cited, (ofCited.get(cited) ?? new Set()).add(by));
  };
  const addLink = (link: string, by: CitedBy) => {
    const cited = resolve(citationIn(link) ?? '');
    if (cited) add(cited, by);
    if (link.startsWith('term:')) {
      const term = asId<TermId>(link.slice('term:'.length));
      ofTerms.set(term, (ofTerms.get(term) ?? new Set()).add(by));
    }
  };
  for (const ruling of rulings) {
    const by = { kind: 'ruling', ruling } as const;
    for (const cited of ruling.cites) add(cited, by);
  }
  for (const situation of situations) {
    const by = { kind: 'situation', situation } as const;
    for (const cited of situation.see) add(cited, by);
    for (const link of situation.body.links) addLink(link, by);
  }
  for (const rule of rules) {
    for (const clause of rule.clauses) {
      const by = { kind: 'rule', rule, clause } as const;
      for (const link of linksIn(clause)) addLink(link, by);
    }
  }
  for (const term of terms) {
    const by = { kind: 'term', term } as const;
    for (const cited of term.cites) add(cited, by);
  }
  const ofRules = new Map<RuleDoc, Set<CitedBy>>();
  for (const [{ rule }, citing] of ofCited) ofRules.set(rule, new Set([...(ofRules.get(rule) ?? []), ...citing]));
  return { ofRules, ofCited, ofTerms };
}

/** The links of a clause and of its notes. */
function linksIn({ body, notes }: ClauseDoc): readonly string[] {
  return [body, ...notes].flatMap(({ links }: Prose) => links);
}

/** `tellen#b` in a link `rule:tellen#b`. */
function citationIn(link: string): string | undefined {
  return link.startsWith('rule:') ? link.slice('rule:'.length) : undefined;
}
