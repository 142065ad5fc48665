/**
 * Times for a clock at the table: their clause contains their length, and every time that is named exists.
 */
import type { DataPath, SourceFile } from '#library/source.ts';
import { clauseOfTime, noteName, partsOfTimeName, type Time } from '#model/index.ts';
import { citationFindings } from '#check/citation.ts';
import type { EditionContent } from '#check/content.ts';
import { durationsIn, numbersBesideTimes } from '#check/durations-in.ts';
import { finding, type Finding } from '#check/finding.ts';
import { notesIn } from '#check/notes.ts';
import { numbersIn } from '#check/numbers-in.ts';
import { didYouMean, quoteList } from '#check/suggest.ts';

/**
 * Findings on the times that rules give, in their order, and then on the names of times in rulings,
 * situations and steps.
 */
export function times(edition: EditionContent): readonly Finding[] {
  const { rules } = edition.edition;
  return [
    ...rules.flatMap(({ data, source }) =>
      (data.times ?? []).flatMap((time, at) => timeFindings(edition, { time, rule: data.id, source, at })),
    ),
    ...namings(edition).flatMap(({ names, source, path }) =>
      names.flatMap((name, index) => unknownTime(edition, name, source, [...path, 'times', index])),
    ),
  ];
}

interface TimeAt {
  readonly time: Time;
  readonly rule: Parameters<typeof clauseOfTime>[0];
  readonly source: SourceFile;
  readonly at: number;
}

function timeFindings(edition: EditionContent, { time, rule, source, at }: TimeAt): readonly Finding[] {
  const where = (key: keyof Time) => source.locate(['times', at, key]);
  const cited = clauseOfTime(rule, time);
  const nowhere = citationFindings(edition, cited, () => where('clause'));
  const clause = source.body?.clauses.find(({ id }) => id === time.clause);
  return [
    ...nowhere,
    ...(clause ? unsaid(edition, time, cited, clause.text, where('seconds')) : []),
    ...(clause ? otherwiseCalled(edition, time, cited, clause.text, where) : []),
    ...(clause ? missingNote(edition, time, rule, cited, where('note')) : []),
    ...unknownFact(edition, time, where('fact')),
  ];
}

function unsaid(
  { book }: EditionContent,
  { id, seconds }: Time,
  cited: string,
  text: string,
  position: Finding['position'],
): readonly Finding[] {
  const said = durationsIn(text, book.data.language);
  if (said.has(seconds)) return [];
  const mend = said.size === 0 ? 'names no length of time' : `names ${[...said].join(', ')} seconds`;
  const message = `the clause \`${cited}\` does not say the ${seconds} seconds of \`${id}\`: it ${mend}. Mend the number, or name the clause that says it.`;
  return [finding('time-not-said', position, message)];
}

/** The words on a clock: they name no other time than its own, and no number that its clause does not. */
function otherwiseCalled(
  { book }: EditionContent,
  { id, seconds, ...words }: Time,
  cited: string,
  text: string,
  where: (key: 'label' | 'over') => Finding['position'],
): readonly Finding[] {
  const { language } = book.data;
  return (['label', 'over'] as const).flatMap((key) => {
    const called = words[key] ?? '';
    const times = [...durationsIn(called, language)].filter((each) => each !== seconds);
    const known = numbersIn(text, language);
    // What comes afterwards may be from another clause.
    const numbers =
      key === 'over' ? [] : [...numbersBesideTimes(called, language)].filter((each) => each !== 1 && !known.has(each));
    if (times.length === 0 && numbers.length === 0) return [];
    const strange = times.length > 0 ? `${times.join(', ')} seconds` : quoteList(numbers.map(String), 'and');
    const message = `the \`${key}\` of \`${id}\` says ${strange}, and the clock runs for ${seconds} seconds, as \`${cited}\` says. Mend the one that is wrong.`;
    return [finding('time-not-said', where(key), message)];
  });
}

function missingNote(
  edition: EditionContent,
  { note, clause }: Time,
  rule: string,
  cited: string,
  position: Finding['position'],
): readonly Finding[] {
  if (note === undefined) return [];
  const known = notesIn(edition).filter((each) => each.clause === cited);
  if (known.some(({ name }) => name === noteName(rule, clause, note))) return [];
  const ids = known.flatMap((each) => each.note.id ?? []);
  const mend = ids.length === 0 ? ' It has no notes with an id.' : didYouMean(note, ids);
  return [finding('unknown-note', position, `there is no note \`${note}\` at \`${cited}\`.${mend}`)];
}

function unknownFact(
  { edition, unreadable }: EditionContent,
  { fact }: Time,
  position: Finding['position'],
): readonly Finding[] {
  if (fact === undefined || edition.facts?.data[fact] || unreadable.fact(fact)) return [];
  const mend = didYouMean(fact, Object.keys(edition.facts?.data ?? {})) || ' Add it to facts.yaml.';
  return [finding('unknown-fact', position, `there is no fact \`${fact}\` in this edition.${mend}`)];
}

/** Everything that names times: rulings, situations, and the steps of their procedures. */
function namings({ edition, consequences }: EditionContent): readonly Naming[] {
  return [
    ...consequences.map(({ at, data }) => ({ names: data.times ?? [], source: at.source, path: at.path })),
    ...edition.situations.flatMap(({ source, data }): Naming[] => [
      { names: data.times ?? [], source, path: [] },
      ...(data.procedure ?? []).map((step, at) => ({ names: step.times ?? [], source, path: ['procedure', at] })),
    ]),
  ];
}

interface Naming {
  readonly names: readonly string[];
  readonly source: SourceFile;
  readonly path: DataPath;
}

function unknownTime(
  { edition, unreadable }: EditionContent,
  name: string,
  source: SourceFile,
  path: DataPath,
): readonly Finding[] {
  const known = edition.rules.flatMap(({ data }) => (data.times ?? []).map(({ id }) => `${data.id}/${id}`));
  if (known.includes(name) || unreadable.rule(partsOfTimeName(name).rule)) return [];
  const mend = didYouMean(name, known) || ' Give it to the `times` of the rule whose clause says it.';
  return [finding('unknown-time', source.locate(path), `there is no time \`${name}\` in this edition.${mend}`)];
}
