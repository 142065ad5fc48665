/** The penalty table: every ruling with a consequence, by phase of the game. */
import { chipsOf, type Chip, type ChipWords } from '#wording/chips.ts';
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { groupOf, type EffectGroup, type NoteKind } from '#model/index.ts';
import { untagged } from '#model/language-tags.ts';
import { whenApart, whenOf, type Apart } from '#wording/conditions.ts';
import { deciderName } from '#wording/names.ts';

export interface PenaltyRow {
  readonly ruling: RulingDoc;
  readonly chips: readonly Chip[];
  readonly kinds: readonly EffectGroup[];
  /** What happened, one sentence per combination; or, where that is long or nothing particular, the verdict alone. */
  readonly what: readonly string[];
  /** When the verdict holds, where it stands for what happened. */
  readonly when?: Apart;
  /** "mag · een tegenstander beslist", where it does not simply follow. */
  readonly leave?: string;
  /** Whether a clause that it follows from is ambiguous in the source, so that the row rests on a reading. */
  readonly reading: boolean;
}
export interface PenaltyGroup {
  readonly situation: SituationDoc;
  readonly rows: readonly PenaltyRow[];
}
export interface PenaltyPhase {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly PenaltyGroup[];
}

/** Kinds of consequence that stand in the table; the others only say what is allowed or that nothing follows. */
const shown: readonly EffectGroup[] = ['points', 'fine', 'result', 'play', 'removed'];

/** Signs of a condition that are still read at a glance: some three lines on a phone. */
const READABLE = 140;

/** In the order of the book's phases; empty phases and situations are left out. */
export function penaltiesOf(edition: Edition, words: ChipWords): readonly PenaltyPhase[] {
  return edition.book.phases.flatMap(({ id, title }): PenaltyPhase[] => {
    const groups = edition.situations
      .filter((situation) => situation.data.phase === id)
      .flatMap((situation) => rowsOf(situation, edition, words));
    return groups.length === 0 ? [] : [{ id, title, groups }];
  });
}

/** The kinds that occur in the table, in a fixed order, for its filter. */
export function kindsIn(phases: readonly PenaltyPhase[]): readonly EffectGroup[] {
  const rows = phases.flatMap((phase) => phase.groups).flatMap((group) => group.rows);
  return shown.filter((kind) => rows.some((row) => row.kinds.includes(kind)));
}

/**
 * How a table fits on one sheet of A4, by its rows: at its ease, in the smallest type that is still read with ease, or
 * only when both sides are printed.
 */
export function sheetFor(phases: readonly PenaltyPhase[]): 'at-ease' | 'close' | 'both-sides' {
  const rows = phases.flatMap((phase) => phase.groups).flatMap((group) => group.rows);
  return rows.length <= 60 ? 'at-ease' : rows.length <= 80 ? 'close' : 'both-sides';
}

function rowsOf(situation: SituationDoc, edition: Edition, words: ChipWords): PenaltyGroup[] {
  const rows = situation.rulings.flatMap((ruling): PenaltyRow[] => {
    const kinds = [...new Set(ruling.effects.map(groupOf))].filter((kind) => shown.includes(kind));
    if (kinds.length === 0) return [];
    const reading = restsOnReading(ruling);
    const leave = leaveOf(ruling, edition, words);
    const what = whenOf(ruling, edition);
    const short = what.length > 0 && untagged(what.join()).length <= READABLE;
    return [
      {
        ruling,
        kinds,
        reading,
        chips: chipsOf(ruling.effects, words),
        what: short ? what : [ruling.verdict],
        ...(short || what.length === 0 ? {} : { when: whenApart(ruling, edition) }),
        ...(leave === undefined ? {} : { leave }),
      },
    ];
  });
  return rows.length === 0 ? [] : [{ situation, rows }];
}

/** That somebody may impose it and need not, and who; a chip alone would say that it always follows. */
function leaveOf({ modality, decidedBy }: RulingDoc, { book }: Edition, words: ChipWords): string | undefined {
  if (modality === 'must') return undefined;
  const says = words.effects.modality[modality];
  if (decidedBy === undefined) return says;
  const who = deciderName(decidedBy, book);
  return `${says} · ${fill(packs[book.language].widget.ruling.decides, { who })}`;
}

const readings: readonly NoteKind[] = ['ambiguity', 'contradiction', 'reading'];

function restsOnReading({ cites }: RulingDoc): boolean {
  return cites.some(({ rule, clause }) => {
    const cited = clause === undefined ? rule.clauses : [clause];
    return cited.some(({ notes }) => notes.some(({ kind }) => readings.includes(kind)));
  });
}
