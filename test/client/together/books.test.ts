/**
 * Every declared joint case of every book, told from either side: the same meetings, the same sums, the same
 * parts in the order in which they were told, and a record that fits.
 */
import { describe, expect, test } from 'vitest';
import { answersToQuery, queryToAnswers } from '#addresses/answers.ts';
import { queryWith } from '#addresses/case.ts';
import type { CasePart } from '#addresses/parts.ts';
import { NOTHING_TOLD, type PartsEvents } from '#addresses/parts-events.ts';
import { isSumOfParts, partsRecordIn, partsRecordQuery } from '#addresses/parts-record.ts';
import { loadedPart } from '#client/together/load.ts';
import { outcomeOf, recordOf, saidOf, type Outcome } from '#client/together/outcome.ts';
import { allows } from '#decide/boxes.ts';
import type { Answer, Answers } from '#decide/table.ts';
import { packs } from '#i18n/packs.ts';
import type { TogetherWords } from '#i18n/words.ts';
import { untagged } from '#model/language-tags.ts';
import { decisionProps, situationTexts } from '#views/decision.ts';
import { JOURNEYS, TWO_LANGUAGES } from '../../support/fixture-site.ts';
import { jointCasesOf, type JointCase } from '../../support/joint-cases.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';

/** What a case of two parts tells: a concurrence is about one event. */
const ONE: PartsEvents = { ...NOTHING_TOLD, same: [{ first: 0, second: 1 }] };
const TWO: PartsEvents = { ...NOTHING_TOLD, apart: [{ first: 0, second: 1 }] };

const editions = ['.', JOURNEYS, TWO_LANGUAGES].flatMap((root) =>
  libraryAt(root).books.flatMap((book) =>
    book.editions
      .filter(({ concurrences }) => concurrences.length > 0)
      .map((edition) => [`${book.id} ${edition.id}`, book, edition] as const),
  ),
);

test('there are joint cases of all five books', () => {
  expect(editions.length).toBeGreaterThanOrEqual(7);
});

describe.each(editions)('in %s', (_, book, edition) => {
  const context = pageContextIn(book, edition);
  const words = packs[context.language].together;
  const loaded = new Map(
    edition.situations.map((situation) => [
      situation.id as string,
      { data: decisionProps(situation, context), texts: situationTexts(situation, context).rulings },
    ]),
  );
  const partsOf = (parts: readonly CasePart[]): Outcome['parts'] =>
    parts.map((part) => {
      const { data, texts } = loaded.get(part.situation) ?? {};
      return data && texts && loadedPart(part, data, texts);
    });
  const outcome = (parts: readonly CasePart[], told = ONE): Outcome => outcomeOf(partsOf(parts), words, told);
  const place = { book: edition.bookId, edition: edition.id };

  /** What differs between the two ways to tell a case, or from what the book declares. */
  const faultsOf = ({ concurrence, parts, holds }: JointCase): readonly string[] => {
    const [told, reversed] = [outcome(parts), outcome(parts.toReversed())];
    const record = recordOf(told, place);
    const read = record && partsRecordIn(partsRecordQuery(record));
    const held = told.parts.flatMap((part, at) => (told.instead.has(at) ? [] : (part?.ruled?.ruling ?? [])));
    const checks: Readonly<Record<string, boolean>> = {
      'it does not meet': told.found.some(({ of }) => of.id === concurrence.id),
      'another ruling holds': holds === undefined || sameItems(held, holds),
      'it is settled though the book does not say': concurrence.data.how !== 'open' || !told.settled,
      'it is not settled': concurrence.data.how === 'open' || told.settled,
      'the meetings depend on the order': sameItems(meetingsIn(told), meetingsIn(reversed)),
      'the sums depend on the order': sameItems(totalsIn(told), totalsIn(reversed)),
      'what is said of a part depends on the order': sameItems(partsSaid(told, words), partsSaid(reversed, words)),
      'the record has not the order in which it was told':
        JSON.stringify(record?.parts.map(({ situation }) => situation)) ===
          JSON.stringify(parts.map(({ situation }) => situation)) &&
        JSON.stringify(recordOf(reversed, place)?.parts) === JSON.stringify(record?.parts.toReversed()),
      'the record does not fit': read?.sum !== undefined && isSumOfParts(read.sum, { ...place, ...read }),
    };
    return Object.entries(checks).flatMap(([fault, isFine]) => (isFine ? [] : [`${concurrence.id}: ${fault}`]));
  };

  test('each joint case comes to the same from either side, as the book declares it', () => {
    expect(jointCasesOf(edition).flatMap(faultsOf)).toEqual([]);
  });

  test('each is asked whether it is one event, where that makes a difference, and until then nothing is struck', () => {
    const faults = jointCasesOf(edition).flatMap(({ concurrence, parts }) => {
      const told = outcome(parts, NOTHING_TOLD);
      const one = outcome(parts);
      const isAsked = one.found.some(({ kind }) => kind !== 'adds');
      const checks: Readonly<Record<string, boolean>> = {
        'it is asked in vain, or not': told.asked.length === (isAsked ? 1 : 0),
        'something is struck': told.instead.size === 0,
        'it has a total': told.settled !== isAsked && (told.totals.length === 0 || !isAsked),
        'it has a record': (recordOf(told, place) === undefined) === isAsked,
        'its record does not say so': isAsked === (recordOf(one, place)?.events !== undefined),
      };
      return Object.entries(checks).flatMap(([fault, isFine]) => (isFine ? [] : [`${concurrence.id}: ${fault}`]));
    });
    expect(faults).toEqual([]);
  });

  test('each as two events comes to what it comes to without any concurrence', () => {
    const faults = jointCasesOf(edition).flatMap(({ concurrence, parts }) => {
      const told = outcome(parts, TWO);
      const bare = partsOf(parts).map((part) => part?.ruled && { ...part, ruled: { ...part.ruled, also: [] } });
      const without = outcomeOf(bare, words);
      const isSame =
        told.settled &&
        told.instead.size === 0 &&
        JSON.stringify(totalsIn(told)) === JSON.stringify(totalsIn(without)) &&
        told.numbers.length === 0 &&
        (told.asked.length === 0 || told.found.length === 0);
      return isSame ? [] : [concurrence.id];
    });
    expect(faults).toEqual([]);
  });

  /** The answers of a part but for its numbers: the amounts that need them stay formulas. */
  const withoutNumbers = ({ situation, query }: CasePart): CasePart => {
    const { answers } = queryToAnswers(query, edition.situationById.get(situation as never)?.table.facts ?? []);
    const told = Object.entries(answers).filter(([, { kind }]) => kind !== 'range');
    return { situation, query: answersToQuery(Object.fromEntries(told)) };
  };

  test('an amount that waits for a number is written alike from either side', () => {
    const faults = jointCasesOf(edition).flatMap(({ concurrence, parts }) => {
      const told = parts.map(withoutNumbers);
      const [one, other] = [told, told.toReversed()].map((each) => totalsIn(outcome(each)));
      return sameItems(one ?? [], other ?? []) ? [] : [`${concurrence.id}: ${one?.join()} or ${other?.join()}`];
    });
    expect(faults).toEqual([]);
  });

  /** The answers of a part, each number as the range of the button that has it. */
  const byButtons = ({ situation, query }: CasePart): CasePart => {
    const doc = edition.situationById.get(situation as never);
    if (!doc) throw new Error(`there is no situation ${situation}`);
    const { answers } = queryToAnswers(query, doc.table.facts);
    const told: Record<string, Answer> = { ...answers };
    let node = doc.tree.nodes[doc.tree.root];
    while (node && 'fact' in node) {
      const { fact, branches } = node;
      const answer = answers[fact];
      const exact = answer?.kind === 'option' ? answer.option : answer?.kind === 'range' ? answer.from : undefined;
      const branch = branches.find(({ in: values }) => exact !== undefined && allows(values, exact));
      for (const value of branch?.in ?? [])
        if (typeof value !== 'string' && typeof exact === 'number' && allows([value], exact))
          told[fact] = { kind: 'range', from: value[0], to: value[1] };
      node = branch && doc.tree.nodes[branch.to];
    }
    return { situation, query: answersToQuery(told) };
  };

  /** The case with every number that is open told as closely as its page of several parts asks for it. */
  const closer = (parts: readonly CasePart[], exact: readonly Answers[]): Outcome => {
    const told = outcome(parts);
    const [open] = told.numbers;
    const number = open && exact[open.part]?.[open.fact];
    if (!open || number?.kind !== 'range') return told;
    const range = open.ranges.find((each) => allows([each], number.from));
    if (!range) throw new Error(`no button for ${open.fact}: ${String(number.from)}`);
    const answer: Answer = { kind: 'range', from: range[0], to: range[1] };
    const query = queryWith(told.parts[open.part]?.ruled?.answers ?? {}, open.fact, answer);
    return closer(
      parts.map((part, at) => (at === open.part ? { ...part, query } : part)),
      exact,
    );
  };

  test('each joint case comes to the same where numbers are told by the buttons of its pages', () => {
    const faults = jointCasesOf(edition).flatMap(({ concurrence, parts, holds }) => {
      const exact = outcome(parts);
      const told = closer(
        parts.map(byButtons),
        exact.parts.map((part) => part?.ruled?.answers ?? {}),
      );
      const held = told.parts.flatMap((part, at) => (told.instead.has(at) ? [] : (part?.ruled?.ruling ?? [])));
      const isSame = sameItems(meetingsIn(told), meetingsIn(exact)) && (holds === undefined || sameItems(held, holds));
      return isSame && told.numbers.length === 0 ? [] : [`${concurrence.id}: ${JSON.stringify(told.numbers)}`];
    });
    expect(faults).toEqual([]);
  });
});

/** Each with the rulings in the roles that they have. */
function meetingsIn({ parts, found }: Outcome): readonly string[] {
  const ruling = (at: number) => parts[at]?.ruled?.ruling ?? '';
  return found.map(({ first, second, kind, sure, of }) => {
    const both = [ruling(first), ruling(second)];
    return JSON.stringify([kind === 'prevails' ? both : both.toSorted(), kind, sure, of.id]);
  });
}

/** What is handed on of each part, without its number. */
function partsSaid(outcome: Outcome, words: TogetherWords): readonly string[] {
  const together = new Set([...outcome.lines.map(({ line, of }) => `${line}. ${of?.says.text ?? ''}`)].map(untagged));
  return saidOf(outcome, words)
    .split('\n')
    .filter((line) => !together.has(line) && !line.startsWith(words.total))
    .map((line) => line.replace(/^\d+\. /, ''));
}

function totalsIn({ totals }: Outcome): readonly string[] {
  return totals.map(({ chip }) => JSON.stringify(chip));
}

function sameItems(some: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted());
}
