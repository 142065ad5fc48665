/** Link number n of an attack: made as the site makes one, then damaged. */
import { oneOf, pickBy, type Pick } from '../random.ts';
import { damaged, damages } from './damage.ts';
import type { laws } from './laws.ts';
import { soundQuery, type Subject } from './subjects.ts';
import { sumOver } from './sum.ts';

export type Kind = keyof typeof laws;

/** How many of a hundred are of each kind. */
const SHARES: Readonly<Record<Kind, number>> = {
  ...{
    situation: 45,
    ruling: 18,
    record: 13,
    beside: 9,
    'what-if': 4,
    exam: 4,
    training: 3,
    sheet: 3,
    posters: 1,
    calculator: 2,
  },
};
const KINDS = (Object.keys(SHARES) as Kind[]).flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));

export interface Attack {
  readonly n: number;
  readonly kind: Kind;
  readonly subject: Subject;
  readonly damages: readonly string[];
  /** What stands in the address, with its question mark. */
  readonly search: string;
  readonly pick: Pick;
}

export function attackOf(subjects: readonly Subject[], seed: number, n: number): Attack {
  const pick = pickBy(seed, n);
  // One after the other, so that every situation has as many as every other.
  const subject = subjects[n % subjects.length];
  if (!subject) throw new Error('no situations');
  const kind = oneOf(KINDS, pick);
  const done: string[] = [];
  let query = madeFor(kind, subject, pick);
  for (let times = pick(8) === 0 ? 0 : 1 + pick(3); times > 0; times--) {
    const damage = oneOf(damages, pick);
    // What is huge already is not made larger again and again.
    if (query.length < 5_000)
      query = damaged(query, damage, pick, { good: subject.good, foreign: oneOf(subjects, pick).good });
    done.push(damage);
  }
  return { n, kind, subject, damages: done, search: inBar(query), pick };
}

function madeFor(kind: Kind, subject: Subject, pick: Pick): string {
  const answers = soundQuery(subject, pick);
  const { book, edition, hash, oracle } = subject;
  switch (kind) {
    case 'record':
    case 'sheet': {
      const ruling = oneOf(oracle.json.rulings, pick).id;
      const table = pick(4) === 0 ? (subject.earlier[0]?.of.hash ?? hash) : hash;
      const sorted = answers.split('&').toSorted().join('&');
      const said = pick(4) === 0 ? answers : sorted;
      const record = [
        ...(said === '' ? [] : [said]),
        `table=${table}`,
        `sum=${sumOver([book, edition, ruling, said, table])}`,
      ];
      return [...(kind === 'sheet' ? [`ruling=${ruling}`] : []), ...record].join('&');
    }
    case 'beside':
      return [answers, 'q=drie%20slagen', 'scope=all', 'seat=e', 'vs=kap', 'table=0', 'sum=0']
        .filter(() => pick(2) === 0)
        .join('&');
    case 'exam':
      return 'n=20&kinds=ruling.near&of=kap.verzaking&minutes=30&pass=70&seed=k3f9x2ab&lang=nl&content=1a2b3c4d';
    case 'training':
      return 'do=ruling&first&seed=k3f9&n=4&count=20&of=kap.troef&rulings=kap';
    case 'posters':
      return `of=${oracle.json.facts.map(({ id }) => id).join(',')}&per=6`;
    case 'calculator':
      return oracle.json.facts.map(({ id }) => `${id}=${pick(6)}`).join('&');
    default:
      return answers;
  }
}

/**
 * A query as a browser has it in its address bar: what is no sign of addresses is encoded, and what follows a
 * `#` is none of it.
 */
function inBar(query: string): string {
  return new URL(`https://arbiter.test/?${query}`).search;
}
