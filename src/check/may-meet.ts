/** Which situations one event may belong to: where to look for rulings that say two things of it. */
import type { SituationTable } from '#library/tables.ts';
import type { EditionContent } from './content.ts';

/** Two situations, in the order of the edition. */
export type SituationPair = readonly [SituationTable, SituationTable];

/**
 * Every two situations that share a fact, of which one leads to the other, whose rulings cite the same
 * clause, or for which people say the same. The book's residual provision is cited by everything that it
 * leaves open, and so says nothing about what belongs together; nor does a clause that the book calls
 * general, or a fact about the setting.
 */
export function mayMeet({ tables, book, edition }: EditionContent): readonly SituationPair[] {
  const general = new Set<string>([...(book.data.residual?.cites ?? []), ...(book.data.general ?? [])]);
  const { data: facts = {} } = edition.facts ?? {};
  const known = tables.map((table) => {
    const { facts: asked, ...traits } = traitsOf(table, general);
    return { table, ...traits, facts: new Set(asked.filter((id) => facts[id]?.setting === undefined)) };
  });
  return known.flatMap((one, at) =>
    known.slice(at + 1).flatMap((other): readonly SituationPair[] => {
      const leads = one.leadsTo.has(other.table.situation.id) || other.leadsTo.has(one.table.situation.id);
      const meet =
        leads || shares(one.facts, other.facts) || shares(one.cites, other.cites) || shares(one.phrases, other.phrases);
      return meet ? [[one.table, other.table]] : [];
    }),
  );
}

interface Traits {
  readonly facts: readonly string[];
  readonly cites: ReadonlySet<string>;
  readonly leadsTo: ReadonlySet<string>;
  readonly phrases: ReadonlySet<string>;
}

function traitsOf({ situation, rulings }: SituationTable, general: ReadonlySet<string>): Traits {
  const { data, source } = situation;
  const all = [...rulings.map(({ ruling }) => ruling), ...(data.otherwise ? [data.otherwise] : [])];
  const links = source.body?.prose.links ?? [];
  return {
    facts: data.facts,
    cites: new Set(all.flatMap(({ cites }) => cites ?? []).filter((cite) => cite.includes('#') && !general.has(cite))),
    leadsTo: new Set([
      ...all.flatMap(({ then }) => then ?? []),
      ...links.flatMap(({ target }) => (target.startsWith('situation:') ? target.slice('situation:'.length) : [])),
    ]),
    phrases: new Set(data.phrases.map((phrase) => phrase.toLowerCase())),
  };
}

function shares(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return !one.isDisjointFrom(other);
}
