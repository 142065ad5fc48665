/**
 * The proof across tables: wherever rulings of different situations can hold for one event and cannot both
 * be, content says how they go together, once; and what it says of that holds.
 */
import { concurrenceFlaws, type Both, type ConcurrenceFlaw, type DeclaredConcurrence } from '#decide/concurring.ts';
import { TableTooLarge } from '#decide/diagram.ts';
import type { Table } from '#decide/table.ts';
import { unaskedConditions, type Asking, type Unasked } from '#decide/unasked.ts';
import { concurrencesIn, outcomesOf, type ConcurrenceIn, type ConcurringSide } from '#library/concurrences.ts';
import { treeOf, type SituationTable } from '#library/tables.ts';
import { addedUp, collisionOf } from '#model/effects/collisions.ts';
import type { Effect, Modality, Otherwise, Ruling } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import { workedOut, type WorkedOut } from '#check/concurrence-examples.ts';
import { flawFindings } from '#check/concurrence-flaws.ts';
import { namedWrongly } from '#check/concurrence-names.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { mayMeet, type SituationPair } from '#check/may-meet.ts';
import { isProvable } from '#check/provable.ts';
import { quoteList } from '#check/suggest.ts';
import { conditionFindings } from './conditions.ts';

/** As for one table (provable.ts): two tables that share facts are no larger than both together. */
const MOST_NODES = 200_000;

export function concurrences(edition: EditionContent): readonly Finding[] {
  const { concurrences: declared, faults } = concurrencesIn(edition.edition, edition.tables);
  const sound = declared.filter(({ problems }) => problems.length === 0);
  const worked = sound.map((each) => workedOut(edition, each));
  return [
    ...faults.flatMap((fault) => namedWrongly(edition, fault)),
    ...conditionFindings(
      declared.flatMap(({ problems }) => problems),
      edition.unreadable,
      edition.book.data.language,
    ),
    ...worked.flatMap(({ findings }) => findings),
    // What could not be read may be what is missing.
    ...(faults.length > 0 || sound.length < declared.length || edition.unreadable.concurrences
      ? []
      : pairsOf(edition, sound).flatMap((pair) => ofPair(edition, pair, worked))),
  ];
}

/** The pairs to be proven: those that one event may belong to, and those of which something is declared. */
function pairsOf(edition: EditionContent, declared: readonly ConcurrenceIn[]): readonly SituationPair[] {
  const found = mayMeet(edition);
  const others = declared.flatMap(({ sides: [one, other] }): readonly SituationPair[] => {
    const isKnown = found.some((pair) => pair.includes(one.table) && pair.includes(other.table));
    return isKnown ? [] : [[one.table, other.table]];
  });
  const unique = new Map(
    others.map((pair) => [
      pair
        .map(({ situation }) => situation.id)
        .sort()
        .join(' '),
      pair,
    ]),
  );
  return [...found, ...unique.values()].filter((pair) => pair.every((table) => isProvable(edition, table)));
}

function ofPair(edition: EditionContent, pair: SituationPair, all: readonly WorkedOut[]): readonly Finding[] {
  const mine = all.flatMap((worked) => {
    const { sides } = worked.each;
    const at = sides.findIndex(({ table }) => table === pair[0]);
    const [one, other] = [sides[at], sides[1 - at]];
    return one && other?.table === pair[1] ? [{ ...worked, sides: [one, other] as const }] : [];
  });
  const declared = mine.map(({ each: { when, data }, sides: [one, other], ends }): DeclaredConcurrence => {
    const rulings: Both<ReadonlySet<string>> = [one.rulings, other.rulings];
    const [near] = data.examples ?? [];
    return {
      rulings,
      ...(when && { when }),
      // Where both hold anyway, a sum is the same whether or not the condition does.
      decides: data.how !== 'adds',
      ...(data.how === 'excludes' && !edition.book.house && { byAnswers: true }),
      ...(ends && near && { shown: [shownOf(one, ends), shownOf(other, ends)], near: near.given }),
    };
  });
  const colliding = collidingIn(edition, pair);
  if (declared.length === 0 && colliding.size === 0) return [];
  try {
    const flaws = flawsIn(pair, declared, colliding).filter(
      (flaw) => !('ruling' in flaw && flaw.ruling) || isNamed(edition, mine[flaw.declared]?.each, flaw.ruling.id),
    );
    return flawFindings(
      pair,
      mine.map(({ each }) => each),
      flaws,
      ([one, other]) => reasonFor(consequenceOf(edition, pair[0], one), consequenceOf(edition, pair[1], other)),
    );
  } catch (error) {
    if (!(error instanceof TableTooLarge)) throw error;
    const names = quoteList(
      pair.map(({ situation }) => situation.id),
      'and',
    );
    const message = `the joint cases of ${names} are too many to be proven. Divide one of the two situations into several.`;
    return [finding('table-too-large', pair[0].situation.source.locate(['facts'], 'key'), message)];
  }
}

/**
 * Whether it stands in a list by its own id. Where `situation:` stands for it nobody has picked it, and what
 * house rules leave of the lists of a book is not picked either.
 */
function isNamed({ book }: EditionContent, each: ConcurrenceIn | undefined, ruling: string): boolean {
  return !book.house && each !== undefined && [...each.data.rulings, ...each.data.with].some((name) => name === ruling);
}

/** Those that its examples end with; all where the whole situation is named. */
function shownOf({ table, rulings }: ConcurringSide, ends: ReadonlySet<string>): ReadonlySet<string> {
  return outcomesOf(table).every((id) => rulings.has(id)) ? rulings : ends;
}

/** The pairs of rulings, as JSON, of which content has to say how they go together. */
function collidingIn(edition: EditionContent, pair: SituationPair): ReadonlySet<string> {
  const pairs = outcomesOf(pair[0]).flatMap((one) => outcomesOf(pair[1]).map((other): Both<string> => [one, other]));
  const collide = ([one, other]: Both<string>): boolean => {
    const both = [consequenceOf(edition, pair[0], one), consequenceOf(edition, pair[1], other)] as const;
    return collisionOf(...both) !== undefined || countedTwice(both) !== undefined;
  };
  return new Set(pairs.filter(collide).map((each) => JSON.stringify(each)));
}

/** Amounts that a sum would add up, though one of the two rulings leads to the situation of the other. */
function countedTwice([one, other]: Both<Consequence>): Both<Effect> | undefined {
  return one.then.includes(other.situation) || other.then.includes(one.situation) ? addedUp(one, other) : undefined;
}

/** Why content has to say how two rulings go together: `card: stands` here and `card: taken-back` there. */
function reasonFor(one: Consequence, other: Consequence): string {
  const [mine, theirs] = (collisionOf(one, other) ?? []).map(named);
  const [amount] = countedTwice([one, other]) ?? [];
  if (mine !== undefined && theirs !== undefined)
    return mine === theirs && one.modality !== other.modality
      ? `and cannot both be: ${mine} is \`${String(one.modality)}\` here and \`${String(other.modality)}\` there`
      : `and cannot both be: ${mine} here and ${theirs} there`;
  if (!amount) throw new TypeError('rulings that nobody declares collide');
  return `and give ${named(amount)} to or against the same party. One leads to the other, so it may be one amount, counted twice`;
}

function named(effect: Effect): string {
  return 'what' in effect ? `\`${effect.kind}: ${effect.what}\`` : `\`${effect.kind}\``;
}

type Flaws = readonly (ConcurrenceFlaw | Unasked)[];

/** Tried once for the same tables and declarations: trials of slips (scripts/mutate/) leave most alone. */
function flawsIn(
  [{ table: one }, { table: other }]: SituationPair,
  declared: readonly DeclaredConcurrence[],
  colliding: ReadonlySet<string>,
): Flaws {
  const listed = (all: Both<ReadonlySet<string>> | undefined) => all?.map((each) => [...each]);
  const said = declared.map(({ rulings, when, shown, near, byAnswers, decides }) => [
    ...[listed(rulings), when, listed(shown), near, byAnswers, decides],
  ]);
  const key = JSON.stringify([said, [...colliding]]);
  const ofOne = tried.get(one) ?? new WeakMap<Table, Map<string, Flaws>>();
  tried.set(one, ofOne);
  const ofBoth = ofOne.get(other) ?? new Map<string, Flaws>();
  ofOne.set(other, ofBoth);
  const collide = (...rulings: Both<string>): boolean => colliding.has(JSON.stringify(rulings));
  const flaws = ofBoth.get(key) ?? [
    ...concurrenceFlaws([one, other], declared, collide, MOST_NODES),
    ...(declared.some(({ when, decides }) => when && decides)
      ? unaskedConditions([askingOf(one), askingOf(other)], declared, MOST_NODES)
      : []),
  ];
  ofBoth.set(key, flaws);
  return flaws;
}
const tried = new WeakMap<Table, WeakMap<Table, Map<string, Flaws>>>();

function askingOf(table: Table): Asking {
  return { table, tree: treeOf(table) };
}

interface Consequence {
  readonly situation: string;
  readonly effects: readonly Effect[];
  readonly modality: Modality | undefined;
  /** The situations that it leads to. */
  readonly then: readonly string[];
}

/** What a ruling comes to, or what a situation says for the rest. */
function consequenceOf({ book }: EditionContent, table: SituationTable, id: string): Consequence {
  const { residual } = book.data;
  const found = consequences(table).get(id);
  return {
    situation: table.situation.id,
    effects: found?.effects ?? residual?.effects ?? [],
    modality: found?.modality ?? residual?.modality,
    then: found?.then ?? [],
  };
}
const consequences = remembered(
  ({ rulings, situation: { data } }: SituationTable): ReadonlyMap<string, Ruling | Otherwise> =>
    new Map<string, Ruling | Otherwise>([
      ...rulings.map(({ ruling }) => [ruling.id, ruling] as const),
      ...(data.otherwise ? [[data.otherwise.id, data.otherwise] as const] : []),
    ]),
);
