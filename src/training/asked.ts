/**
 * What an address asks of the trainer: `?do=ruling&seed=k3f9&n=4&of=kap`, so that whoever opens it gets the
 * same case.
 */
import type { TrainingKind } from '#i18n/words.ts';

export interface Asked {
  readonly kind: TrainingKind;
  /** What chance follows from. */
  readonly seed: string;
  /** Which case of this seed, from 1 on. */
  readonly n: number;
  /** How many there are; absent where they go on as long as somebody likes. */
  readonly count?: number;
  /** Situations, or rulings, that they are about; none: all of the book. */
  readonly of: readonly string[];
  readonly rulings: readonly string[];
  /** Whether somebody is led through their first case. */
  readonly guided: boolean;
}

export const kinds: readonly TrainingKind[] = ['table', 'ruling', 'near', 'find'];
/** As many as anybody trains at a time. */
const MOST = 999;
const SEED = /^[\w-]{1,40}$/;
const ID = /^[a-z0-9-]{1,80}$/;

/**
 * Reads a query; undefined where it asks for nothing. Never throws: what it says wrongly counts as not said.
 * @param seed what to take where it has none.
 */
export function askedIn(query: string, seed: string): Asked | undefined {
  const pairs = new URLSearchParams(query);
  const kind = kinds.find((each) => each === pairs.get('do'));
  if (!kind) return undefined;
  const count = numberIn(pairs.get('count'));
  const given = pairs.get('seed') ?? '';
  return {
    kind,
    seed: SEED.test(given) ? given : seed,
    n: numberIn(pairs.get('n')) ?? 1,
    ...(count === undefined ? {} : { count }),
    of: idsIn(pairs.get('of')),
    rulings: idsIn(pairs.get('rulings')),
    guided: pairs.has('first'),
  };
}

/** The query that asks for it, without question mark. */
export function queryFor({ kind, seed, n, count, of, rulings, guided }: Asked): string {
  const pairs = [
    `do=${kind}`,
    ...(guided ? ['first'] : []),
    `seed=${seed}`,
    ...(n === 1 ? [] : [`n=${n}`]),
    ...(count === undefined ? [] : [`count=${count}`]),
    ...(of.length === 0 ? [] : [`of=${of.join('.')}`]),
    ...(rulings.length === 0 ? [] : [`rulings=${rulings.join('.')}`]),
  ];
  return pairs.join('&');
}

/**
 * Whether the case that is asked for is the first one, through which somebody is led. What comes after it is
 * drawn as ever.
 */
export function isGuided({ kind, guided, n }: Asked): boolean {
  return guided && kind === 'table' && n === 1;
}

/** A seed that nobody has had, eight letters and digits. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

function numberIn(text: string | null): number | undefined {
  // No blanks, and no `1e2`: what one reads of it others read otherwise.
  const number = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= MOST ? number : undefined;
}

function idsIn(text: string | null): readonly string[] {
  return (text ?? '').split('.').filter((id) => ID.test(id));
}
