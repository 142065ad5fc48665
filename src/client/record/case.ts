/**
 * The content of the dispute sheet: the answers of its link replayed through the table of the ruling's page,
 * and all problems that keep it from being confirmed. Pure.
 */
import { answersToQuery, canonical } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import { recordQuery, sumOf, type CaseRecord } from '#addresses/record.ts';
import { marksIn, withoutMarks } from '#addresses/record-marks.ts';
import { withQuery } from '#addresses/with-query.ts';
import { sumFinding } from '#client/replay/sum.ts';
import { agreementOf } from '#client/widgets/agreement.ts';
import { shownAnswers } from '#client/widgets/CaseCheck.tsx';
import type { ConsequencesProps } from '#parts/Consequences.tsx';
import { compile } from '#decide/compile.ts';
import type { Answers } from '#decide/table.ts';
import type { RecordProblem } from '#i18n/words.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';
import { leaveOf } from '#wording/leave.ts';
import { saysOf, sentence } from '#wording/phrase.ts';
import { scoreLines, withoutScore, type ScoreLine } from '#wording/score.ts';
import { shownChips, type Chip } from '#wording/shown-chips.ts';

export interface SheetCase {
  readonly record: CaseRecord;
  /** The checksum over the link's content, computed anew. */
  readonly sum: string;
  /** The situation's title. */
  readonly title: string;
  /** What was asked and answered, in the order of the questions. */
  readonly facts: readonly SheetFact[];
  /** Empty when confirmed. */
  readonly problems: readonly RecordProblem[];
  /** Absent when it does not follow from the answers. */
  readonly ruled?: SheetRuling;
  /**
   * Permanent address: the ruling with its record, and the questions with these answers. Without a checksum
   * unless confirmed, so that it cannot be confirmed later.
   */
  readonly path: string;
  readonly questions: string;
}

export interface SheetFact {
  readonly fact: string;
  readonly lang?: string;
  readonly ask: string;
  readonly says: string;
}

export interface SheetRuling {
  readonly lang?: string;
  readonly verdict: string;
  /** The kind of openness, when the book does not decide. */
  readonly open?: string;
  readonly lines: readonly ScoreLine[];
  readonly chips: readonly Chip[];
  readonly words: ConsequencesProps['words'];
  /** Must or may, and who decides. */
  readonly leave: readonly string[];
  /** Sources other than the text itself; empty for the text alone. */
  readonly rests: readonly string[];
}

/**
 * @param page the case data of the ruling's own page
 * @param query the record's, without question mark
 */
export function sheetCase(page: CaseCheckProps, query: string): SheetCase {
  const { shared, table, tree, former, facts, ruling: id, words } = page;
  const marks = marksIn(query);
  const said = withoutMarks(query);
  const own = { compiled: compile(table), tree, ...(former && { former }) };
  const current = caseOf(own.compiled, tree, said, former);
  const answers = canonical(said, table.facts, former);
  const record = { ...shared.record, table: marks.table ?? shared.record.table, ruling: id, answers };
  const follows =
    current.dropped.length + current.contradicted.length === 0 ? agreementOf(current, { ruling: id }) : undefined;
  const counting = countingAnswers(current);
  const sum = sumFinding({ page: { ...shared.record, ruling: id }, own, query: said, marks });
  const problems: readonly (RecordProblem | false)[] = [
    follows === undefined && 'answers',
    follows !== undefined && follows.kind !== 'agrees' && (follows.kind === 'other' ? 'elsewhere' : follows.kind),
    follows?.kind === 'agrees' && answersToQuery(counting) !== answers && 'idle',
    record.table !== shared.record.table && 'table',
    sum === 'missing' && 'no-sum',
    sum === 'wrong' && 'sum',
  ];
  const found = problems.filter((each) => each !== false);
  const struck = current.progress.struck.map(({ fact, answer }) => ({ fact, answer }));
  const given = follows?.kind === 'agrees' ? shownAnswers(current) : [...shownAnswers(current), ...struck];
  const ruling = shared.rulings[id];
  return {
    record,
    sum: sumOf(record),
    title: shared.title,
    facts: given.flatMap(({ fact, answer }) => {
      const text = facts[fact];
      if (!text) return [];
      const lang = text.lang === undefined ? {} : { lang: text.lang };
      return [{ fact, ...lang, ask: text.ask, says: sentence(saysOf(text, answer, words.phrase)) }];
    }),
    problems: found,
    ...(follows?.kind === 'agrees' && ruling ? { ruled: ruledIn(page, counting) } : {}),
    path: withQuery(ruling?.permalink ?? shared.permalink, found.length === 0 ? recordQuery(record) : answers),
    questions: withQuery(shared.permalink, answersToQuery(current.answers)),
  };
}

/** The ruling with its amounts in this case. */
function ruledIn(
  { shared, ruling: id, words: { ruling: says, amounts } }: CaseCheckProps,
  answers: Answers,
): SheetRuling {
  const ruling = shared.rulings[id];
  if (!ruling) throw new Error(`the page of ${id} holds another ruling`);
  const { chips: words } = shared;
  const all = shownChips(ruling.effects, words, answers);
  return {
    ...(ruling.lang === undefined ? {} : { lang: ruling.lang }),
    verdict: ruling.verdict.text,
    ...(ruling.open === undefined ? {} : { open: ruling.open }),
    lines: scoreLines(ruling.effects, words, answers),
    chips: shownChips(withoutScore(ruling.effects), words, answers),
    words: { effects: words.effects, amounts },
    leave: leaveOf(ruling, all, { modality: words.effects.modality, decides: says.decides }),
    rests: ruling.rests.map(({ label }) => label),
  };
}
