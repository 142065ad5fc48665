/** One answer, as examples and rulings give it, against its fact. */
import type { Position } from '#library/source.ts';
import { domainOfFact, type Fact, type Steps } from '#model/index.ts';
import { finding, type Finding } from './finding.ts';
import { optionMeant } from './option-meant.ts';

/**
 * Findings on a value for a fact: an unknown option, not a number, or an impossible one. Empty if it is
 * valid.
 */
export function valueFault(id: string, fact: Fact, value: string | number, at: Position): readonly Finding[] {
  const domain = domainOfFact(fact);
  switch (domain.kind) {
    case 'choice': {
      const options = domain.options.map((option) => option.id);
      if (options.includes(String(value))) return [];
      const mend = optionMeant(String(value), options);
      return [finding('unknown-option', at, `\`${id}\` has no option \`${value}\`.${mend}`)];
    }
    case 'number':
      return numberFault(id, domain, value, at);
  }
}

function numberFault(id: string, { min, max, step }: Steps, value: string | number, at: Position): readonly Finding[] {
  if (typeof value === 'string') {
    return [finding('not-a-number', at, `\`${id}\` is a number, and \`${value}\` is none. Give one whole number.`)];
  }
  // Told where the fact is declared.
  if (min >= max) return [];
  if (value < min || value > max) {
    const message = `\`${value}\` leaves the bounds of \`${id}\`, which goes from ${min} to ${max}.`;
    return [finding('number-out-of-bounds', at, message)];
  }
  if ((value - min) % step === 0) return [];
  return [finding('not-a-step', at, `\`${id}\` is never ${value}: it goes from ${min} in steps of ${step}.`)];
}
