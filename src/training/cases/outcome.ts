/** The outcome of a ruling in a case, to detect equivalent rulings. */
import { evaluate } from '#decide/amount.ts';
import type { Answers } from '#decide/table.ts';
import type { Amount } from '#model/amount.ts';
import type { ShownWords } from '#wording/shown-chips.ts';
import type { TrainedRuling, TrainedSituation } from '#training/types.ts';

/** The key of a ruling's outcome in a case: equal for equivalent rulings. */
export type KeyOf = (id: string) => string | undefined;

/**
 * Outcome keys of the rulings of a situation. If all rulings are equivalent in every case, as in a list of
 * dates, their texts are used as keys.
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
 * Equal for rulings that are equivalent in this case: the same consequences for the same people, the same
 * modality and the same decider, whether the book gives them or leaves them open. Texts are ignored: rulings
 * that differ only in their text are not offered together.
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

/** The value of an amount, or the amount itself while the value is unknown. */
function valueOf(amount: Amount, answers: Answers): unknown {
  const result = evaluate(amount, answers);
  return 'unknown' in result ? amount : result;
}

function entriesOf(thing: object): readonly (readonly [string, unknown])[] {
  return Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** An amount that is computed from the case, so that the reader has to give it. */
export interface AskedAmount {
  /** Who bears it, gets it or scores it; absent when the ruling names nobody. */
  readonly who?: string;
  readonly of: 'points' | 'fine' | 'tricks';
  readonly pointKind?: string;
  readonly amount: Amount;
  /** The value in points, money or tricks. */
  readonly value: number;
}

/** The amounts of a ruling that depend on the case, with their values; none if all are fixed or unknown. */
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
