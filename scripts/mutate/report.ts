/** The results: per class how many changes were detected, and the ones that were not. */
import { changeClasses, type Change } from './change.ts';
import type { Result } from './trial.ts';

/** A change, and what the check made of it. */
export interface Tried {
  readonly change: Change;
  readonly result: Result;
}

/** The share of relevant changes that were detected, from 0 to 1; 1 if there were none. */
export function shareOf(tried: readonly Tried[]): number {
  const counted = tried.filter(({ result }) => result.kind !== 'equivalent');
  return counted.length === 0 ? 1 : counted.filter(({ result }) => result.kind === 'caught').length / counted.length;
}

const ENOUGH = 0.95;
/** The share of a class with fewer changes says nothing. */
const MIN_CHANGES = 100;

/** Whether 95 per cent of all changes were detected, and of those of each class in translations. */
export function isEnough(tried: readonly Tried[]): boolean {
  const classes = changeClasses
    .filter((name) => name.endsWith('of a translation'))
    .map((name) => tried.filter(({ change }) => change.class === name))
    .filter(({ length }) => length >= MIN_CHANGES);
  return [tried, ...classes].every((mine) => shareOf(mine) >= ENOUGH);
}

/** A line for each class and a total, then every undetected change. Ends with a line break. */
export function reportOf(tried: readonly Tried[]): string {
  const rows = [
    ...changeClasses.map((name) => [name, tried.filter(({ change }) => change.class === name)] as const),
    ['all', tried] as const,
  ].filter(([, mine]) => mine.length > 0);
  const missed = tried.filter(({ result }) => result.kind === 'missed');
  return [
    ...rows.map(([name, mine]) => rowOf(name, mine)),
    '',
    missed.length === 0 ? 'Every change that matters was noticed.' : 'Not noticed:',
    ...missed.map(({ change }) => `${change.file}:${change.line} ${change.class}: ${change.what}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function rowOf(name: string, tried: readonly Tried[]): string {
  const equivalent = tried.filter(({ result }) => result.kind === 'equivalent').length;
  const total = tried.length - equivalent;
  const caught = tried.filter(({ result }) => result.kind === 'caught').length;
  const share = `${(shareOf(tried) * 100).toFixed(1)} %`;
  const apart = equivalent === 0 ? '' : `   (${equivalent} more without effect on any case)`;
  return `${name.padEnd(30)} ${`${caught}/${total}`.padStart(11)} ${share.padStart(8)}${apart}`;
}
