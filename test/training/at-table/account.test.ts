import { describe, expect, it } from 'vitest';
import { accountOf, doneOf, nextToAsk } from '#training/at-table/account.ts';
import { askables } from '#training/cases/questions.ts';
import { FULL_MARKS, shortestWay } from '#training/cases/at-the-table.ts';
import { amountsToSay, type Ruled } from '#training/cases/right.ts';
import { drawCase, type DrillCase } from '#training/cases/case.ts';
import { offered } from '#training/cases/offered.ts';
import type { Ready } from '#training/cases/situation.ts';
import { books, journeys, practising } from './practising.ts';

type Book = (typeof books)[number];

interface Case {
  readonly situation: Ready;
  readonly drill: DrillCase;
}

const casesByBook = new Map<Book, Promise<readonly Case[]>>();

/** Two cases of every situation of a book in which there is something to rule, the same for all tests. */
function casesOf(book: Book): Promise<readonly Case[]> {
  const drawn = casesByBook.get(book) ?? drawnFrom(book);
  casesByBook.set(book, drawn);
  return drawn;
}

async function drawnFrom(book: Book): Promise<readonly Case[]> {
  const session = practising(book);
  const heads = session.book.situations.filter(({ rulings }) => rulings.length > 1);
  const all = await Promise.all(
    heads.map(async (head) => {
      const situation = await session.situation(head);
      return ['one', 'two'].flatMap((seed) => {
        const drill = drawCase(situation, seed, session.book.words.phrase);
        return drill ? [{ situation, drill }] : [];
      });
    }),
  );
  return all.flat();
}

function said({ situation, drill }: Case, ruling: string): Ruled {
  return { ruling, amounts: amountsToSay(situation, drill, ruling).map(({ value }) => value) };
}

/** Whether a question tells how much a ruling is. */
function isForAmount({ situation }: Case, fact = ''): boolean {
  return situation.compiled.table.rulings.some(({ amountFacts }) => amountFacts.includes(fact));
}

/** Asks what is next until nothing is. */
function wayOf({ situation, drill }: Case): readonly string[] {
  const asked: string[] = [];
  for (let next = nextToAsk(situation, drill, asked); next !== undefined; next = nextToAsk(situation, drill, asked))
    asked.push(next);
  return asked;
}

describe.each(books.map((book) => [book.id, book] as const))('the account of a call in %s', (_, book) => {
  it('finds nothing wasted and nothing left to tell with whoever asks what is next, and gives full marks', async () => {
    for (const each of await casesOf(book)) {
      const asked = wayOf(each);
      const account = accountOf(each.situation, each.drill, asked, said(each, each.drill.ruling));
      expect(account.told).toBeUndefined();
      expect(account.asked.filter(({ waste }) => waste !== undefined)).toEqual([]);
      expect([account.settled, account.score, account.short]).toEqual([true, FULL_MARKS, true]);
      expect(shortestWay(each.situation, each.drill)).toEqual(expect.arrayContaining([...asked]));
      const grade = shortestWay(each.situation, each.drill).length >= 2 ? 4 : 3;
      expect(doneOf(account, each.drill)).toEqual({ right: true, grade, rulings: [each.drill.ruling] });
    }
  });

  it('says of each question too many why, and takes a point for it', async () => {
    for (const each of await casesOf(book)) {
      const { situation, drill } = each;
      const elsewhere = askables(situation, drill).find(({ here }) => !here);
      const way = wayOf(each);
      const more = askables(situation, drill).find(({ fact, here }) => here && !way.includes(fact));
      const asked = [...(elsewhere ? [elsewhere.fact] : []), ...way, ...(more ? [more.fact] : [])];
      const account = accountOf(situation, drill, asked, said(each, drill.ruling));
      const reasons = account.asked.flatMap(({ waste }) => waste ?? []);
      // A question that could only tell apart what comes to the same is no waste.
      const settled = more && account.wasted.includes(more.fact);
      expect(reasons).toEqual([...(elsewhere ? ['elsewhere'] : []), ...(settled ? ['settled'] : [])]);
      expect(account.score).toBe(FULL_MARKS - reasons.length);
      if (reasons.length > 0) expect([account.short, doneOf(account, drill).grade]).toEqual([false, 3]);
    }
  });

  it('calls it guessed where nothing was asked, and says what was still possible and what would have told', async () => {
    for (const each of await casesOf(book)) {
      const { situation, drill } = each;
      if (wayOf(each).length === 0) continue;
      const account = accountOf(situation, drill, [], said(each, drill.ruling));
      expect([account.right, account.settled, account.told]).toEqual([true, false, wayOf(each)[0]]);
      // Where the ruling is certain already, what would have told is how much it is.
      expect(account.certain ? isForAmount(each, account.told) : account.open.length > 1).toBe(true);
      expect(doneOf(account, drill).grade).toBe(2);
      const wrong = offered(situation, drill).find((id) => id !== drill.ruling);
      if (wrong === undefined) continue;
      const missed = accountOf(situation, drill, wayOf(each), said(each, wrong));
      expect([missed.score, doneOf(missed, drill).right, doneOf(missed, drill).grade]).toEqual([0, false, 1]);
    }
  });
});

it('knows the right ruling with a wrong amount from another ruling', async () => {
  const cases = (await Promise.all([...books, ...journeys].map(casesOf))).flat();
  const withAmount = cases.filter((each) => said(each, each.drill.ruling).amounts.length > 0);
  expect(withAmount.length).toBeGreaterThan(0);
  for (const each of withAmount) {
    const { situation, drill } = each;
    const right = said(each, drill.ruling);
    const amounts = right.amounts.map((amount = 0) => amount + 1);
    expect(accountOf(situation, drill, wayOf(each), { ...right, amounts })).toMatchObject({
      score: 0,
      misnumbered: true,
    });
    expect(accountOf(situation, drill, wayOf(each), right).misnumbered).toBe(false);
    const [other] = offered(situation, drill).filter((id) => id !== drill.ruling);
    if (other !== undefined) expect(accountOf(situation, drill, [], said(each, other)).misnumbered).toBe(false);
  }
});

it('tells a question that can change nothing any more from one after which nothing was open', async () => {
  const idle = (
    await Promise.all(
      [...books, ...journeys].map(async (book) =>
        (await casesOf(book)).flatMap(({ situation, drill }) => {
          const own = askables(situation, drill).filter(({ here }) => here);
          const account = accountOf(
            situation,
            drill,
            own.map(({ fact }) => fact),
            { ruling: '', amounts: [] },
          );
          return account.asked.flatMap(({ waste }) => waste ?? []);
        }),
      ),
    )
  ).flat();
  expect(new Set(idle)).toEqual(new Set(['settled', 'idle', 'early']));
});

describe('a question about something of which it is not known yet whether it arises', () => {
  it('is too early where it does not arise, and the one that tells whether it does is still needed', async () => {
    const cases = (await Promise.all([...books, ...journeys].map(casesOf))).flat();
    const early = cases.flatMap((each) => {
      const { situation, drill } = each;
      // Of all questions the one that does not arise comes first, and then the shortest way.
      return askables(situation, drill).flatMap(({ fact, here }) => {
        const asked = [fact, ...wayOf(each)];
        const account = accountOf(situation, drill, asked, said(each, drill.ruling));
        return here && account.asked[0]?.waste === 'early' ? [{ each, fact, account }] : [];
      });
    });
    expect(early.length).toBeGreaterThan(0);
    for (const { each, fact, account } of early) {
      expect(each.drill.assignment[fact]).toBeNull();
      expect(account.wasted).toEqual([fact]);
      expect([account.right, account.score]).toEqual([true, FULL_MARKS - 1]);
    }
  });
});

it('tells a question that could still make a difference from one that the ruling needed', async () => {
  const cases = (await Promise.all([...books, ...journeys].map(casesOf))).flat();
  const spared = cases.flatMap((each) => {
    const { situation, drill } = each;
    const way = wayOf(each);
    return askables(situation, drill).flatMap(({ fact, here }) => {
      if (!here || way.includes(fact)) return [];
      const account = accountOf(situation, drill, [fact, ...way], said(each, drill.ruling));
      return account.asked.filter(({ spare }) => spare).map((one) => ({ each, fact, one, account }));
    });
  });
  expect(spared.length).toBeGreaterThan(0);
  for (const { fact, one, account } of spared) {
    expect(one).toEqual({ fact, spare: true });
    expect(account.needed).toContain(fact);
    expect(account.shortest).not.toContain(fact);
  }
});

it('takes a right ruling with a coach for a hard one: who is led through a case does not know it yet', async () => {
  const cases = await Promise.all(journeys.map(casesOf));
  for (const each of cases.flat()) {
    const account = accountOf(each.situation, each.drill, wayOf(each), said(each, each.drill.ruling));
    expect(doneOf(account, each.drill, true)).toEqual({ right: true, grade: 2, rulings: [each.drill.ruling] });
  }
});
