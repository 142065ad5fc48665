/**
 * The possible numbers of a fact, as listed in permalinks: `…/?gesloten-slagen=0..13`, in steps
 * `…/?saldo=-20..20/5`.
 */

interface Domain {
  readonly min: number;
  /** The last number that there is. */
  readonly max: number;
  readonly step: number;
}

const DOMAIN = /^([^?]*\?[^=]+=)(-?\d+)\.\.(-?\d+)(?:\/(\d+))?$/;

/** `0..13`, `-20..20/5`: up to the last number that its steps reach. */
export function domainText({ min, max, step }: Domain): string {
  const last = min + Math.floor((max - min) / step) * step;
  return `${min}..${last}${step === 1 ? '' : `/${step}`}`;
}

/** The number range of a permalink; undefined if it has none. */
export function domainIn(link: string): (Domain & { readonly fact: string }) | undefined {
  const [, fact, min, max, step = 1] = DOMAIN.exec(link) ?? [];
  return fact === undefined ? undefined : { fact, min: Number(min), max: Number(max), step: Number(step) };
}

/** Whether every number of one link is a number of the other, for the same fact. */
export function covers(wide: string, narrow: string): boolean {
  const [all, some] = [domainIn(wide), domainIn(narrow)];
  if (!all || !some || all.fact !== some.fact) return false;
  const within = some.min >= all.min && some.max <= all.max && (some.min - all.min) % all.step === 0;
  return within && (some.min === some.max || some.step % all.step === 0);
}
