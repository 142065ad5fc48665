/**
 * The state of the trainer in the address: `?do=ruling&seed=k3f9&n=4&of=kap`. The same address gives the same
 * case. The rulings of a round are in `round`; in links of before, readable in `rulings`.
 */
import type { TrainingKind } from '#i18n/words.ts';
import { isJointCard } from './joint/card.ts';

export interface DrillAddress {
  readonly kind: TrainingKind;
  /** Seed of the random draw. */
  readonly seed: string;
  /** Number of the case within this seed, from 1. */
  readonly n: number;
  /** The number of cases in the round; absent when it has no end. */
  readonly count?: number;
  /** Ids of the situations, or rulings, to draw from; empty for the whole book. */
  readonly of: readonly string[];
  readonly rulings: readonly string[];
  /** Whether this is the guided first case. */
  readonly guided: boolean;
}

export const kinds: readonly TrainingKind[] = ['table', 'ruling', 'near', 'find', 'joint'];
/** The highest number that is accepted. */
const MOST = 999;
const SEED = /^[\w-]{1,40}$/;
const ID = /^[a-z0-9-]{1,100}$/;

/**
 * Parses a query; undefined when it asks for no case. Never throws: invalid values count as absent.
 * @param seed used when the query has none.
 */
export function drillAddressIn(query: string, seed: string): DrillAddress | undefined {
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
    rulings: [...idsIn(pairs.get('rulings')), ...idsIn(revealed(pairs.get('round') ?? ''))],
    guided: pairs.has('first'),
  };
}

/** The query for a state, without question mark. */
export function queryFor({ kind, seed, n, count, of, rulings, guided }: DrillAddress): string {
  const pairs = [
    `do=${kind}`,
    ...(guided ? ['first'] : []),
    `seed=${seed}`,
    ...(n === 1 ? [] : [`n=${n}`]),
    ...(count === undefined ? [] : [`count=${count}`]),
    ...(of.length === 0 ? [] : [`of=${of.join('.')}`]),
    ...(rulings.length === 0 ? [] : [`round=${hidden(rulings.join('.'))}`]),
  ];
  return pairs.join('&');
}

/** The query for a few cases of one situation; with a single ruling the rule is to be found. */
export function situationQuery(situation: string, rulings: number, count: number): string {
  return `do=${rulings > 1 ? 'ruling' : 'find'}&of=${situation}&count=${count}`;
}

/** Whether this is the guided first case; those after it are drawn as usual. */
export function isGuided({ kind, guided, n }: DrillAddress): boolean {
  return guided && kind === 'table' && n === 1;
}

/** Whether it is a case of two parts: asked for as such, or by its card in a round of what is due. */
export function isJoint({ kind, n, rulings }: DrillAddress): boolean {
  return kind === 'joint' || isJointCard(rulings[(n - 1) % Math.max(rulings.length, 1)] ?? '');
}

/** A new random seed: eight letters and digits. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

function numberIn(text: string | null): number | undefined {
  // Digits only: `Number` would accept blanks and `1e2` too.
  const number = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= MOST ? number : undefined;
}

/** The rulings of a round are its answers, in order: encoded so that they are not read by chance. */
function hidden(ids: string): string {
  return btoa(ids).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function revealed(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

function idsIn(text: string | null): readonly string[] {
  return (text ?? '').split('.').filter((id) => ID.test(id));
}
