/** What a ruling comes to in a case, so that two can be told to be the same. */
import { evaluate } from '#decide/amount.ts';
import type { Answers } from '#decide/table.ts';
import type { Amount } from '#model/amount.ts';
import type { ShownWords } from '#wording/shown-chips.ts';
import type { TrainedRuling, TrainedSituation } from '#training/types.ts';

/** Tells what a ruling of a situation comes to in a case: equal texts for rulings that come to the same. */
export type KeyOf = (id: string) => string | undefined;

/**
 * What the rulings of a situation come to in a case. Where all of them come to the same whatever the case, as
 * where a book lists dates, they differ in words alone, and then their words are what they come to.
 */
export function outcomesIn({ rulings, chips }: TrainedSituation, answers: Answers): KeyOf {
  const all = new Set(Object.values(rulings).map((ruling) => outcomeKey(ruling, chips, {})));
  const inWords = all.size === 1;
  return (id) => {
    const ruling = rulings[id];
    return ruling && outcomeKey(ruling, chips, answers) + (inWords ? ruling.verdict.text : '');
  };
}

/**
 * Equal texts for rulings that come to the same in this case: the same consequences for the same people, with
 * the same modality and decided by the same, whether the book gives them or leaves them open. Their words do
 * not count, and where two differ in words alone neither is offered beside the other.
 */
function outcomeKey({ effects, modality, decidedBy }: TrainedRuling, { points }: ShownWords, answers: Answers): string {
  const [usual] = Object.keys(points);
  const valued = effects.map((effect) => {
    switch (effect.kind) {
      case 'chips':
        return JSON.stringify(effect.chips);
      case 'score': {
        const { amounts, pointKind = usual } = effect;
        const each = Object.entries(amounts).map(([party, amount]) => [party, valueOf(amount, answers)] as const);
        return JSON.stringify(['score', pointKind, entriesOf(Object.fromEntries(each))]);
      }
      case 'points':
        return JSON.stringify([
          'points',
          effect.pointKind ?? usual,
          effect.against,
          effect.to,
          valueOf(effect.amount, answers),
        ]);
      case 'fine':
      case 'tricks':
        return JSON.stringify(entriesOf({ ...effect, amount: valueOf(effect.amount, answers) }));
    }
  });
  return JSON.stringify([valued.sort(), modality, decidedBy]);
}

/** What an amount comes to, and while that is not known the amount itself. */
function valueOf(amount: Amount, answers: Answers): unknown {
  const result = evaluate(amount, answers);
  return 'unknown' in result ? amount : result;
}

function entriesOf(thing: object): readonly (readonly [string, unknown])[] {
  return Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** An amount that is computed from the case: whoever rules has to say it. */
export interface AskedAmount {
  /** Who bears it, gets it or scores it; absent where the ruling names nobody. */
  readonly who?: string;
  readonly of: 'points' | 'fine' | 'tricks';
  readonly pointKind?: string;
  readonly amount: Amount;
  /** What it comes to, in points, euro or tricks. */
  readonly value: number;
}

/**
 * The amounts of a ruling that a case has to give, with what they come to; none where all are fixed or
 * unknown.
 */
export function askedAmounts(ruling: TrainedRuling, chips: ShownWords, answers: Answers): readonly AskedAmount[] {
  return ruling.effects.flatMap((effect): readonly AskedAmount[] => {
    switch (effect.kind) {
      case 'chips':
        return [];
      case 'score':
        return Object.entries(effect.amounts).flatMap(([party, amount]) =>
          asked('points', amount, party, chips, answers, effect.pointKind),
        );
      case 'points':
        return asked('points', effect.amount, effect.against ?? effect.to, chips, answers, effect.pointKind);
      case 'fine':
        return asked('fine', effect.amount, effect.against, chips, answers);
      case 'tricks':
        return asked('tricks', effect.amount, effect.to, chips, answers);
    }
  });
}

function asked(
  of: AskedAmount['of'],
  amount: Amount,
  party: string | undefined,
  { parties }: ShownWords,
  answers: Answers,
  pointKind?: string,
): readonly AskedAmount[] {
  if (typeof amount === 'number') return [];
  const result = evaluate(amount, answers);
  if (!('value' in result)) return [];
  const who = party === undefined || party === 'unstated' ? undefined : (parties[party] ?? party);
  return [
    {
      of,
      amount,
      value: result.value,
      ...(who === undefined ? {} : { who }),
      ...(pointKind === undefined ? {} : { pointKind }),
    },
  ];
}
