/** Which cases of a situation two editions rule differently. */
import { ruledDifferently, type Among, type OnlyIn } from '#decide/ruled-differently.ts';
import type { Follows } from '#decide/joined-pairs.ts';
import type { Assignment } from '#decide/table.ts';
import { formerIds, optionsOf, type Box, type Effect, type Fact } from '#model/index.ts';
import type { Renamed } from '#model/renamed.ts';
import { sameRuling } from '#model/same-ruling.ts';
import { byOption, type RulingByOption, type TableByOption } from './by-option.ts';
import type { Edition, RulingDoc, SituationDoc } from './types.ts';

type Ruled = Pick<SituationDoc, 'table' | 'rulings'>;

/** The outcome of some cases; amounts that depend on these cases are resolved already. */
export interface Consequence {
  readonly ruling: RulingDoc;
  readonly effects: readonly Effect[];
}

/** Cases that both editions rule, each in its own way. */
export interface ChangedCases {
  readonly before: Consequence;
  readonly after: Consequence;
  readonly cases: readonly Among<{ readonly before: Assignment; readonly after: Assignment }>[];
}

/** Cases that only one of the editions has. */
export interface CasesOfOne extends Consequence {
  readonly because: OnlyIn['because'];
  readonly cases: readonly { readonly box: Box; readonly example: Assignment }[];
}

export interface ChangedRulings {
  readonly changed: readonly ChangedCases[];
  readonly onlyBefore: readonly CasesOfOne[];
  readonly onlyAfter: readonly CasesOfOne[];
  /** See `RuledDifferently`. */
  readonly names: Renamed;
}

/**
 * Compares the situation in two editions of one book, in one language: exactly, case by case.
 * @param editions the facts of each, for what has been renamed; the book says which kind of points is meant.
 * @param written the situation as it was written: a translation of the few words in an effect changes no
 *   ruling.
 */
export function changedRulings(
  before: Ruled,
  after: Ruled,
  editions: { readonly before: Pick<Edition, 'facts'>; readonly after: Pick<Edition, 'facts' | 'book'> },
  written: { readonly before: Ruled; readonly after: Ruled } = { before, after },
): ChangedRulings {
  const renamed = renamedBetween(editions.before.facts, editions.after.facts);
  const [usualPoints] = Object.keys(editions.after.book.points);
  const [was, is] = [byOption(before), byOption(after)];
  const [wasWritten, isWritten] = [byOption(written.before).rulings, byOption(written.after).rulings];
  const same = (one: string, other: string): boolean => {
    const [first, second] = [wasWritten.get(one), isWritten.get(other)];
    return !!first && !!second && sameRuling(decides(first), decides(second), { usualPoints, renamed });
  };
  const found = ruledDifferently(was.table, is.table, same, renamed);
  return {
    changed: found.changed.flatMap(({ before: from, after: to, cases }) => {
      const [first, second] = [consequence(from, was), consequence(to, is)];
      return first && second ? [{ before: first, after: second, cases }] : [];
    }),
    onlyBefore: found.onlyBefore.flatMap((each) => ofOne(each, was)),
    onlyAfter: found.onlyAfter.flatMap((each) => ofOne(each, is)),
    names: found.names,
  };
}

/** Whether no case is ruled differently. */
export function rulesAlike({ changed, onlyBefore, onlyAfter }: ChangedRulings): boolean {
  return changed.length + onlyBefore.length + onlyAfter.length === 0;
}

/** Facts and options by the name that the edition before has them by. */
function renamedBetween(
  before: Readonly<Record<string, Fact>>,
  after: Readonly<Record<string, Fact>>,
): Required<Renamed> {
  const facts: Record<string, string> = {};
  const options: Record<string, Record<string, string>> = {};
  for (const [id, fact] of Object.entries(after)) {
    const was = formerName(id, fact.aliases, before);
    if (was !== undefined && was !== id) facts[id] = was;
    const former = optionsOf(before[was ?? id]);
    for (const [option, written] of Object.entries(optionsOf(fact))) {
      const name = formerName(option, formerIds(written), former);
      if (name !== undefined && name !== option) (options[id] ??= {})[option] = name;
    }
  }
  return { facts, options };
}

function formerName(
  id: string,
  aliases: readonly string[] = [],
  before: Readonly<Record<string, unknown>>,
): string | undefined {
  return [id, ...aliases].find((each) => Object.hasOwn(before, each));
}

function ofOne({ follows, because, cases }: OnlyIn, side: TableByOption): readonly CasesOfOne[] {
  const what = consequence(follows, side);
  return what ? [{ ...what, because, cases }] : [];
}

/** A proven table has neither gaps nor conflicts. */
function consequence(follows: Follows, { rulings }: TableByOption): RulingByOption | undefined {
  return follows.kind === 'ruling' || follows.kind === 'otherwise' ? rulings.get(follows.id) : undefined;
}

function decides({ ruling, effects }: RulingByOption) {
  return { effects, modality: ruling.modality, decidedBy: ruling.decidedBy };
}
