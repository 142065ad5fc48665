/**
 * Random and mutated links of records, against the tables of all books and against those that they had
 * before. RECORDS asks for another number.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersToQuery, canonical } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import { isSumOf, recordQuery, sumOf } from '#addresses/record.ts';
import { marksIn, withoutMarks } from '#addresses/record-marks.ts';
import type { Comparison } from '#client/replay/compared.ts';
import { ready, type Engine, type Ready, type Ruled } from '#client/replay/ready.ts';
import { replayed, type Tables } from '#client/replay/replayed.ts';
import type { Opened } from '#client/replay/sum.ts';
import { decide } from '#decide/decide.ts';
import type { Answer, Answers, Assignment, TableFact } from '#decide/table.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { recordTables, tableOfSituation } from '#views/record-table.ts';
import { seeded } from '../../bench/random-table.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { THOROUGH } from '../../support/thorough.ts';
import { matchesAny } from '#decide/boxes.ts';

const RECORDS = Number(process.env['RECORDS'] ?? (THOROUGH ? 100_000 : 10_000));

interface Subject {
  readonly page: Pick<Opened['page'], 'book' | 'edition' | 'table'>;
  readonly own: Ready;
  readonly earlier: readonly Ready[];
  readonly inForce?: Ready;
}

/**
 * Every situation of the site and of the fixtures; where there is no other edition another situation's table
 * stands for it.
 */
const subjects: readonly Subject[] = ['.', 'test/books/good/two-editions', 'test/books/good/renumbered'].flatMap(
  (root) =>
    joinLibrary(readContentFiles(root), '2026-11-01').books.flatMap((book) =>
      book.editions.flatMap((edition) =>
        edition.situations.map((situation): Subject => {
          const context = pageContextIn(book, edition);
          const now = edition.current ? undefined : book.current.situationById.get(situation.id);
          return {
            page: { book: book.id, edition: edition.id, table: situation.rulingsHash },
            own: ready(tableOfSituation(situation, context)),
            earlier: recordTables(situation, context)
              .filter(({ hash }) => hash !== situation.rulingsHash)
              .map(ready),
            ...(now ? { inForce: ready(tableOfSituation(now, pageContextIn(book, book.current))) } : {}),
          };
        }),
      ),
    ),
);

describe('the link of a record', () => {
  test(`never breaks the page, never shows a ruling that no table gives, and says when it was changed (${RECORDS} links)`, () => {
    const random = seeded(20260101);
    const seen = { sound: 0, wrong: 0, missing: 0, then: 0, corrected: 0, inForce: 0, differs: 0 };
    for (let n = 0; n < RECORDS; n++) {
      const subject = pick(subjects, random);
      const { opened, tables, isChanged } = linkTo(subject, random);
      const found = replayed(opened, tables);
      seen[found.sum] += 1;
      if (isChanged !== undefined && (found.sum !== 'sound') !== isChanged)
        throw new Error(describeLink(opened, found.sum));
      const by: Engine = found.table === 'earlier' ? (tables.then ?? opened.own) : opened.own;
      if (found.then) {
        seen.then += 1;
        follows(found.then, by, opened, random);
        if (found.then.ruling !== opened.page.ruling) throw new Error(describeLink(opened, found.then.ruling));
      }
      for (const [name, now] of [
        ['corrected', tables.page],
        ['inForce', tables.inForce],
      ] as const) {
        const comparison: Comparison | undefined = found[name];
        if (!comparison || !now) continue;
        seen[name] += 1;
        if ('now' in comparison) follows(comparison.now, now, opened, random);
        if (comparison.kind === 'differs') seen.differs += 1;
      }
    }
    for (const [kind, count] of Object.entries(seen)) expect([kind, count > RECORDS / 1000]).toEqual([kind, true]);
  });

  test('may be any text at all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...subjects),
        fc.string({ unit: 'binary' }),
        fc.string(),
        (subject, query, ruling) => {
          const marks = marksIn(`?${query}`);
          const opened: Opened = { page: { ...subject.page, ruling }, own: subject.own, query, marks };
          expect(replayed(opened, { page: subject.own }).then).toBeUndefined();
        },
      ),
      { numRuns: 500 },
    );
  });
});

/**
 * A link as it was made, or with something in it changed; `isChanged` where it is known whether it still says
 * the same.
 */
function linkTo(subject: Subject, random: () => number): { opened: Opened; tables: Tables; isChanged?: boolean } {
  const other = pick(subjects, random).own;
  const then = random() < 0.4 ? pick([...subject.earlier, other], random) : undefined;
  const made = then ?? subject.own;
  const answers = someAnswers(made.compiled.table.facts, random);
  const current = caseOf(made.compiled, made.tree, answersToQuery(answers));
  const { next } = current.progress;
  const ruling = next.kind === 'decided' ? next.outcome.id : pick(Object.keys(made.of.rulings), random);
  const said = answersToQuery(next.kind === 'decided' ? countingAnswers(current) : answers);
  const { book, edition } = subject.page;
  const record = { book, edition, ruling, answers: said, table: made.of.hash };
  const query = recordQuery(record);
  const tables = { page: subject.own, ...(then ? { then } : {}), ...inForceOf(subject, random) };
  const opened = (address: string, page = ruling): Opened => ({
    page: { ...subject.page, ruling: page },
    own: subject.own,
    query: withoutMarks(address),
    marks: marksIn(address),
  });
  // Tables are found by the hash in the address, so one that is changed there finds none.
  const { then: _, ...without } = tables;
  switch (Math.floor(random() * 8)) {
    case 0:
      return { opened: opened(query.replace(/&?sum=[^&]*/, '')), tables, isChanged: true };
    case 1:
      return { opened: opened(query.slice(0, Math.floor(random() * query.length))), tables: without };
    case 2: {
      const hash = sumOf({ ...record, table: 'x' }).slice(0, 8);
      return { opened: opened(query.replace(made.of.hash, hash)), tables: without, isChanged: true };
    }
    case 3: {
      const page = pick(Object.keys(made.of.rulings), random);
      return { opened: opened(query, page), tables, isChanged: page !== ruling };
    }
    case 4: {
      const otherwise = answersToQuery({ ...answers, ...someAnswers(made.compiled.table.facts, random) });
      const address = query.replace(said, () => otherwise);
      const facts = [subject.own, made].map((each) => each.compiled.table.facts);
      const isSame = [otherwise, ...facts.map((each) => canonical(otherwise, each))].includes(said);
      return said === '' ? { opened: opened(query), tables } : { opened: opened(address), tables, isChanged: !isSame };
    }
    case 5: {
      const at = Math.floor(random() * query.length);
      const sign = pick([...'abz09=&%-_.+?#'], random);
      return { opened: opened(query.slice(0, at) + sign + query.slice(at + 1)), tables };
    }
    default:
      return { opened: opened(random() < 0.5 ? query : `${query}&fbclid=x`), tables, isChanged: false };
  }
}

function inForceOf({ inForce }: Subject, random: () => number): Tables {
  if (inForce) return { inForce };
  return random() < 0.2 ? { inForce: pick(subjects, random).own } : {};
}

/**
 * A ruling that is shown follows from a case that its answers allow, and no such case leads to another one.
 */
function follows({ ruling, answers }: Ruled, { compiled }: Engine, opened: Opened, random: () => number): void {
  const { facts, impossible } = compiled.table;
  const assignment: Record<string, string | number | null> = {};
  for (const fact of compiled.levels.map((level) => level.fact)) {
    const applies = fact.askIf === undefined || matchesAny(fact.askIf, assignment as Assignment);
    assignment[fact.id] = applies ? valueOf(fact, answers[fact.id], random) : null;
  }
  if (matchesAny(impossible, assignment)) return;
  const outcome = decide(compiled, Object.fromEntries(facts.map(({ id }) => [id, assignment[id] ?? null])));
  if (outcome.kind === 'impossible') return;
  if ((outcome.kind !== 'ruling' && outcome.kind !== 'otherwise') || outcome.id !== ruling)
    throw new Error(
      describeLink(opened, `${ruling}, but ${JSON.stringify(assignment)} gives ${JSON.stringify(outcome)}`),
    );
}

/** A value that an answer leaves open. */
function valueOf(fact: TableFact, answer: Answer | undefined, random: () => number): string | number {
  if (fact.kind === 'choice') {
    return answer?.kind === 'option' ? answer.option : pick(fact.options, random).id;
  }
  const { from, to } = answer?.kind === 'range' ? answer : { from: fact.min, to: fact.max };
  const steps = Math.floor((to - from) / fact.step);
  return from + Math.floor(random() * (steps + 1)) * fact.step;
}

function someAnswers(facts: readonly TableFact[], random: () => number): Answers {
  const given = facts.filter(() => random() < 0.97);
  return Object.fromEntries(given.map((fact) => [fact.id, someAnswer(fact, random)]));
}

function someAnswer(fact: TableFact, random: () => number): Answer {
  if (random() < 0.01) return { kind: 'unknown' };
  if (fact.kind === 'choice') return { kind: 'option', option: pick(fact.options, random).id };
  const n = Number(valueOf(fact, undefined, random));
  return {
    kind: 'range',
    from: n,
    to: random() < 0.9 ? n : fact.min + Math.floor((fact.max - fact.min) / fact.step) * fact.step,
  };
}

function describeLink({ page, query, marks }: Opened, what: string): string {
  return `${page.book}/${page.edition}/rulings/${page.ruling}/?${query} ${JSON.stringify(marks)}: ${what}; made as ${String(
    isSumOf(marks.sum ?? '', { ...page, answers: query, table: marks.table ?? '' }),
  )}`;
}

function pick<Thing>(things: readonly Thing[], random: () => number): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('nothing to pick from');
  return thing;
}
