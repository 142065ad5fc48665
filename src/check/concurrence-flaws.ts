/** What the proof across tables finds wrong, each with the case that shows it and how to mend it. */
import type { Both, ConcurrenceFlaw, JointCase } from '#decide/concurring.ts';
import type { Unasked } from '#decide/unasked.ts';
import type { ConcurrenceIn } from '#library/concurrences.ts';
import type { SituationTable } from '#library/tables.ts';
import type { Position } from '#library/source.ts';
import type { Given } from './concurrence-examples.ts';
import { describeRule } from './describe-rule.ts';
import { finding, type Finding } from './finding.ts';
import { likewiseOf } from './likewise.ts';
import type { SituationPair } from './may-meet.ts';
import { quoteList } from './suggest.ts';

type Undeclared = Extract<ConcurrenceFlaw, { readonly kind: 'undeclared' }>;

/**
 * One for each flaw; one for all rulings of the second situation that go with one of the first for the same
 * reason.
 * @param declared in the order in which the flaws count them.
 * @param reason why content has to say how two rulings go together, from “and …” on.
 */
export function flawFindings(
  pair: SituationPair,
  declared: readonly ConcurrenceIn[],
  flaws: readonly (ConcurrenceFlaw | Unasked)[],
  reason: (rulings: Both<string>) => string,
): readonly Finding[] {
  const undeclared = flaws.filter((flaw): flaw is Undeclared => flaw.kind === 'undeclared');
  const alike = Map.groupBy(undeclared, ({ rulings }) => JSON.stringify([rulings[0], reason(rulings)]));
  return [
    ...[...alike.values()].flatMap((flaws) => undeclaredFinding(pair, flaws, reason)),
    ...flaws.flatMap((flaw) => (flaw.kind === 'undeclared' ? [] : flawFinding(pair, declared, flaw))),
  ];
}

function undeclaredFinding(
  pair: SituationPair,
  flaws: readonly Undeclared[],
  reason: (rulings: Both<string>) => string,
): readonly Finding[] {
  const [flaw] = flaws;
  if (!flaw) return [];
  const [one, other] = flaw.rulings;
  const others = flaws.map(({ rulings }) => rulings[1]);
  const also = others.length === 1 ? '' : ` (and ${quoteList(others.slice(1), 'and')})`;
  const message =
    `${nameOf(pair[0], one)} and ${nameOf(pair[1], other)}${also} can hold for one event, ${reason(flaw.rulings)}. ` +
    `In this case they meet: ${describeCase(flaw.witness)}. Say how they go together in concurrences.yaml: ` +
    `\`${one}-${other}: { how: adds, prevails, excludes or open, rulings: [${one}], with: [${others.join(', ')}], says: …, cites: […] }\`.`;
  return [finding('undeclared-concurrence', placeOf(pair[0], one), message)];
}

function flawFinding(
  pair: SituationPair,
  declared: readonly ConcurrenceIn[],
  flaw: Exclude<ConcurrenceFlaw, Undeclared> | Unasked,
): Finding {
  const at = (index: number): ConcurrenceIn => {
    const each = declared[index];
    if (!each) throw new TypeError('a flaw names a declaration that is there');
    return each;
  };
  switch (flaw.kind) {
    case 'twice': {
      const [first, second] = [at(flaw.declared[0]), at(flaw.declared[1])];
      const message =
        `${quoteList([first.id, second.id], 'and')} both say how ${quoteList(flaw.rulings, 'and')} go together ` +
        `in this case: ${describeCase(flaw.witness)}. Narrow the \`when\` of one, or take one out.`;
      return finding('concurrence-twice', keyOf(second), message);
    }
    case 'never': {
      const each = at(flaw.declared);
      const [place, message] = flaw.ruling
        ? [
            placeIn(each, flaw.ruling.id),
            `\`${flaw.ruling.id}\` meets none of the rulings on the other side where \`${each.id}\` holds. ` +
              'Name the one that does, or take it out.',
          ]
        : [
            keyOf(each),
            `the rulings that \`${each.id}\` names never meet where it holds. Widen its \`when\`, or take it out.`,
          ];
      return finding('concurrence-never', place, message);
    }
    case 'left-out': {
      const each = at(flaw.declared);
      const { side, id } = flaw.other;
      const message =
        `${nameOf(pair[side], id)} meets the rulings of the other side under the same answers as those that ` +
        `\`${each.id}\` names: ${describeCase(flaw.witness)}. Name it too, or say in a \`when\` which answers ` +
        'exclude one another.';
      return finding('concurrence-left-out', keyOf(each), message);
    }
    case 'unasked': {
      const each = at(flaw.declared);
      const [one, other] = flaw.rulings;
      const facts = quoteList(flaw.facts, 'and');
      const message =
        `\`${each.id}\` depends on ${facts}, which neither situation asks where ${nameOf(pair[0], one)} and ` +
        `${nameOf(pair[1], other)} meet so: ${describeAnswers(flaw.answers)}. Then nobody can tell whether it holds. ` +
        `Have one of the two rulings ask ${facts}, or write into \`when\` what they do ask there; where it holds anyway, ` +
        'say it of these rulings without that condition.';
      return finding('concurrence-unasked', whenOf(each), message);
    }
    case 'unshown': {
      const each = at(flaw.declared);
      const { id } = flaw.ruling;
      const answers = likewiseOf(each, id, answersIn(flaw.witness));
      const write = each.data.examples?.[0]?.likewise
        ? `add to the \`likewise\` of the first example \`${answers}\``
        : `write below \`given\` of the first example \`likewise: [${answers}]\``;
      const message =
        `only an example can show that \`${id}\` belongs here: it collides with no ruling on the other side. ` +
        `If the same holds for it, ${write}; else take it out.`;
      return finding('concurrence-unshown', placeIn(each, id), message);
    }
  }
}

function whenOf({ at }: ConcurrenceIn): Position {
  return at.source.locate([...at.path, 'when'], 'key');
}

function keyOf({ at }: ConcurrenceIn): Position {
  return at.source.locate(at.path, 'key');
}

/** Where a ruling stands in one of the lists. */
function placeIn({ data, at }: ConcurrenceIn, ruling: string): Position {
  const key = data.rulings.some((name) => name === ruling) ? 'rulings' : 'with';
  const index = data[key].findIndex((name) => name === ruling);
  return at.source.locate([...at.path, key, index], 'value');
}

function nameOf(table: SituationTable, id: string): string {
  const found = table.rulings.find(({ ruling }) => ruling.id === id);
  const of = `in \`${table.situation.id}\``;
  return found ? `\`${id}\` (${describeRule(found.rule)}) ${of}` : `\`${id}\` (the rest) ${of}`;
}

function placeOf(table: SituationTable, id: string): Position {
  const found = table.rulings.find(({ ruling }) => ruling.id === id);
  return found ? found.at.source.locate([...found.at.path, 'id']) : table.situation.source.locate(['otherwise', 'id']);
}

function describeCase(witness: JointCase): string {
  return describeAnswers(answersIn(witness));
}

function describeAnswers(given: Given): string {
  const answers = Object.entries(given);
  return answers.length === 0 ? 'always' : answers.map(([fact, value]) => `${fact}: ${String(value)}`).join('; ');
}

/** The answers of both, what both ask once. */
function answersIn(witness: JointCase): Given {
  return Object.fromEntries(
    witness.flatMap((each) =>
      Object.entries(each).flatMap(([fact, value]) => (value === null ? [] : [[fact, value] as const])),
    ),
  );
}
