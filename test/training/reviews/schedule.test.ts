/** What comes back, and when: cards worked out from reviews, with clocks that are moved. */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { cardsOf, goneFrom, retrievability, type Card } from '#training/reviews/cards.ts';
import { dayFrom } from '#training/reviews/days.ts';
import { changedSince, due, forecast, NEW_A_DAY } from '#training/reviews/due.ts';
import { standingOf, standings, worst } from '#training/reviews/known.ts';
import { merged } from '#training/reviews/merge.ts';
import type { KnownBook, Review } from '#training/reviews/types.ts';
import { anyReviews, bookOf, DAY, meaningOf, MINUTE, review, reviewsAt } from './reviews.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const BOOK = bookOf(['licht', 'zwaar', 'open']);
const cardOf = (reviews: readonly Review[], ruling = 'licht', book: KnownBook = BOOK): Card => {
  const card = cardsOf(book, reviews).get(ruling);
  if (!card) throw new Error(`no card of ${ruling}`);
  return card;
};
const names = (book: KnownBook, reviews: readonly Review[], now: number, newADay = 0) =>
  due(book, cardsOf(book, reviews), now, newADay).map(({ ruling, why }) => `${ruling} ${why}`);
/** Right on the first evening twice, and again after two days. */
const learned = (from: number, change: Partial<Review> = {}) =>
  reviewsAt([from, from + 10 * MINUTE, from + 2 * DAY], change);

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});
/** As if the reader were in a country that changes its clocks. */
function inAmsterdam(): void {
  process.env['TZ'] = 'Europe/Amsterdam';
}

describe('a card', () => {
  test('comes back within minutes at first, then after days, then after weeks', () => {
    const [first, second, third] = learned(NOON);
    const after = (...reviews: readonly (Review | undefined)[]) => {
      const made = reviews.flatMap((each) => each ?? []);
      return (cardOf(made).due - (made.at(-1)?.at ?? 0)) / DAY;
    };
    expect(after(first)).toBeCloseTo(10 / (24 * 60));
    expect(after(first, second)).toBe(2);
    expect(after(first, second, third)).toBeGreaterThan(7);
    expect(cardOf(learned(NOON))).toMatchObject({ reviews: 3, wrong: 0, first: NOON, last: NOON + 2 * DAY });
  });

  test('that was wrong comes back sooner, and is counted', () => {
    const wrong = [...learned(NOON), review(NOON + 12 * DAY, { grade: 1 })];
    const right = [...learned(NOON), review(NOON + 12 * DAY)];
    expect(cardOf(wrong)).toMatchObject({ wrong: 1, isLearning: true });
    expect(cardOf(wrong).due).toBeLessThan(cardOf(right).due);
    expect(cardOf(wrong).stability).toBeLessThan(cardOf(right).stability);
  });

  test('is the same in whatever order and however often its reviews arrive', () => {
    fc.assert(
      fc.property(anyReviews, fc.nat(), (reviews, n) => {
        const book = bookOf(['licht', 'zwaar', 'tien-punten']);
        const turned = [...reviews.slice(n % 7), ...reviews.slice(0, n % 7)];
        const cards = cardsOf(book, merged(reviews, []));
        expect(cardsOf(book, turned)).toEqual(cards);
        expect(cardsOf(book, merged(turned, reviews))).toEqual(cards);
      }),
    );
  });

  test('can be worked out of any reviews that a file may hold', () => {
    const book = bookOf(['licht', 'zwaar', 'tien-punten', 'a1']);
    fc.assert(
      fc.property(fc.array(anyReviews, { maxLength: 4 }), fc.integer({ min: 0, max: 2e14 }), (logs, now) => {
        const cards = cardsOf(book, logs.flat());
        for (const card of cards.values()) {
          expect(Number.isFinite(card.due) && card.due > card.last).toBe(true);
          expect(card.stability).toBeGreaterThan(0);
          expect(retrievability(card, now)).toBeGreaterThan(0);
          expect(retrievability(card, now)).toBeLessThanOrEqual(1);
        }
        expect(due(book, cards, now).length).toBeLessThanOrEqual(4);
        expect(standings(book, cards, now).size).toBe(4);
      }),
    );
  });
});

describe('a clock that is set back', () => {
  test('gives no time that runs backwards, and no worse card than one that stands still', () => {
    const back = [review(NOON), review(NOON - 5 * DAY, { order: NOON + 1 })];
    const still = [review(NOON), review(NOON, { order: NOON + 1 })];
    expect(cardOf(back).stability).toBe(cardOf(still).stability);
    expect(cardOf(back).due - (NOON - 5 * DAY)).toBe(cardOf(still).due - NOON);
  });

  test('reorders nothing: the review that was made last counts as the last', () => {
    const reviews = [review(NOON), review(NOON - DAY, { order: NOON + 1, meaning: meaningOf(2) })];
    expect(cardOf(reviews.toReversed())).toMatchObject({ meaning: meaningOf(2), last: NOON - DAY, first: NOON });
  });

  test('does not hide a ruling that was reviewed while it was years ahead, nor what comes after', () => {
    const years = 3_650 * DAY;
    const ahead = [...learned(NOON), review(NOON + years)];
    // Back at the right time it is due at once, for nobody knows for when.
    expect(names(BOOK, ahead, NOON + 3 * DAY)).toEqual(['licht due']);
    expect(forecast(cardsOf(BOOK, ahead), NOON + 3 * DAY, 1)[0]?.count).toBe(1);
    // And once it has been practised, its days count as they did before.
    const right = review(NOON + 3 * DAY, { order: NOON + years + 1 });
    expect(names(BOOK, [...ahead, right], NOON + 3 * DAY + MINUTE)).toEqual([]);
    const again = review(NOON + 23 * DAY, { order: NOON + years + 2 });
    const [before, after] = [cardOf([...ahead, right]), cardOf([...ahead, right, again])];
    expect(after.stability).toBeGreaterThan(before.stability);
    expect(after.due - after.last).toBeLessThan(years * 10);
  });
});

describe('what is due', () => {
  test('stands with the longest overdue first, and what is new after it, in the order of the book', () => {
    const book = bookOf(['nieuw-1', 'licht', 'zwaar', 'open', 'nieuw-2']);
    const reviews = [
      ...learned(NOON - 20 * DAY, { ruling: 'zwaar' }),
      ...learned(NOON - 30 * DAY, { ruling: 'licht' }),
      ...learned(NOON - 2 * DAY, { ruling: 'open' }),
    ];
    expect(names(book, reviews, NOON, 5)).toEqual(['licht due', 'zwaar due', 'nieuw-1 new', 'nieuw-2 new']);
  });

  test('is due from the morning of its day; what comes back within minutes waits for them', () => {
    inAmsterdam();
    const evening = Date.parse('2026-11-22T20:00:00+01:00');
    const twice = reviewsAt([evening, evening + 10 * MINUTE]);
    expect(names(BOOK, twice, Date.parse('2026-11-23T23:59:00+01:00'))).toEqual([]);
    expect(names(BOOK, twice, Date.parse('2026-11-24T00:00:00+01:00'))).toEqual(['licht due']);
    const [first] = twice;
    expect(names(BOOK, first ? [first] : [], evening + 9 * MINUTE)).toEqual([]);
    expect(names(BOOK, first ? [first] : [], evening + 10 * MINUTE)).toEqual(['licht due']);
  });

  test('has no more new ones than a day takes, those of today counted', () => {
    const book = bookOf(Array.from({ length: 60 }, (_, n) => `r${n}`));
    const seen = Array.from({ length: 15 }, (_, n) => review(NOON, { ruling: `r${n}` }));
    expect(due(book, cardsOf(book, []), NOON).length).toBe(NEW_A_DAY);
    expect(names(book, seen, NOON + MINUTE, 20).filter((name) => name.endsWith('new'))).toEqual(
      [15, 16, 17, 18, 19].map((n) => `r${n} new`),
    );
    const tomorrow = names(book, seen, NOON + DAY, 20);
    expect(tomorrow.filter((name) => name.endsWith('new')).length).toBe(20);
    expect(names(book, seen, NOON + MINUTE, 10).filter((name) => name.endsWith('new'))).toEqual([]);
  });
});

describe('a book that has changed', () => {
  const reviews = [...learned(NOON - 3 * DAY), ...learned(NOON - 3 * DAY, { ruling: 'zwaar' })];
  const book = bookOf([], {
    situations: [
      {
        rulings: [
          { id: 'licht', meaning: meaningOf(2) },
          { id: 'zwaarder', aliases: ['zwaar'], meaning: meaningOf(1) },
        ],
      },
    ],
  });

  test('brings up today what means something else, and says that it has changed', () => {
    expect(names(BOOK, reviews, NOON)).toEqual([]);
    expect(names(book, reviews, NOON)).toEqual(['licht changed']);
    expect(changedSince(cardsOf(book, reviews), book)).toEqual(['licht']);
    expect(forecast(cardsOf(book, reviews), NOON, 1, ['licht'])[0]?.count).toBe(1);
  });

  test('does so until it has been practised as it is now', () => {
    const again = [...reviews, review(NOON, { meaning: meaningOf(2) })];
    expect(changedSince(cardsOf(book, again), book)).toEqual([]);
  });

  test('keeps what is still the same ruling under a new id, with what was reviewed under it', () => {
    const both = [...reviews, review(NOON, { ruling: 'zwaarder' })];
    expect(cardOf(both, 'zwaarder', book).reviews).toBe(4);
    expect(goneFrom(book, both)).toBe(0);
  });

  test('gives reviews to nobody else while their ruling is there', () => {
    const both = bookOf([], {
      situations: [
        {
          rulings: [
            { id: 'zwaar', meaning: meaningOf(1) },
            { id: 'anders', aliases: ['zwaar'], meaning: meaningOf(1) },
          ],
        },
      ],
    });
    expect([...cardsOf(both, reviews).keys()]).toEqual(['zwaar']);
  });

  test('counts what is gone, and shows none of it as due', () => {
    const left = bookOf(['zwaar']);
    expect(goneFrom(left, reviews)).toBe(3);
    expect(names(left, reviews, NOON + 100 * DAY)).toEqual(['zwaar due']);
    expect(goneFrom({ ...left, book: 'bridge' }, reviews)).toBe(0);
    expect(cardsOf({ ...BOOK, book: 'bridge' }, reviews).size).toBe(0);
  });

  test('takes a changed ruling for shaky, however well it sat', () => {
    const cards = cardsOf(book, reviews);
    expect(standingOf(cards.get('licht'), NOON)).toBe('sits');
    expect(standings(book, cards, NOON).get('licht')).toBe('shaky');
  });
});

describe('the forecast', () => {
  test('has each ruling once, on the day on which it comes back, and today what is overdue', () => {
    inAmsterdam();
    const reviews = [
      ...learned(NOON - 40 * DAY),
      ...reviewsAt([NOON, NOON + 10 * MINUTE], { ruling: 'zwaar' }),
      review(NOON, { ruling: 'open' }),
    ];
    const days = forecast(cardsOf(BOOK, reviews), NOON + 20 * MINUTE, 14);
    expect(days.length).toBe(14);
    expect(days.slice(0, 3)).toEqual([
      { day: '2026-11-22', count: 2 },
      { day: '2026-11-23', count: 0 },
      { day: '2026-11-24', count: 1 },
    ]);
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  test.each([
    ['in autumn, on a day of 25 hours', '2026-10-25', 25],
    ['in spring, on a day of 23 hours', '2026-03-29', 23],
  ])('names every day once where clocks change %s', (_, day, hours) => {
    inAmsterdam();
    const noon = new Date(`${day}T12:00:00`).getTime();
    expect((dayFrom(noon, 1) - dayFrom(noon)) / 3_600_000).toBe(hours);
    const evening = dayFrom(noon) - 30 * MINUTE;
    const days = forecast(new Map(), evening, 14).map((each) => each.day);
    expect(new Set(days).size).toBe(14);
    expect(days.slice(0, 2)).toEqual([Date.parse(day) - DAY, Date.parse(day)].map(isoDay));
    // What comes back in the last half hour of that day belongs to it, not to the next.
    const card = { ...cardOf(reviewsAt([evening, evening + MINUTE])), due: dayFrom(noon, 1) - 1, last: evening };
    const counts = forecast(new Map([['licht', card]]), evening, 3).map(({ count }) => count);
    expect(counts).toEqual([0, 1, 0]);
  });

  test('has all that is due today in it, whatever there is', () => {
    fc.assert(
      fc.property(anyReviews, fc.integer({ min: 0, max: 2e14 }), (reviews, now) => {
        const book = bookOf(['licht', 'zwaar', 'tien-punten']);
        const cards = cardsOf(book, reviews);
        const changed = changedSince(cards, book);
        const back = due(book, cards, now, 0);
        expect(forecast(cards, now, 1, changed)[0]?.count).toBeGreaterThanOrEqual(back.length);
        const all = forecast(cards, now, 14, changed).reduce((sum, { count }) => sum + count, 0);
        expect(all).toBeLessThanOrEqual(cards.size);
      }),
    );
  });
});

describe('how well a ruling is known', () => {
  test('goes from new over learning and shaky to what sits, and back when it is let go', () => {
    const [first, second] = learned(NOON);
    const at = (reviews: readonly (Review | undefined)[], now: number) =>
      standingOf(
        cardsOf(
          BOOK,
          reviews.flatMap((each) => each ?? []),
        ).get('licht'),
        now,
      );
    expect(at([], NOON)).toBe('new');
    expect(at([first], NOON)).toBe('learning');
    expect(at([first, second], NOON + 10 * MINUTE)).toBe('shaky');
    expect(at(learned(NOON), NOON + 3 * DAY)).toBe('sits');
    expect(at(learned(NOON), NOON + 200 * DAY)).toBe('shaky');
    expect(at([...learned(NOON), review(NOON + 12 * DAY, { grade: 1 })], NOON + 12 * DAY)).toBe('learning');
  });

  test('the ten that were wrong most often come first, and none that never was', () => {
    const rulings = Array.from({ length: 14 }, (_, n) => `r${n}`);
    const reviews = rulings.flatMap((ruling, n) =>
      Array.from({ length: 14 }, (_, time) => review(NOON + time * DAY, { ruling, grade: time < n ? 1 : 3 })),
    );
    const cards = cardsOf(bookOf(rulings), reviews);
    expect(worst(cards, 10).map(({ ruling }) => ruling)).toEqual(rulings.slice(4).toReversed());
    expect(worst(cards, 20).length).toBe(13);
  });
});

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
