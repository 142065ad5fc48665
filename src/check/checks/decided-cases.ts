/**
 * Published cases: each leads to the ruling that it names, has the outcome that it states, and was decided
 * under its edition.
 */
import type { DraftCase } from '#library/draft.ts';
import type { At } from '#library/table.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';
import { givenFindings } from './examples.ts';
import { givesFindings } from './gives.ts';

export function decidedCases(content: EditionContent): readonly Finding[] {
  return content.edition.cases.flatMap((decided) => [...ruled(content, decided), ...dayFindings(content, decided)]);
}

function ruled(content: EditionContent, { source, data }: DraftCase): readonly Finding[] {
  const { tables, consequences, unreadable, path } = content;
  const known = tables.map(({ situation }) => situation.id);
  const table = tables.find(({ situation }) => situation.id === data.situation);
  if (!table) {
    if (unreadable.situation(data.situation)) return [];
    const renamed = tables.find(({ situation }) => situation.data.aliases?.includes(data.situation))?.situation.id;
    const mend = renamed === undefined ? didYouMean(data.situation, known) : ` It is called \`${renamed}\` now.`;
    const message = `there is no situation \`${data.situation}\` in ${path}.${mend}`;
    return [finding('unknown-situation', source.locate(['situation']), message)];
  }
  const mine = consequences.filter(({ situation }) => situation === data.situation);
  const consequence = mine.find((each) => each.data.id === data.ruling);
  if (!consequence) {
    if (unreadable.ruling(data.ruling)) return [];
    const elsewhere = consequences.find((each) => each.data.id === data.ruling)?.situation;
    const ids = mine.map((each) => each.data.id);
    const mend = elsewhere === undefined ? didYouMean(data.ruling, ids) : ` It is one of \`${elsewhere}\`.`;
    const message = `the situation \`${data.situation}\` has no ruling \`${data.ruling}\`.${mend}`;
    return [finding('unknown-ruling', source.locate(['ruling']), message)];
  }
  const at: At = { source, path: [] };
  return [
    ...givenFindings(content, table, data.ruling, data.given, { source, path: ['given'] }, CALLED),
    ...givesFindings(content, consequence, data, at, CALLED),
  ];
}

const CALLED = 'this case';

/** A case belongs to the edition that was in force on its day, and is approved once it is decided. */
function dayFindings({ book, edition }: EditionContent, { source, data: { day, approved } }: DraftCase) {
  const { editions } = book.data;
  const { from } = edition.meta;
  const next = editions
    .slice(editions.findIndex(({ id }) => id === edition.id) + 1)
    .find((each) => each.from !== undefined);
  const say = (key: readonly string[], message: string) => [finding('case-day', source.locate(key), message)];
  return [
    ...(from !== undefined && day < from
      ? say(
          ['day'],
          `this case was decided on ${day}, and its edition is in force from ${from}. Move it to the edition before, or mend the day.`,
        )
      : []),
    ...(next?.from !== undefined && day >= next.from
      ? say(
          ['day'],
          `this case was decided on ${day}, when \`${next.id}\` was in force (from ${next.from}). Move it there, or mend the day.`,
        )
      : []),
    ...(approved.on < day
      ? say(
          ['approved', 'on'],
          `this case was approved on ${approved.on}, before it was decided (${day}). Mend one of the days.`,
        )
      : []),
  ];
}
