/**
 * Reports what the engine proves of every table (design §3.3), with the case, the rulings and their
 * positions.
 */
import type { Flaw } from '#decide/flaw.ts';
import { uncovered } from '#decide/uncovered.ts';
import type { Position } from '#library/source.ts';
import type { RulingIn, SituationTable } from '#library/tables.ts';
import { asId } from '#model/index.ts';
import { describeAllowed, describeBox } from '#check/case.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { printPosition } from '#check/print.ts';
import { triedTable, hasCycle, isTooLarge, isWhole } from '#check/provable.ts';
import { tellingFlaws } from '#check/telling-flaws.ts';
import { describeRule } from '#check/describe-rule.ts';
import { quoteList } from '#check/suggest.ts';

export function proofs(edition: EditionContent): readonly Finding[] {
  return edition.tables
    .filter((each) => isWhole(edition, each))
    .flatMap((each) =>
      isTooLarge(each.table)
        ? [tooLarge(each)]
        : [...tellingFlaws(each).map((flaw) => report(edition, each, flaw)), ...deadOtherwise(each)],
    );
}

function tooLarge({ table, situation }: SituationTable): Finding {
  const message = `the table of \`${situation.id}\` is too large to be proven: ${table.facts.length} questions and ${table.rulings.length} rulings tell too many cases apart. Divide it into situations that lead to one another with \`then\`, or let fewer rulings hang on each question.`;
  return finding('table-too-large', situation.source.locate(['facts'], 'key'), message);
}

function report(edition: EditionContent, table: SituationTable, flaw: Flaw): Finding {
  const { source, id, data } = table.situation;
  const factAt = (fact: string) => source.locate(['facts', data.facts.indexOf(asId(fact))]);
  switch (flaw.kind) {
    case 'gap': {
      const mend =
        'Add a ruling for it, widen the `when` of one, or say under `otherwise` that the book leaves it open.';
      return finding(
        'gap',
        source.locate(['facts'], 'key'),
        `no ruling covers this case in \`${id}\`: ${describeBox(flaw.witness)}. ${mend}`,
      );
    }
    case 'conflict': {
      const [first, ...others] = flaw.rulings;
      const { name, position } = rulingOf(table, first);
      const named = others
        .map((each) => rulingOf(table, each))
        .map((other) => `${other.name} at ${printPosition(other.position)}`);
      const mend = 'Narrow the `when` of one, or let the more special one override the other.';
      const message = `${name} and ${named.join(' and ')} apply at once in this case of \`${id}\`: ${describeBox(flaw.witness)}. ${mend}`;
      return finding('conflict', position, message);
    }
    case 'dead-ruling':
      return deadRuling(table, flaw);
    case 'dead-option': {
      const box = [data.impossible ?? []].flat().findIndex((each) => Object.keys(each).join() === flaw.fact);
      if (box >= 0) {
        const message = `\`impossible\` takes the answer \`${describeAllowed(flaw.values)}\` to \`${flaw.fact}\` away in every case of \`${id}\`. Name there what it is impossible with, or take it out.`;
        return finding(
          'dead-option',
          source.locate(Array.isArray(data.impossible) ? ['impossible', box] : ['impossible']),
          message,
        );
      }
      const message = `the answer \`${describeAllowed(flaw.values)}\` to \`${flaw.fact}\` can never be given in \`${id}\`. Take the option out, or mend \`impossible\` or \`askIf\`.`;
      return finding('dead-option', factAt(flaw.fact), message);
    }
    case 'unreachable-question': {
      const reason =
        flaw.reason === 'never-asked'
          ? `the \`askIf\` of \`${flaw.fact}\` never holds in \`${id}\`. Mend the \`askIf\`, or take the fact out of \`facts\`.`
          : `the answer to \`${flaw.fact}\` never matters in \`${id}\`. Let a ruling depend on it, or take it out of \`facts\`.`;
      return finding('unreachable-question', factAt(flaw.fact), reason);
    }
    case 'askif-cycle': {
      const facts = edition.edition.facts?.source;
      const [first = ''] = flaw.facts;
      const message =
        flaw.facts.length === 1
          ? `\`${first}\` waits for its own answer in its \`askIf\`. Take it out of there.`
          : `${quoteList(flaw.facts, 'and')} wait for one another's answers in their \`askIf\`, in a circle. Let one of them be asked without.`;
      return finding('askif-cycle', facts?.locate([first, 'askIf'], 'key') ?? factAt(first), message);
    }
    case 'override-cycle': {
      const { at } = rulingOf(table, flaw.rulings[0] ?? '');
      const message =
        flaw.rulings.length === 1
          ? `${quoteList(flaw.rulings, 'and')} overrides itself, so that it is never left. Take it out of its \`overrides\`.`
          : `${quoteList(flaw.rulings, 'and')} override one another in a circle, so that none of them is left. Take one \`overrides\` out.`;
      return finding(
        'override-cycle',
        at?.source.locate([...at.path, 'overrides'], 'key') ?? source.locate([]),
        message,
      );
    }
  }
}

function deadRuling(table: SituationTable, flaw: Extract<Flaw, { kind: 'dead-ruling' }>): Finding {
  const { position } = rulingOf(table, flaw.ruling);
  const others = flaw.shadowedBy.map((each) => rulingOf(table, each).name);
  const why =
    flaw.reason === 'impossible'
      ? 'its `when` never holds in a possible case. Widen it, or mend `impossible` or an `askIf`.'
      : `wherever it applies it is overridden by ${others.join(' or ')}. Widen its \`when\`, or narrow theirs.`;
  return finding('dead-ruling', position, `the ruling \`${flaw.ruling}\` is never given: ${why}`);
}

function deadOtherwise({ table, situation }: SituationTable): readonly Finding[] {
  if (table.otherwise === undefined || hasCycle(table) || uncovered(triedTable(table)).length > 0) return [];
  const message = `\`otherwise\` is never reached: the rulings cover every case of \`${situation.id}\`. Take it out, or narrow the \`when\` of a ruling.`;
  return [finding('dead-ruling', situation.source.locate(['otherwise'], 'key'), message)];
}

interface Named {
  /** `id` (rule 17) */
  readonly name: string;
  readonly position: Position;
  readonly at?: RulingIn['at'];
}

function rulingOf({ rulings, situation }: SituationTable, id: string): Named {
  const found = rulings.find((each) => each.ruling.id === id);
  if (!found)
    return {
      name: `\`${id}\` (what the situation says for the rest)`,
      position: situation.source.locate(['otherwise', 'id']),
    };
  const { at, rule } = found;
  return { name: `\`${id}\` (${describeRule(rule)})`, position: at.source.locate([...at.path, 'id']), at };
}
