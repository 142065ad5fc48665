/**
 * The proof across tables: wherever rulings of different situations can hold for one event and cannot both
 * be, content says how they go together, once; and what it says of that holds.
 */
import { allows } from '#decide/boxes.ts';
import { concurrenceFlaws, type Both, type ConcurrenceFlaw, type DeclaredConcurrence } from '#decide/concurring.ts';
import { decide } from '#decide/decide.ts';
import { TableTooLarge } from '#decide/diagram.ts';
import type { Assignment, Table } from '#decide/table.ts';
import { concurrencesIn, type ConcurrenceIn, type ConcurringSide, type NamedWrongly } from '#library/concurrences.ts';
import { remembered } from '#model/remembered.ts';
import { consequencesCollide } from '#model/effects/collisions.ts';
import type { SituationTable } from '#library/tables.ts';
import type { Effect, Example, Modality, Otherwise, Ruling } from '#model/index.ts';
import { completions } from '#check/completions.ts';
import type { EditionContent } from '#check/content.ts';
import { describeRule } from '#check/describe-rule.ts';
import { finding, type Finding } from '#check/finding.ts';
import { mayMeet, type SituationPair } from '#check/may-meet.ts';
import { isProvable, triedTable } from '#check/provable.ts';
import { didYouMean, quoteList } from '#check/suggest.ts';
import { valueFault } from '#check/value-fault.ts';
import { conditionFindings } from './conditions.ts';

/** As for one table (provable.ts): two tables that share facts are no larger than both together. */
const MOST_NODES = 200_000;

export function concurrences(edition: EditionContent): readonly Finding[] {
  const { concurrences: declared, faults } = concurrencesIn(edition.edition, edition.tables);
  const sound = declared.filter(({ problems }) => problems.length === 0);
  return [
    ...faults.flatMap((fault) => namedWrongly(edition, fault)),
    ...conditionFindings(
      declared.flatMap(({ problems }) => problems),
      edition.unreadable,
      edition.book.data.language,
    ),
    ...sound.flatMap((each) => exampleFindings(edition, each)),
    // What could not be read may be what is missing.
    ...(faults.length > 0 || sound.length < declared.length || edition.unreadable.concurrences
      ? []
      : pairsOf(edition, sound).flatMap((pair) => ofPair(edition, pair, sound))),
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

function ofPair(edition: EditionContent, pair: SituationPair, all: readonly ConcurrenceIn[]): readonly Finding[] {
  const mine = all.flatMap((each) => {
    const at = each.sides.findIndex(({ table }) => table === pair[0]);
    const [one, other] = [each.sides[at], each.sides[1 - at]];
    return one && other?.table === pair[1] ? [{ each, sides: [one, other] as const }] : [];
  });
  const declared = mine.map(({ each: { when }, sides: [one, other] }) => {
    const rulings: Both<ReadonlySet<string>> = [one.rulings, other.rulings];
    return when === undefined ? { rulings } : { rulings, when };
  });
  const colliding = collidingIn(edition, pair);
  if (declared.length === 0 && colliding.size === 0) return [];
  try {
    const flaws = flawsIn(pair, declared, colliding);
    return flaws.map((flaw) =>
      report(
        pair,
        mine.map(({ each }) => each),
        flaw,
      ),
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

/** The pairs of rulings, as JSON, whose consequences cannot both be. */
function collidingIn(edition: EditionContent, pair: SituationPair): ReadonlySet<string> {
  const pairs = outcomesOf(pair[0]).flatMap((one) => outcomesOf(pair[1]).map((other): Both<string> => [one, other]));
  const collide = ([one, other]: Both<string>): boolean =>
    consequencesCollide(consequenceOf(edition, pair[0], one), consequenceOf(edition, pair[1], other));
  return new Set(pairs.filter(collide).map((each) => JSON.stringify(each)));
}

/** Tried once for the same tables and declarations: trials of slips (scripts/mutate/) leave most alone. */
function flawsIn(
  [{ table: one }, { table: other }]: SituationPair,
  declared: readonly DeclaredConcurrence[],
  colliding: ReadonlySet<string>,
): readonly ConcurrenceFlaw[] {
  const said = declared.map(({ rulings, when }) => [...rulings.map((each) => [...each]), when]);
  const key = JSON.stringify([said, [...colliding]]);
  const ofOne = tried.get(one) ?? new WeakMap<Table, Map<string, readonly ConcurrenceFlaw[]>>();
  tried.set(one, ofOne);
  const ofBoth = ofOne.get(other) ?? new Map<string, readonly ConcurrenceFlaw[]>();
  ofOne.set(other, ofBoth);
  const collide = (...rulings: Both<string>): boolean => colliding.has(JSON.stringify(rulings));
  const flaws = ofBoth.get(key) ?? concurrenceFlaws([one, other], declared, collide, MOST_NODES);
  ofBoth.set(key, flaws);
  return flaws;
}
const tried = new WeakMap<Table, WeakMap<Table, Map<string, readonly ConcurrenceFlaw[]>>>();

function outcomesOf({ table: { rulings, otherwise } }: SituationTable): readonly string[] {
  return [...rulings.map(({ id }) => id), ...(otherwise === undefined ? [] : [otherwise])];
}

interface Consequence {
  readonly effects: readonly Effect[];
  readonly modality: Modality | undefined;
}

/** What a ruling comes to, or what a situation says for the rest. */
function consequenceOf({ book }: EditionContent, table: SituationTable, id: string): Consequence {
  const { residual } = book.data;
  const found = consequences(table).get(id);
  return { effects: found?.effects ?? residual?.effects ?? [], modality: found?.modality ?? residual?.modality };
}
const consequences = remembered(
  ({ rulings, situation: { data } }: SituationTable): ReadonlyMap<string, Ruling | Otherwise> =>
    new Map<string, Ruling | Otherwise>([
      ...rulings.map(({ ruling }) => [ruling.id, ruling] as const),
      ...(data.otherwise ? [[data.otherwise.id, data.otherwise] as const] : []),
    ]),
);

function report(pair: SituationPair, declared: readonly ConcurrenceIn[], flaw: ConcurrenceFlaw): Finding {
  switch (flaw.kind) {
    case 'undeclared': {
      const [one, other] = flaw.rulings;
      const names = flaw.rulings.map((id, at) => nameOf(pair[at === 0 ? 0 : 1], id));
      const message =
        `${names.join(' and ')} can hold for one event, and cannot both be. In this case they meet: ` +
        `${describeCase(flaw.witness)}. Say how they go together in concurrences.yaml: ` +
        `\`${one}-${other}: { how: adds, prevails, excludes or open, rulings: [${one}], with: [${other}], says: …, cites: […] }\`.`;
      return finding('undeclared-concurrence', placeOf(pair[0], one), message);
    }
    case 'twice': {
      const [first, second] = flaw.declared.map((at) => declared[at]);
      const message =
        `${quoteList([first?.id ?? '', second?.id ?? ''], 'and')} both say how ${quoteList(flaw.rulings, 'and')} go together ` +
        `in this case: ${describeCase(flaw.witness)}. Narrow the \`when\` of one, or take one out.`;
      return finding('concurrence-twice', locate(second, 'key'), message);
    }
    case 'never': {
      const each = declared[flaw.declared];
      const message = `the rulings that \`${each?.id ?? ''}\` names never meet where it holds. Widen its \`when\`, or take it out.`;
      return finding('concurrence-never', locate(each, 'key'), message);
    }
  }
}

function locate(each: ConcurrenceIn | undefined, place: 'key' | 'value') {
  if (!each) throw new TypeError('a flaw names a declaration that is there');
  return each.at.source.locate(each.at.path, place);
}

function nameOf(table: SituationTable, id: string): string {
  const found = table.rulings.find(({ ruling }) => ruling.id === id);
  const of = `in \`${table.situation.id}\``;
  return found ? `\`${id}\` (${describeRule(found.rule)}) ${of}` : `\`${id}\` (the rest) ${of}`;
}

function placeOf(table: SituationTable, id: string) {
  const found = table.rulings.find(({ ruling }) => ruling.id === id);
  return found ? found.at.source.locate([...found.at.path, 'id']) : table.situation.source.locate(['otherwise', 'id']);
}

/** The answers of both, what both ask once. */
function describeCase(witness: Both<Assignment>): string {
  const answers = Object.entries({ ...withValues(witness[0]), ...withValues(witness[1]) });
  return answers.length === 0 ? 'always' : answers.map(([fact, value]) => `${fact}: ${String(value)}`).join('; ');
}

function withValues(assignment: Assignment): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(assignment).flatMap(([fact, value]) => (value === null ? [] : [[fact, value]])),
  );
}

function namedWrongly(edition: EditionContent, { at, fault }: NamedWrongly): readonly Finding[] {
  const position = at.source.locate(at.path);
  switch (fault.kind) {
    case 'unknown': {
      const name = fault.ruled.replace('situation:', '');
      if (fault.ruled !== name) {
        if (edition.unreadable.situation(name)) return [];
        const mend = didYouMean(
          name,
          edition.tables.map(({ situation }) => situation.id),
        );
        return [finding('unknown-situation', position, `there is no situation \`${name}\` in ${edition.path}.${mend}`)];
      }
      const situation = edition.consequences.find(({ data }) => data.id === name)?.situation;
      if (edition.unreadable.ruling(name) || (situation !== undefined && edition.unreadable.situation(situation)))
        return [];
      const mend = didYouMean(
        name,
        edition.consequences.map(({ data }) => data.id),
      );
      return [finding('unknown-ruling', position, `there is no ruling \`${name}\` in ${edition.path}.${mend}`)];
    }
    case 'mixed': {
      const message = `\`${fault.ruled}\` is not of the situation \`${fault.situation}\`, as those before it in this list. Write a concurrence for each situation.`;
      return [finding('concurrence-situations', position, message)];
    }
    case 'same': {
      const message = `both lists are of the situation \`${fault.situation}\`, whose own table tells its rulings apart. Name rulings of two situations.`;
      return [finding('concurrence-situations', position, message)];
    }
  }
}

/** Each example is a joint case that the concurrence is about. */
function exampleFindings(edition: EditionContent, each: ConcurrenceIn): readonly Finding[] {
  return (each.data.examples ?? []).flatMap(({ given, holds }, index) => {
    const path = [...each.at.path, 'examples', index, 'given'];
    const place = (fact: string, at: 'key' | 'value') => each.at.source.locate([...path, fact], at);
    const faults = Object.entries(given).flatMap(([fact, value]): readonly Finding[] => {
      const known = edition.edition.facts?.data[fact];
      if (!known) {
        if (edition.unreadable.fact(fact)) return [];
        const mend = didYouMean(
          fact,
          each.sides.flatMap(({ table }) => table.situation.data.facts),
        );
        return [finding('unknown-fact', place(fact, 'key'), `there is no fact \`${fact}\` in this edition.${mend}`)];
      }
      return valueFault(fact, known, value, place(fact, 'value'));
    });
    if (faults.length > 0 || !each.sides.every(({ table }) => isProvable(edition, table))) return faults;
    const fault = exampleFault(each, given, holds);
    return fault === undefined ? [] : [finding('wrong-example', each.at.source.locate(path, 'key'), fault)];
  });
}

/** Why an example is none of its concurrence; undefined if it is one. */
function exampleFault(
  { id, data, sides, when }: ConcurrenceIn,
  given: Example['given'],
  holds: readonly string[] | undefined,
): string | undefined {
  const stray = Object.keys(given).find((fact) => sides.every(({ table }) => !asks(table, fact)));
  if (stray !== undefined)
    return `this example of \`${id}\` answers \`${stray}\`, which neither of its situations asks. Take it out.`;
  const isWithin =
    when === undefined ||
    when.some((box) =>
      Object.entries(box).every(([fact, allowed]) => {
        const value = given[fact];
        return value !== undefined && (allows(allowed, value) || allows(allowed, String(value)));
      }),
    );
  if (!isWithin) return `this example of \`${id}\` is outside its \`when\`. Mend \`given\`, or the \`when\`.`;
  const ends = sides.map((side) => endsOf(id, side, given));
  const fault = ends.find((end) => typeof end === 'string');
  if (fault !== undefined) return fault;
  const [mine = [], theirs = []] = ends.filter((end) => typeof end !== 'string');
  const due = data.how === 'prevails' ? mine : [...mine, ...theirs];
  if (holds === undefined || quoteList([...holds].sort(), 'and') === quoteList([...due].sort(), 'and'))
    return undefined;
  return `in this example of \`${id}\` ${quoteList(due, 'and')} ${due.length === 1 ? 'holds' : 'hold'}. Mend its \`holds\`, or the concurrence.`;
}

function asks({ situation }: SituationTable, fact: string): boolean {
  return situation.data.facts.some((each) => each === fact);
}

/** The rulings of one side that an example can end with, or why it is no example of it. */
function endsOf(id: string, { table, rulings }: ConcurringSide, given: Example['given']): readonly string[] | string {
  const compiled = triedTable(table.table);
  const own: Record<string, string | number> = {};
  for (const fact of table.table.facts) {
    const value = given[fact.id];
    if (value !== undefined) own[fact.id] = fact.kind === 'choice' ? String(value) : value;
  }
  let all = completions(compiled, own);
  // What the other situation alone asks in this case is left to it.
  while (all.kind === 'not-asked' && all.fact in own) {
    Reflect.deleteProperty(own, all.fact);
    all = completions(compiled, own);
  }
  const name = table.situation.id;
  if (all.kind !== 'cases')
    return `this example of \`${id}\` leaves almost everything open in \`${name}\`. Answer more in \`given\`.`;
  const outcomes = all.cases.map((each) => decide(compiled, each)).filter(({ kind }) => kind !== 'impossible');
  if (outcomes.length === 0)
    return `this example of \`${id}\` cannot occur: \`${name}\` calls it \`impossible\`. Mend \`given\`.`;
  const ends = [...new Set(outcomes.flatMap((outcome) => ('id' in outcome ? outcome.id : [])))];
  const strays = ends.filter((end) => !rulings.has(end));
  if (strays.length === 0) return ends;
  return `this example of \`${id}\` can end with ${quoteList(strays.sort(), 'or')} in \`${name}\`, which it does not name. Mend \`given\`.`;
}
