/**
 * Mangled links against the tables of the small books, and of this site's own in a thorough run: none throws
 * or hangs, none shows a ruling that the table does not give, none loses a part in silence. ATTACK_LINKS asks
 * for another number, SEED for other links.
 */
import { expect, test } from 'vitest';
import { attackOf, type Attack } from './links.ts';
import { laws } from './laws.ts';
import { subjectsOf } from './subjects.ts';
import { JOURNEYS } from '../../support/fixture-site.ts';
import { THOROUGH } from '../../support/thorough.ts';

const LINKS = Number(process.env['ATTACK_LINKS'] ?? (THOROUGH ? 100_000 : 5_000));
const SEED = Number(process.env['SEED'] ?? 20261101);

test(
  `${LINKS} mangled links: each leads where its table leads, and says what of it could not be read`,
  () => {
    const subjects = [...subjectsOf(JOURNEYS), ...(THOROUGH ? subjectsOf('.') : [])];
    const faults: string[] = [];
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let n = 0; n < LINKS; n++) {
      const attack = attackOf(subjects, SEED, n);
      count(`in ${attack.subject.book}`);
      count(`kind ${attack.kind}`);
      faults.push(...broken(attack, count));
      if (faults.length > 20) break;
    }
    const counts = [...seen]
      .toSorted()
      .map(([what, times]) => `${what}: ${times}`)
      .join('\n');
    process.stdout.write(`${counts}\n`);
    expect(faults).toEqual([]);
    // Attacks that all miss would prove nothing: every end of a case is met, and every verdict on a ruling
    // and a sum.
    const ends = [
      'decided',
      'question',
      'undecided',
      'page agrees',
      'page other',
      'page open',
      'page undecided',
      'runs',
    ];
    for (const what of [...ends, 'sum sound', 'sum wrong', 'sum missing'])
      expect([what, (seen.get(what) ?? 0) > LINKS / 10_000]).toEqual([what, true]);
  },
  Math.max(300_000, LINKS * 3),
);

function broken(attack: Attack, count: (what: string) => void): readonly string[] {
  const { kind, subject, search, pick } = attack;
  try {
    return laws[kind](subject, search, pick, count).map((fault) => `${told(attack)}: ${fault}`);
  } catch (error) {
    return [`${told(attack)}: threw ${error instanceof Error ? (error.stack ?? '') : String(error)}`];
  }
}

function told({ n, kind, subject, damages, search }: Attack): string {
  const { book, edition, situation } = subject;
  return `link ${n} (${kind}; ${damages.join(', ')}) ${book}/${edition}/${situation}/${JSON.stringify(search.slice(0, 300))}`;
}
