/** Conditions, amounts and their facts: everything that prevents building a decision table. */
import type { TableProblem } from '#library/table.ts';
import type { Language } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Code, type Finding } from '#check/finding.ts';
import { numbersIn } from '#check/numbers-in.ts';
import { optionMeant } from '#check/option-meant.ts';
import { didYouMean, quoteList } from '#check/suggest.ts';

export function conditions({ book, tables, unreadable }: EditionContent): readonly Finding[] {
  const all = tables.flatMap(({ problems, alternatives }) => [
    ...problems,
    // Problems of the situation's facts recur in each of its alternatives.
    ...alternatives.flatMap((each) => each.problems.filter(({ at }) => at.path.includes('alternatives'))),
  ]);
  return conditionFindings(all, unreadable, book.data.language);
}

/** What prevents a condition or an amount from being read. */
export function conditionFindings(
  problems: readonly TableProblem[],
  unreadable: EditionContent['unreadable'],
  language: Language,
): readonly Finding[] {
  return problems.flatMap((problem) => {
    if (problem.kind === 'unknown-fact' && unreadable.fact(problem.fact)) return [];
    // A number that can have no value is told where it is declared, and not again wherever it is answered.
    if (problem.kind === 'number-out-of-bounds' && problem.min >= problem.max) return [];
    const position = problem.at.source.locate(problem.at.path, POINTS_AT_KEY.has(problem.kind) ? 'key' : 'value');
    return [finding(problem.kind, position, messageOf(problem, language))];
  });
}

const POINTS_AT_KEY: ReadonlySet<Code> = new Set<Code>(['unknown-fact', 'fact-not-asked']);

/** An amount such as `two`, which is read as the name of a fact. */
function numberMeant({ fact, at }: Extract<TableProblem, { kind: 'unknown-fact' }>, language: Language): string {
  if (!at.path.includes('effects')) return '';
  const [number] = numbersIn(fact, language);
  return number === undefined
    ? ' An amount is a number in digits, or counts with a fact.'
    : ` An amount is written in digits: ${number}.`;
}

function messageOf(problem: TableProblem, language: Language): string {
  switch (problem.kind) {
    case 'unknown-fact': {
      const number = numberMeant(problem, language);
      if (/\d/.test(number)) return `\`${problem.fact}\` is no number, and there is no fact of this name.${number}`;
      const near = didYouMean(problem.fact, problem.candidates);
      const mend = near.endsWith('?') ? near : `${near || ' Add it to facts.yaml.'}${number}`;
      return `there is no fact \`${problem.fact}\` in this edition.${mend}`;
    }
    case 'fact-not-asked':
      return `the situation \`${problem.situation}\` does not ask \`${problem.fact}\`. Add it to the \`facts\` of that situation, or take it out here.`;
    case 'unknown-option':
      return `\`${problem.fact}\` has no option \`${problem.option}\`.${optionMeant(problem.option, problem.candidates)}`;
    case 'not-a-number':
      return `\`${problem.fact}\` is a number, and \`${problem.value}\` is none. Write a whole number, or a range: 0..4, 5.. or ..4.`;
    case 'number-out-of-bounds':
      return `\`${problem.value}\` leaves the bounds of \`${problem.fact}\`, which goes from ${problem.min} to ${problem.max}.`;
    case 'not-a-step':
      return `\`${problem.fact}\` is never ${problem.value}: it goes from ${problem.min} in steps of ${problem.step}.`;
    case 'empty-range':
      return `the range \`${problem.value}\` of \`${problem.fact}\` is empty. Write the lower bound first.`;
    case 'amount-needs-number':
      return `the amount counts with \`${problem.fact}\`, which is not a number. Use a number fact, or look the amount up: { by: ${problem.fact}, values: { … } }.`;
    case 'amount-needs-choice':
      return `the amount is looked up by \`${problem.fact}\`, which is a number. Use a choice, or count with it: 2*${problem.fact}.`;
    case 'lookup-incomplete':
      return `the amount looked up by \`${problem.fact}\` has no value for ${quoteList(problem.missing, 'and')}. Add ${problem.missing.length === 1 ? 'it' : 'them'}.`;
  }
}
