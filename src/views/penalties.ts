/** The penalty table: every ruling with a consequence, by phase of the game. */
import type { ChipWords } from '#wording/chips.ts';
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { groupOf, type Book, type EffectGroup } from '#model/index.ts';
import { partsOf, type Part } from '#wording/condition-parts.ts';
import { deciderName } from '#wording/names.ts';
import { heldBoxes } from '#wording/held-boxes.ts';
import { isAmong, saidOnce, sharedBy } from '#wording/said-once.ts';
import { linesOf, type Line } from '#wording/what-happened.ts';
import { takesAway } from './burden.ts';
import { penaltiesIn, type Penalty } from './penalty.ts';
import { isWarning } from './warning.ts';

export interface PenaltyRow {
  readonly ruling: RulingDoc;
  /**
   * What happened, beyond what is said above the row; if the ruling always holds, a sentence that says so.
   */
  readonly happened: readonly Line[];
  readonly penalties: readonly Penalty[];
  readonly kinds: readonly PenaltyKind[];
  /** That it need not follow, and who decides that; absent where it simply follows. */
  readonly leave?: string;
  /**
   * Whether it takes something away, as on a penalty list for the wall. The others allow or define something.
   */
  readonly burdens: boolean;
}
/** Rows that ask for the same, which is said once above them; empty for those that share nothing. */
export interface PenaltySet {
  readonly shared: readonly Line[];
  readonly rows: readonly PenaltyRow[];
}
export interface PenaltyGroup {
  readonly situation: SituationDoc;
  /** What all of its rows ask for alike, which they do not say again; empty where that is nothing. */
  readonly common: readonly Line[];
  readonly sets: readonly PenaltySet[];
  readonly rows: readonly PenaltyRow[];
}
export interface PenaltyPhase {
  readonly id: string;
  readonly title: string;
  /** Whether it is a part of the play, and not of scoring or organisation. */
  readonly plays: boolean;
  readonly groups: readonly PenaltyGroup[];
}

/** What the table can be filtered by. */
export type PenaltyKind = EffectGroup | 'warning';

/** The kinds of consequence in the table; the others only allow or forbid, or say how it goes on. */
const shown: readonly PenaltyKind[] = ['points', 'fine', 'result', 'play', 'removed', 'warning'];

/** In the order of the book's phases; empty phases and situations are left out. */
export function penaltiesOf(edition: Edition, words: ChipWords): readonly PenaltyPhase[] {
  return edition.book.phases.flatMap(({ id, title, area }): PenaltyPhase[] => {
    const groups = edition.situations
      .filter((situation) => situation.data.phase === id)
      .flatMap((situation) => rowsOf(situation, edition, words));
    return groups.length === 0 ? [] : [{ id, title, plays: area === undefined, groups }];
  });
}

/** Every row of the table, in its order. */
export function rowsIn(phases: readonly PenaltyPhase[]): readonly PenaltyRow[] {
  return phases.flatMap((phase) => phase.groups).flatMap((group) => group.rows);
}

/** The kinds that occur in the table, in a fixed order, for its filter. */
export function kindsIn(phases: readonly PenaltyPhase[]): readonly PenaltyKind[] {
  return shown.filter((kind) => rowsIn(phases).some((row) => row.kinds.includes(kind)));
}

function rowsOf(situation: SituationDoc, edition: Edition, words: ChipWords): PenaltyGroup[] {
  const rulings = situation.rulings.filter((ruling) => kindsOf(ruling, edition.book).length > 0);
  const whole = rulings.map((row) => ({
    row,
    own: partsOf(heldBoxes(row, situation.table), situation.table.facts),
  }));
  const common = sharedBy(whole.map(({ own }) => own));
  const lengthOf = (part: Part) => linesOf([part], edition).flat().join(' ').length;
  const apart = whole.map(({ row, own }) => ({ row, own: own.filter((part) => !isAmong(part, common)) }));
  const sets = saidOnce(apart, lengthOf).map(({ shared, rows }) => ({
    shared: linesOf(shared, edition),
    rows: rows.map(({ row, own }) => rowOf(row, own, situation, edition, words)),
  }));
  if (sets.length === 0) return [];
  return [{ situation, common: linesOf(common, edition), sets, rows: sets.flatMap(({ rows }) => rows) }];
}

function rowOf(
  ruling: RulingDoc,
  own: readonly Part[],
  situation: SituationDoc,
  edition: Edition,
  words: ChipWords,
): PenaltyRow {
  const leave = leaveOf(ruling, edition);
  const kinds = kindsOf(ruling, edition.book);
  return {
    ruling,
    kinds,
    happened: own.length === 0 ? [[atAll(ruling, edition)]] : linesOf(own, edition),
    penalties: penaltiesIn(ruling, edition.book, words),
    burdens: kinds.includes('warning') || takesAway(ruling, situation.data.scoring ?? false),
    ...(leave === undefined ? {} : { leave }),
  };
}

function kindsOf({ effects }: RulingDoc, book: Book): readonly PenaltyKind[] {
  const kinds = effects.map((effect): PenaltyKind => (isWarning(effect, book) ? 'warning' : groupOf(effect)));
  return [...new Set(kinds)].filter((kind) => shown.includes(kind));
}

/** For a ruling that asks for nothing. */
function atAll({ open }: RulingDoc, { book }: Edition): string {
  const { always, otherwise } = packs[book.language].pages.penalties;
  return open === undefined ? always : otherwise[open];
}

/** Who may impose it at their discretion; a chip alone would read as automatic. */
function leaveOf({ modality, decidedBy }: RulingDoc, { book }: Edition): string | undefined {
  if (modality === 'must') return undefined;
  const { leave, leaveTo } = packs[book.language].pages.penalties;
  return decidedBy === undefined ? leave[modality] : fill(leaveTo[modality], { who: deciderName(decidedBy, book) });
}
