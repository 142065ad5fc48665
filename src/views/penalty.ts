/** A ruling's penalties for a list: each amount with its party, and a mark if it is contested. */
import { evaluate } from '#decide/amount.ts';
import { packs } from '#i18n/packs.ts';
import type { RulingDoc } from '#library/types.ts';
import { parseLinear } from '#model/linear.ts';
import type { Amount, Book, Effect } from '#model/index.ts';
import { chipsOf, type ChipWords } from '#wording/chips.ts';
import { amountWriter, withParty, type Chip } from '#wording/shown-chips.ts';
import { isWarning } from './warning.ts';

export interface Penalty {
  /** "10 strafpunten". */
  readonly text: string;
  readonly tone: Chip['tone'];
  /** Who bears it or whom it concerns, unless that is the offender. */
  readonly who?: string;
  /** Who gets it: "for the other side". */
  readonly to?: string;
  /** Whether a note on a cited clause calls this amount into question. */
  readonly doubtful: boolean;
  /** Its size, if it is an amount. */
  readonly worth?: Worth;
}
export interface Worth {
  /** The kind of points, `fine` or `tricks`. */
  readonly unit: string;
  /** The most that it can be; for so much each, that much. */
  readonly value: number;
  /** The least that it can be; absent where it is so much each. */
  readonly least?: number;
}

/** Every consequence of a ruling; a settlement has one per party. */
export function penaltiesIn({ effects, cites }: RulingDoc, book: Book, words: ChipWords): readonly Penalty[] {
  const notes = cites.flatMap(({ rule, clause }) => (clause ? [clause] : rule.clauses)).flatMap((each) => each.notes);
  return effects.flatMap((effect) => {
    const doubtful = notes.some(({ doubts }) => doubts.includes(effect.kind));
    return ofEffect(effect, book, words).map((each) => ({ ...each, text: held(each.text), doubtful }));
  });
}

/** Keeps a number and the short word after it on one line. */
function held(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L}{1,12}(?!\p{L}))| (?=×)|(?<=×) /gu, '\u00a0');
}

function ofEffect(effect: Effect, book: Book, words: ChipWords): readonly Omit<Penalty, 'doubtful'>[] {
  // Said of whoever is warned, as a penalty is, and not of whoever has to say it.
  if (isWarning(effect, book)) return [{ text: packs[book.language].pages.penalties.warning, tone: 'strong' }];
  if (effect.kind !== 'score') {
    const worth = worthOf(effect, book);
    return chipsOf([effect], words).map((chip) => ({ ...sided(chip, book, words), ...(worth ? { worth } : {}) }));
  }
  const unit = effect.pointKind ?? firstKind(book);
  const write = amountWriter(words, {});
  return Object.entries(effect.amounts).map(([party, amount]) => {
    const size = sizeOf(amount);
    const who = book.parties[party]?.offends ? undefined : (words.parties[party] ?? party);
    return {
      text: write.points(amount, effect.pointKind),
      tone: 'strong' as const,
      ...(who === undefined ? {} : { who }),
      ...(size === undefined ? {} : { worth: { unit, ...size } }),
    };
  });
}

/** The party next to a chip; omitted for the offender, and for a gain that the rule gives to no party. */
function sided(chip: Chip, book: Book, { effects }: ChipWords): Pick<Penalty, 'text' | 'tone' | 'who' | 'to'> {
  const offenders = Object.values(book.parties).flatMap(({ label, offends }) => (offends ? [label] : []));
  const bearer = chip.against ?? chip.concerns;
  const who = bearer !== undefined && offenders.includes(bearer) ? undefined : bearer;
  const to =
    chip.to === undefined || chip.to === effects.unstated ? undefined : withParty(effects.to, chip.to, effects);
  return {
    text: chip.text,
    tone: chip.tone,
    ...(who === undefined ? {} : { who }),
    ...(to === undefined ? {} : { to }),
  };
}

function worthOf(effect: Exclude<Effect, { readonly kind: 'score' }>, book: Book): Worth | undefined {
  switch (effect.kind) {
    case 'points': {
      const size = sizeOf(effect.amount);
      return size && { unit: effect.pointKind ?? firstKind(book), ...size };
    }
    case 'fine': {
      const size = sizeOf(effect.amount);
      return size && { unit: 'fine', ...size };
    }
    case 'range':
      return {
        unit: effect.of === 'fine' ? 'fine' : (effect.pointKind ?? firstKind(book)),
        value: effect.max,
        least: effect.min,
      };
    case 'tricks': {
      const size = sizeOf(effect.amount);
      return size && { unit: 'tricks', ...size };
    }
    case 'result':
    case 'card':
    case 'lead':
    case 'call':
    case 'pass':
    case 'deal':
    case 'hand':
    case 'removed':
    case 'substitution':
    case 'permission':
    case 'adjust':
    case 'duty':
    case 'mistake':
    case 'play':
    case 'meld':
    case 'pawn':
    case 'becomes':
    case 'tiebreak':
    case 'clock':
    case 'count':
    case 'none':
      return undefined;
  }
}

/** How much it can be, for or against; undefined if it depends on more than one number. */
function sizeOf(amount: Amount): Omit<Worth, 'unit'> | undefined {
  const known = evaluate(amount, {});
  if ('value' in known) return { value: Math.abs(known.value), least: Math.abs(known.value) };
  if ('max' in known) {
    const ends = [Math.abs(known.min), Math.abs(known.max)];
    return { value: Math.max(...ends), least: Math.min(...ends) };
  }
  const linear = typeof amount === 'string' ? parseLinear(amount) : undefined;
  const [term, ...others] = linear?.terms ?? [];
  return linear?.constant === 0 && term && others.length === 0 ? { value: Math.abs(term.coefficient) } : undefined;
}

/** The default kind of points. */
function firstKind(book: Book): string {
  return Object.keys(book.points)[0] ?? '';
}
