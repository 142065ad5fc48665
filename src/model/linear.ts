/** What amounts are, apart from their schemas: the browser evaluates them and needs no zod for it. */

/** The source says that there is an amount, but not how much. */
export const UNSTATED_AMOUNT = 'unstated';

/**
 * The meaning of a linear form: `constant + Σ coefficient × fact`. Each fact once, in order of first mention.
 */
export interface Linear {
  readonly constant: number;
  readonly terms: readonly { readonly fact: string; readonly coefficient: number }[];
}

const TERM =
  /^(?:(\d+(?:\.\d+)?)(?:\*([a-z][a-z0-9-]*))?|([a-z][a-z0-9-]*)(?:\*(\d+(?:\.\d+)?))?)(?:\/(\d+(?:\.\d+)?))?$/;

/**
 * Reads a linear form. Signs between terms need spaces (`a - b`), because fact ids contain hyphens.
 * @returns the form, or undefined if the text is not one (an unknown shape, a division by zero, or
 *   `unstated`).
 */
export function parseLinear(text: string): Linear | undefined {
  if (text === UNSTATED_AMOUNT) return undefined;
  const tokens = text
    .trim()
    .replace(/^-\s*/, '- ')
    .replace(/^\+\s*/, '+ ')
    .split(/\s+/);
  let constant = 0;
  const terms = new Map<string, number>();
  let sign: number | undefined = 1;
  for (const [at, token] of tokens.entries()) {
    if (token === '+' || token === '-') {
      if (sign !== undefined && at > 0) return undefined;
      sign = token === '-' ? -1 : 1;
      continue;
    }
    const match = TERM.exec(token);
    if (!match || sign === undefined) return undefined;
    const [, leading, factAfter, factBefore, trailing, divisor] = match;
    const by = divisor === undefined ? 1 : Number(divisor);
    if (by === 0) return undefined;
    const coefficient = (sign * Number(leading ?? trailing ?? 1)) / by;
    const fact = factAfter ?? factBefore;
    if (fact === undefined) constant += coefficient;
    else terms.set(fact, (terms.get(fact) ?? 0) + coefficient);
    sign = undefined;
  }
  if (sign !== undefined) return undefined;
  return { constant, terms: [...terms].map(([fact, coefficient]) => ({ fact, coefficient })) };
}
