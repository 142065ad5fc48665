/** The situations of the five books as links see them: the engine's table, and the published data. */
import { situationJson } from '#api/situation.ts';
import { compile } from '#decide/compile.ts';
import { ready, type Ready } from '#client/replay/ready.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { recordTables, tableOfSituation } from '#views/record-table.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { FormerAnswers } from '#addresses/answers.ts';
import type { Tree } from '#decide/tree.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { oneOf, type Pick } from '../random.ts';
import { oracleOf, type Oracle } from './oracle.ts';

export interface Subject {
  readonly book: string;
  readonly edition: string;
  readonly situation: string;
  readonly compiled: Compiled;
  readonly tree: Tree;
  readonly former?: FormerAnswers;
  readonly own: Ready;
  /** Tables that it had before. */
  readonly earlier: readonly Ready[];
  readonly hash: string;
  readonly oracle: Oracle;
  /** Every pair that is a good answer, as a link has it. */
  readonly good: readonly string[];
}

export function subjectsOf(root: string): readonly Subject[] {
  return joinLibrary(readContentFiles(root), '2026-11-01').books.flatMap((book) =>
    book.editions.flatMap((edition) =>
      edition.situations.map((situation): Subject => {
        const context = pageContextIn(book, edition);
        // As it travels.
        const json = JSON.parse(JSON.stringify(situationJson(edition, situation))) as Oracle['json'];
        const { table, tree, former, rulingsHash: hash } = situation;
        return {
          ...{ book: book.id, edition: edition.id, situation: situation.id, hash, tree },
          compiled: compile(table),
          ...(former === undefined ? {} : { former }),
          own: ready(tableOfSituation(situation, context)),
          earlier: recordTables(situation, context)
            .filter((each) => each.hash !== hash)
            .map(ready),
          oracle: oracleOf(json),
          good: json.facts.flatMap(goodAnswers),
        };
      }),
    ),
  );
}

/** A sound query: answers to most of the questions. */
export function soundQuery({ oracle }: Subject, pick: Pick): string {
  return oracle.json.facts
    .filter(() => pick(8) > 0)
    .map((fact) => oneOf(goodAnswers(fact), pick))
    .join('&');
}

function goodAnswers(fact: Oracle['json']['facts'][number]): readonly string[] {
  if (fact.kind === 'choice') return fact.options.map(({ id }) => `${fact.id}=${id}`);
  const { id, min, max, step } = fact;
  const last = min + Math.floor((max - min) / step) * step;
  const some = [min, min + step, min + 2 * step, min + Math.floor((last - min) / step / 2) * step, last - step, last];
  const there = [...new Set(some.filter((n) => n >= min && n <= last))];
  return [
    ...there.map((n) => `${id}=${n}`),
    `${id}=${min}..${there[1] ?? last}`,
    `${id}=${there.at(-2) ?? min}..${last}`,
  ];
}
