/** Worked examples are tests: each leads to its own ruling. */
import type { Outcome } from '#decide/compiled.ts';
import { decide } from '#decide/decide.ts';
import type { Assignment } from '#decide/table.ts';
import { uncovered } from '#decide/uncovered.ts';
import type { Position } from '#library/source.ts';
import type { At } from '#library/table.ts';
import type { SituationTable } from '#library/tables.ts';
import { asId, type Example } from '#model/index.ts';
import { completions, type Values } from '#check/completions.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { tablesBySituation } from '#check/lookup.ts';
import { triedTable, flawsOf, hasCycle, isProvable } from '#check/provable.ts';
import { describeRule } from '#check/describe-rule.ts';
import { didYouMean, quoteList } from '#check/suggest.ts';
import { valueFault } from '#check/value-fault.ts';

export function examples(edition: EditionContent): readonly Finding[] {
  return edition.consequences.flatMap((consequence) => {
    const table = tablesBySituation(edition.tables).get(consequence.situation);
    if (!table) return [];
    const { at, data } = consequence;
    return (data.examples ?? []).flatMap(({ given }, index) => {
      const here: At = { source: at.source, path: [...at.path, 'examples', index, 'given'] };
      return givenFindings(edition, table, data.id, given, here);
    });
  });
}

/**
 * Findings on a case that should lead to a ruling of this table, or to its otherwise.
 * @param called its name in messages.
 */
export function givenFindings(
  edition: EditionContent,
  table: SituationTable,
  ruling: string,
  given: Example['given'],
  here: At,
  called = `this example of \`${ruling}\``,
): readonly Finding[] {
  const faults = Object.entries(given).flatMap(([fact, value]) => givenFault(edition, table, here, fact, value));
  if (faults.length > 0 || !isProvable(edition, table) || isHopeless(table, ruling)) return faults;
  const fault = exampleFault(table, ruling, given, called);
  return fault === undefined ? [] : [finding('wrong-example', placeOfGiven(here), fault)];
}

/** A ruling that can never be given has no valid example, and is reported already. */
function isHopeless({ table }: SituationTable, ruling: string): boolean {
  if (hasCycle(table)) return true;
  if (table.otherwise === ruling) return uncovered(triedTable(table)).length === 0;
  return flawsOf(table).some((flaw) => flaw.kind === 'dead-ruling' && flaw.ruling === ruling);
}

function placeOfGiven({ source, path }: At): Position {
  return source.locate(path, 'key');
}

/** One value of an example against its fact. */
function givenFault(
  edition: EditionContent,
  table: SituationTable,
  at: At,
  id: string,
  value: string | number,
): readonly Finding[] {
  const where = (place: 'key' | 'value') => at.source.locate([...at.path, id], place);
  const facts = edition.edition.facts?.data ?? {};
  const fact = facts[id];
  if (!fact) {
    if (edition.unreadable.fact(id)) return [];
    const mend = didYouMean(id, table.situation.data.facts);
    return [finding('unknown-fact', where('key'), `there is no fact \`${id}\` in this edition.${mend}`)];
  }
  if (!table.situation.data.facts.includes(asId(id))) {
    const mend = `Take it out, or add it to the \`facts\` of that situation.`;
    return [
      finding(
        'fact-not-asked',
        where('key'),
        `the situation \`${table.situation.id}\` does not ask \`${id}\`. ${mend}`,
      ),
    ];
  }
  return valueFault(id, fact, value, where('value'));
}

/** Why the example does not show its ruling; undefined if it does. */
function exampleFault(
  table: SituationTable,
  id: string,
  answers: Example['given'],
  called: string,
): string | undefined {
  const compiled = triedTable(table.table);
  const given = exactValues(table, answers);
  const all = completions(compiled, given);
  if (all.kind === 'too-many') return `${called} leaves almost everything open. Answer more in \`given\`.`;
  if (all.kind === 'not-asked') {
    return `${called} answers \`${all.fact}\`, whose \`askIf\` does not hold with its other answers. Mend \`given\`.`;
  }
  const cases = all.cases.map((assignment) => ({ assignment, outcome: decide(compiled, assignment) }));
  const possible = cases.filter((each) => each.outcome.kind !== 'impossible');
  if (possible.length === 0) {
    return `${called} cannot occur: the situation calls it \`impossible\`. Mend \`given\`.`;
  }
  const kind = table.table.otherwise === id ? 'otherwise' : 'ruling';
  // A conflict is reported as such; it is not a fault of the example.
  const right = (outcome: Outcome) =>
    (outcome.kind === kind && outcome.id === id) || (outcome.kind === 'conflict' && outcome.ids.includes(id));
  if (possible.every((each) => right(each.outcome))) return undefined;

  const ends = [...new Set(possible.map((each) => describeOutcome(table, each.outcome)))].sort();
  const open = table.situation.data.facts.filter((fact) => !(fact in given) && matters(fact, possible));
  if (open.length === 0 || !possible.some((each) => right(each.outcome))) {
    return `${called} leads to ${ends.join(' or ')}. Mend \`given\`, or the \`when\` of the ruling.`;
  }
  return `${called} leaves ${quoteList(open, 'and')} open, and could end with ${ends.join(' or ')}. Answer that too.`;
}

/** Options of a choice are texts, also where YAML reads a number. */
function exactValues({ table }: SituationTable, given: Example['given']): Values {
  const choices = new Set(table.facts.flatMap((fact) => (fact.kind === 'choice' ? [fact.id] : [])));
  return Object.fromEntries(
    Object.entries(given).map(([fact, value]) => [fact, choices.has(fact) ? String(value) : value]),
  );
}

/** Whether the cases differ in this fact and in their end. */
function matters(
  fact: string,
  cases: readonly { readonly assignment: Assignment; readonly outcome: Outcome }[],
): boolean {
  const byValue = new Map<unknown, Set<string>>();
  for (const { assignment, outcome } of cases) {
    const value = assignment[fact];
    byValue.set(value, (byValue.get(value) ?? new Set()).add(JSON.stringify(outcome)));
  }
  const ends = new Set([...byValue.values()].flatMap((each) => [...each]));
  return byValue.size > 1 && [...byValue.values()].some((each) => each.size < ends.size);
}

function describeOutcome({ rulings }: SituationTable, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'ruling': {
      const rule = rulings.find((each) => each.ruling.id === outcome.id)?.rule;
      return rule === undefined ? `\`${outcome.id}\`` : `\`${outcome.id}\` (${describeRule(rule)})`;
    }
    case 'otherwise':
      return `\`${outcome.id}\` (what the situation says for the rest)`;
    case 'gap':
      return 'no ruling';
    case 'conflict':
      return `${quoteList(outcome.ids, 'and')} at once`;
    case 'impossible':
      return 'a case that cannot occur';
  }
}
