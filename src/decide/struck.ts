/** Answers that do not count, and why. */
import { NEVER } from './diagram.ts';
import { positionsOfAnswer, type Domain } from './domain.ts';
import { open, whenNotApplicable } from './state.ts';
import type { Compiled } from './compiled.ts';
import type { Struck } from './progress.ts';
import type { Answer } from './table.ts';
import type { Walk } from './walk.ts';

/**
 * The answers to strike through, in declared order.
 * @param ofInterest the facts that the amounts of the decided ruling need; undefined until one is decided.
 */
export function struckBy(
  compiled: Compiled,
  walk: Walk,
  valid: ReadonlyMap<Domain, Answer>,
  ofInterest: readonly string[] | undefined,
): readonly Struck[] {
  if (walk.cases === NEVER) return [];
  const given = new Set(walk.given.map(({ fact }) => fact));
  const struck: Struck[] = [];
  for (const [domain, answer] of valid) {
    const fact = domain.fact.id;
    if (given.has(fact)) continue;
    const reason = reasonToStrike(compiled, walk, domain, answer, ofInterest);
    if (reason) struck.push({ fact, answer, reason });
  }
  return struck;
}

function reasonToStrike(
  compiled: Compiled,
  walk: Walk,
  domain: Domain,
  answer: Answer,
  ofInterest: readonly string[] | undefined,
): Struck['reason'] | undefined {
  const { fact } = domain;
  const possible = open(compiled, walk.cases, domain);
  if (possible.length === 0) return 'makes-no-sense';
  if (!positionsOfAnswer(domain, answer).some((at) => possible.includes(at))) return 'contradicts';
  if (ofInterest) return ofInterest.includes(fact.id) ? undefined : 'does-not-matter';
  if (compiled.diagram.dependsOn(walk.state, domain.level) || isAmountFact(compiled, fact.id)) return undefined;
  return whenNotApplicable(compiled, walk.cases, domain) === NEVER ? 'does-not-matter' : 'makes-no-sense';
}

function isAmountFact(compiled: Compiled, fact: string): boolean {
  return compiled.table.rulings.some((ruling) => ruling.amountFacts.includes(fact));
}
