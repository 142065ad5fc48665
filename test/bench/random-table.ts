/** Reproducible random tables of the size of a hard situation. */
import type { Table, TableFact, TableRuling } from '#decide/table.ts';
import type { Allowed, Box } from '#model/box.ts';

/** A pseudo-random number from 0 (included) to 1 (excluded); mulberry32, public domain, by Tommy Ettinger. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A table without conflicts and gaps: facts of 2–4 values, about a third of them guarded; rulings over 2–4
 * facts, each beating the later ones; an `otherwise` for the rest.
 */
export function randomTable(facts: number, rulings: number, seed: number): Table {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const made: TableFact[] = [];
  for (let at = 0; at < facts; at++) {
    const guard = at > 1 && random() < 0.35 ? made[below(at)] : undefined;
    const askIf = guard && { askIf: [{ [guard.id]: someValues(guard, below) }] };
    const base = { id: `fact-${String(at)}`, ...askIf };
    if (random() < 0.2) made.push({ ...base, kind: 'number', min: 0, max: 12, step: 1 });
    else {
      const options = Array.from({ length: 2 + below(3) }, (_, option) => ({
        id: `option-${String(option)}`,
        weight: 1 + below(4),
      }));
      made.push({ ...base, kind: 'choice', options });
    }
  }
  const ids = Array.from({ length: rulings }, (_, at) => `ruling-${String(at)}`);
  return {
    facts: made,
    impossible: [randomBox(made, 2, below)],
    rulings: ids.map((id, at): TableRuling => ({
      id,
      when: [randomBox(made, 2 + below(3), below)],
      overrides: ids.slice(at + 1),
      amountFacts: [],
    })),
    otherwise: 'otherwise',
    order: 'fewest',
  };
}

function randomBox(facts: readonly TableFact[], size: number, below: (limit: number) => number): Box {
  const box: Record<string, Allowed> = {};
  while (Object.keys(box).length < size) {
    const fact = facts[below(facts.length)];
    if (fact) box[fact.id] = someValues(fact, below);
  }
  return box;
}

function someValues(fact: TableFact, below: (limit: number) => number): Allowed {
  if (fact.kind === 'number') return below(2) === 0 ? [[0, 5]] : [[below(2) === 0 ? 2 : 6, 12]];
  const first = below(fact.options.length);
  const chosen = fact.options.filter((_, at) => at === first || (fact.options.length > 2 && below(3) === 0));
  return chosen.slice(0, fact.options.length - 1).map(({ id }) => id);
}
