/** Why a case has its ruling: the answers that decide it, and what other answers would have led to. */
import { NEVER, type Node } from './diagram.ts';
import { limited } from './cases.ts';
import { all, allowedAt, positionsOfAnswer, type Domain } from './domain.ts';
import { leadsOf, ruledBy, type Lead } from './leads.ts';
import type { Allowed } from '#model/box.ts';
import type { Compiled } from './compiled.ts';
import type { Given } from './progress.ts';
import type { Answers } from './table.ts';

export interface Explanation {
  /** The smallest set of the answers that alone still decides the ruling, in declared order. */
  readonly deciding: readonly Given[];
  /**
   * For each answer that counts, the outcomes of other answers to that one fact with all others kept. Also
   * for answers that others imply: they are not needed to prove the ruling, but readers who ask why want to
   * see them.
   */
  readonly nearest: readonly {
    readonly change: { readonly fact: string; readonly values: Allowed };
    readonly leads: readonly Lead[];
  }[];
}

/** One answer as the values that it allows. */
interface Known {
  readonly domain: Domain;
  readonly positions: readonly number[];
  readonly given: Given;
}

/**
 * Explains a ruling.
 * @param answers those that count (`Progress.given`); unknown and contradictory ones are ignored.
 * @param ruling the ruling they lead to. If they do not decide it, the explanation is empty.
 */
export function explain(compiled: Compiled, answers: Answers, ruling: string): Explanation {
  const known = knownAnswers(compiled, answers);
  const decides = (cases: Node): boolean => cases !== NEVER && ruledBy(compiled, cases)?.id === ruling;
  if (!decides(casesOf(compiled, known))) return { deciding: [], nearest: [] };
  const deciding = smallest(compiled, known, decides);
  return {
    deciding: deciding.map(({ given }) => given),
    nearest: known.flatMap((answer) => alternatives(compiled, known, answer, ruling)),
  };
}

function knownAnswers(compiled: Compiled, answers: Answers): readonly Known[] {
  let cases = compiled.outcome;
  const known: Known[] = [];
  for (const domain of compiled.levels) {
    const answer = Object.hasOwn(answers, domain.fact.id) ? answers[domain.fact.id] : undefined;
    if (!answer || answer.kind === 'unknown') continue;
    const positions = positionsOfAnswer(domain, answer);
    const left = limited(compiled, cases, domain, positions);
    if (left === NEVER) continue;
    cases = left;
    known.push({ domain, positions, given: { fact: domain.fact.id, answer } });
  }
  return known.sort((a, b) => a.domain.index - b.domain.index);
}

function casesOf(compiled: Compiled, known: readonly Known[]): Node {
  return known.reduce((cases, { domain, positions }) => limited(compiled, cases, domain, positions), compiled.outcome);
}

/** The smallest set of answers that decides; of several the one whose facts are declared first. */
function smallest(compiled: Compiled, known: readonly Known[], decides: (cases: Node) => boolean): readonly Known[] {
  for (let size = 0; size < known.length; size++) {
    const found = choose(compiled, known, size, compiled.outcome, decides);
    if (found) return found;
  }
  return known;
}

/** The first `size` of the answers, in lexicographic order, that decide together with the cases so far. */
function choose(
  compiled: Compiled,
  from: readonly Known[],
  size: number,
  cases: Node,
  decides: (cases: Node) => boolean,
): readonly Known[] | undefined {
  if (size === 0) return decides(cases) ? [] : undefined;
  for (const [at, one] of from.entries()) {
    if (from.length - at < size) return undefined;
    const found = choose(
      compiled,
      from.slice(at + 1),
      size - 1,
      limited(compiled, cases, one.domain, one.positions),
      decides,
    );
    if (found) return [one, ...found];
  }
  return undefined;
}

/**
 * The other answers to one fact, grouped by their rulings; omitted if they lead to the same ruling alone. If
 * it is one of several possible rulings, it is listed with them, since they do not decide it.
 */
function alternatives(
  compiled: Compiled,
  known: readonly Known[],
  answer: Known,
  ruling: string,
): Explanation['nearest'] {
  const { domain } = answer;
  const groups = new Map<string, { positions: number[]; leads: readonly Lead[] }>();
  for (const at of all(domain)) {
    if (answer.positions.includes(at)) continue;
    const cases = casesIf(compiled, known, domain, at);
    const leads = leadsOf(compiled, cases);
    if (leads.every(({ id }) => id === ruling)) continue;
    const key = JSON.stringify(leads);
    const group = groups.get(key);
    if (group) group.positions.push(at);
    else groups.set(key, { positions: [at], leads });
  }
  return [...groups.values()].map(({ positions, leads }) => ({
    change: { fact: domain.fact.id, values: allowedAt(domain, positions) },
    leads,
  }));
}

/**
 * The cases in which one fact has another value and the other answers hold wherever their questions still
 * apply.
 */
function casesIf(compiled: Compiled, known: readonly Known[], changed: Domain, position: number): Node {
  const others = known.filter(({ domain }) => domain !== changed);
  return others.reduce(
    (cases, { domain, positions }) =>
      limited(compiled, cases, domain, domain.guarded ? [...positions, domain.size] : positions),
    limited(compiled, compiled.outcome, changed, [position]),
  );
}
