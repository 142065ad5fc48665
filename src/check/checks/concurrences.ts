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
      ...(data.how === 'excludes' && !edition.book.house && { byAnswers: true }),
      ...(ends && near && { shown: [shownOf(one, ends), shownOf(other, ends)], near: near.given }),
    };
  });
  const colliding = collidingIn(edition, pair);
  if (declared.length === 0 && colliding.size === 0) return [];
  try {
    const flaws = flawsIn(pair, declared, colliding);
    return flaws.flatMap((flaw) => {
      if ('ruling' in flaw && flaw.ruling && !isNamed(edition, mine[flaw.declared]?.each, flaw.ruling.id)) return [];
      return report(
        pair,
        mine.map(({ each }) => each),
        flaw,
      );
    });
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
  const listed = (all: Both<ReadonlySet<string>> | undefined) => all?.map((each) => [...each]);
  const said = declared.map(({ rulings, when, shown, near, byAnswers }) => [
    ...[listed(rulings), when, listed(shown), near, byAnswers],
  ]);
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
      const id = each?.id ?? '';
      const message = flaw.ruling
        ? `\`${flaw.ruling.id}\` meets none of the rulings on the other side where \`${id}\` holds. Name the one that does, or take it out.`
        : `the rulings that \`${id}\` names never meet where it holds. Widen its \`when\`, or take it out.`;
      return finding('concurrence-never', flaw.ruling ? placeIn(each, flaw.ruling.id) : locate(each, 'key'), message);
    }
    case 'left-out': {
      const each = declared[flaw.declared];
      const { side, id } = flaw.other;
      const message = `${nameOf(pair[side], id)} meets the rulings of the other side under the same answers as those that \`${each?.id ?? ''}\` names: ${describeCase(flaw.witness)}. Name it too, or say in a \`when\` which answers exclude one another.`;
      return finding('concurrence-left-out', locate(each, 'key'), message);
    }
    case 'unshown': {
      const each = declared[flaw.declared];
      const { id } = flaw.ruling;
      if (!each) throw new TypeError('a flaw names a declaration that is there');
      const answers = likewiseOf(each, id, { ...withValues(flaw.witness[0]), ...withValues(flaw.witness[1]) });
      const write = each.data.examples?.[0]?.likewise
        ? `add to the \`likewise\` of the first example \`${answers}\``
        : `write below \`given\` of the first example \`likewise: [${answers}]\``;
      const message = `only an example can show that \`${id}\` belongs here: it collides with no ruling on the other side. If the same holds for it, ${write}; else take it out.`;
      return finding('concurrence-unshown', placeIn(each, id), message);
    }
  }
}

/** Where a ruling stands in one of the lists. */
function placeIn(each: ConcurrenceIn | undefined, ruling: string) {
  if (!each) throw new TypeError('a flaw names a declaration that is there');
  const { data, at } = each;
  const key = data.rulings.some((name) => name === ruling) ? 'rulings' : 'with';
  const index = data[key].findIndex((name) => name === ruling);
  return at.source.locate([...at.path, key, index], 'value');
}

/**
 * What to write so that an example shows a ruling: the answers of a case that differ from its own, without
 * those that make no difference, and numbers that are as near as they can be.
 */
function likewiseOf(each: ConcurrenceIn, ruling: string, witness: Given): string {
  const [first] = each.data.examples ?? [];
  const given = first?.given ?? {};
  const isShown = (other: Given): boolean => {
    const ends = endsOfCase(each, { ...given, ...other });
    return typeof ends !== 'string' && ends.some((mine) => mine.length === 1 && mine[0] === ruling);
  };
  const needed = Object.keys(witness).reduce((left, fact) => {
    const fewer = Object.fromEntries(Object.entries(left).filter(([id]) => id !== fact));
    return isShown(fewer) ? fewer : left;
  }, witness);
  const answers = Object.entries(needed).map(([fact, value]) => {
    const nearest = between(given[fact], value).find((number) => isShown({ ...needed, [fact]: number }));
    return `${fact}: ${String(nearest ?? value)}`;
  });
  return `{ ${answers.join(', ')} }`;
}

/** Whole numbers from one towards another, if they are near enough to be tried. */
function between(from: string | number | undefined, to: string | number): readonly number[] {
  if (typeof from !== 'number' || typeof to !== 'number' || Math.abs(to - from) > 100) return [];
  return Array.from({ length: Math.abs(to - from) }, (_, at) => from + Math.sign(to - from) * (at + 1));
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

type Given = Example['given'];

/** A concurrence with what its examples come to. */
interface WorkedOut {
  readonly each: ConcurrenceIn;
  readonly findings: readonly Finding[];
  /** The rulings that they end with; absent where it has none, or one is wrong. */
  readonly ends?: ReadonlySet<string>;
}

/** Each example is a joint case that the concurrence is about, and so is each that is `likewise`. */
function workedOut(edition: EditionContent, each: ConcurrenceIn): WorkedOut {
  const { data, at, sides } = each;
  const all = (data.examples ?? []).flatMap(({ given, holds, likewise = [] }, index) => {
    const path = [...at.path, 'examples', index];
    return [
      { given, answers: given, holds, path: [...path, 'given'], place: 'key' as const },
      ...likewise.map((answers, nth) => {
        const at = [...path, 'likewise', nth];
        return { given: { ...given, ...answers }, answers, holds: undefined, path: at, place: 'value' as const };
      }),
    ];
  });
  const isProven = sides.every(({ table }) => isProvable(edition, table));
  const tried = all.map(({ given, answers, holds, path, place }): Pick<WorkedOut, 'findings' | 'ends'> => {
    const wrong = (message: string) => {
      return { findings: [finding('wrong-example', at.source.locate(path, place), message)] };
    };
    const faults = answerFaults(edition, each, answers, path);
    if (faults.length > 0 || !isProven) return { findings: faults };
    const ends = endsOfCase(each, given);
    if (typeof ends === 'string') return wrong(ends);
    const fault = holdsFault(each, ends, holds);
    return fault === undefined ? { findings: [], ends: new Set(ends.flat()) } : wrong(fault);
  });
  const findings = tried.flatMap((one) => one.findings);
  const isWhole = tried.length > 0 && tried.every(({ ends }) => ends !== undefined);
  return { each, findings, ...(isWhole && { ends: new Set(tried.flatMap(({ ends = [] }) => [...ends])) }) };
}

function answerFaults(
  edition: EditionContent,
  { at, sides }: ConcurrenceIn,
  answers: Given,
  path: ConcurrenceIn['at']['path'],
): readonly Finding[] {
  const place = (fact: string, where: 'key' | 'value') => at.source.locate([...path, fact], where);
  return Object.entries(answers).flatMap(([fact, value]): readonly Finding[] => {
    const known = edition.edition.facts?.data[fact];
    if (known) return valueFault(fact, known, value, place(fact, 'value'));
    if (edition.unreadable.fact(fact)) return [];
    const mend = didYouMean(
      fact,
      sides.flatMap(({ table }) => table.situation.data.facts),
    );
    return [finding('unknown-fact', place(fact, 'key'), `there is no fact \`${fact}\` in this edition.${mend}`)];
  });
}

/** The rulings of each side that a case can end with, or why it is none of the concurrence. */
function endsOfCase({ id, sides, when }: ConcurrenceIn, given: Given): Both<readonly string[]> | string {
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
  const mine = endsOf(id, sides[0], given);
  const theirs = typeof mine === 'string' ? mine : endsOf(id, sides[1], given);
  return typeof mine === 'string' ? mine : typeof theirs === 'string' ? theirs : [mine, theirs];
}

/** Why what an example says of what holds is wrong; undefined if it is right, or says nothing. */
function holdsFault(
  { id, data }: ConcurrenceIn,
  [mine, theirs]: Both<readonly string[]>,
  holds: readonly string[] | undefined,
): string | undefined {
  const due = data.how === 'prevails' ? mine : [...mine, ...theirs];
  if (holds === undefined || quoteList([...holds].sort(), 'and') === quoteList([...due].sort(), 'and'))
    return undefined;
  return `in this example of \`${id}\` ${quoteList(due, 'and')} ${due.length === 1 ? 'holds' : 'hold'}. Mend its \`holds\`, or the concurrence.`;
}

function asks({ situation }: SituationTable, fact: string): boolean {
  return situation.data.facts.some((each) => each === fact);
}

/** The rulings of one side that an example can end with, or why it is no example of it. */
function endsOf(id: string, { table, rulings }: ConcurringSide, given: Given): readonly string[] | string {
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
