import { answersToQuery } from '#addresses/answers.ts';
import { exactAnswer } from '#decide/exact-answer.ts';
import { fill } from '#i18n/fill.ts';
import { plainMarkdown } from '#library/markdown.ts';
import type { Rested, RulingDoc } from '#library/types.ts';
import { alsoRuled } from '#views/also-ruled.ts';
import { alternativeText } from '#views/alternative-text.ts';
import { citationOf } from '#wording/citation.ts';
import { houseRulingLine } from './house.ts';
import {
  citeLink,
  clauseBlocks,
  followsOf,
  headOf,
  heldLines,
  leaveLine,
  link,
  listOf,
  noteBlock,
  part,
  twin,
  type TwinContext,
} from './parts.ts';

/** The Markdown twin of a ruling's page, with the clauses that it cites in full and the notes there. */
export function rulingMarkdown(ruling: RulingDoc, context: TwinContext): string {
  const { edition, urls, words } = context;
  const { ruling: said } = words;
  const situation = edition.situationById.get(ruling.situation);
  const follows = followsOf(ruling, context);
  const rested = new Set(ruling.rests.map(({ note }) => note));
  return twin([
    ...headOf(ruling.verdict, urls.ruling(ruling.id), context),
    follows === '' ? undefined : `**${plainMarkdown(follows)}** · ${plainMarkdown(leaveLine(ruling, context))}`,
    houseRulingLine(ruling, context),
    situation && `${plainMarkdown(said.situation)}: ${link(situation.data.title, urls.situation(situation.id))}`,
    ...part(
      said.when,
      [plainMarkdown(ruling.explain ?? ''), listOf(heldLines(ruling, context).map(plainMarkdown))]
        .filter((block) => block !== '')
        .join('\n\n'),
    ),
    ...part(said.steps, listOf(ruling.steps.map(plainMarkdown), '1.')),
    ...part(said.stay, listOf(ruling.stayUntil.map(plainMarkdown))),
    ...part(said.rests, ruling.rests.map((each) => restBlock(each, ruling, context)).join('\n\n')),
    ...part(
      said.clauses,
      ruling.cites
        .flatMap((cite) => [
          `### ${citeLink(cite, context)}`,
          ...(cite.clause ? [cite.clause] : cite.rule.clauses).flatMap((clause) =>
            clauseBlocks(cite.rule, clause, context, (note) => !rested.has(note)),
          ),
        ])
        .filter((block) => block !== undefined)
        .join('\n\n'),
    ),
    ...part(said.also.title, listOf(alsoLines(ruling, context))),
    ...part(
      said.next,
      listOf(
        ruling.then.flatMap((id) => {
          const next = edition.situationById.get(id);
          return next ? [link(next.data.title, urls.situation(id))] : [];
        }),
      ),
    ),
    ...part(said.examples, listOf(exampleLines(ruling, context))),
    ...part(said.cite, plainMarkdown(citationOf(ruling, edition, words, urls.ruling(ruling.id)))),
  ]);
}

/** What else may hold for the same event, and where that is decided, as on the page. */
function alsoLines(ruling: RulingDoc, context: TwinContext): readonly string[] {
  return alsoRuled(ruling, context).map(({ how, by, cases = [], says, title, href }) =>
    [
      ...[how, by, ...cases.map(({ text }) => text), says.text].filter((text) => text !== '').map(plainMarkdown),
      link(title, href),
    ].join(' · '),
  );
}

/** Worked cases, each with the address that it has. */
export function exampleLines({ id, examples }: RulingDoc, { urls }: TwinContext): readonly string[] {
  return examples.map(({ story, given }) => {
    const answers = Object.entries(given).map(([fact, value]) => [fact, exactAnswer(value)] as const);
    return `${plainMarkdown(story)} ${urls.ruling(id, answersToQuery(Object.fromEntries(answers)))}`;
  });
}

/** A note that the ruling rests on, and what follows under its other reading. */
function restBlock(each: Rested, ruling: RulingDoc, context: TwinContext): string {
  const { otherReading } = context.words.ruling;
  const others = each.alternatives.map((other) => {
    const { when, verdict, comesTo, explain = '' } = alternativeText(other, ruling, context);
    const cases = when.map((says) => fill(otherReading.when, { when: says }));
    return [otherReading.title, ...cases, verdict, comesTo, explain]
      .filter((text) => text !== '')
      .map(plainMarkdown)
      .join(' · ');
  });
  return [
    citeLink(each, context),
    noteBlock(each.note, context),
    listOf([...others, ...(each.eitherWay ? [plainMarkdown(otherReading.same)] : [])]),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}
