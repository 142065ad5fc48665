/** The examples of a concurrence: each is a joint case of it, and so is each that is `likewise`. */
import { allows } from '#decide/boxes.ts';
import type { Both } from '#decide/concurring.ts';
import { decide } from '#decide/decide.ts';
import type { ConcurrenceIn, ConcurringSide } from '#library/concurrences.ts';
import type { SituationTable } from '#library/tables.ts';
import type { Example } from '#model/index.ts';
import { completions } from './completions.ts';
import type { EditionContent } from './content.ts';
import { finding, type Finding } from './finding.ts';
import { isProvable, triedTable } from './provable.ts';
import { didYouMean, quoteList } from './suggest.ts';
import { valueFault } from './value-fault.ts';

export type Given = Example['given'];

/** A concurrence with what its examples come to. */
export interface WorkedOut {
  readonly each: ConcurrenceIn;
  readonly findings: readonly Finding[];
  /** The rulings that they end with; absent where it has none, or one is wrong. */
  readonly ends?: ReadonlySet<string>;
}

/** What is wrong with its examples, and where they end. */
export function workedOut(edition: EditionContent, each: ConcurrenceIn): WorkedOut {
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
export function endsOfCase({ id, sides, when }: ConcurrenceIn, given: Given): Both<readonly string[]> | string {
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
