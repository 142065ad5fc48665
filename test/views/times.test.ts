/** Which clocks a ruling offers. */
import { expect, it } from 'vitest';
import { asId } from '#model/id.ts';
import type { RulingDoc } from '#library/types.ts';
import { timesOfRuling } from '#views/times.ts';
import { secondsOf } from '#wording/unit-of-time.ts';
import { bookOf, situationOf } from '../support/edition.ts';
import { pageContextIn } from '../support/page-context.ts';

// Half an hour, in a book that counts how many minutes a player is late.
const book = bookOf('schaak', 'test/books/good/club-chess');
const context = pageContextIn(book, book.current);
const { rulings } = situationOf(book.current, 'late');

function waiting(id: string, when?: RulingDoc['when']): RulingDoc {
  const ruling = rulings.find((each) => each.id === id);
  if (!ruling) throw new Error(`there is no ruling ${id}`);
  return { ...ruling, when: when ?? ruling.when, times: [asId('late/default-time')] };
}

it('a clock is offered with the number of minutes at which it is over', () => {
  const [time] = timesOfRuling(waiting('a-little'), context);
  expect(time).toMatchObject({ label: 'The thirty minutes of the default time', limit: { fact: 'minutes', most: 30 } });
});

it('no clock is offered where more has passed than it takes, whichever case it is', () => {
  expect(timesOfRuling(waiting('too-late'), context)).toEqual([]);
  const both = [{ minutes: [[31, 40]] as const }, { minutes: [[20, 90]] as const }];
  expect(timesOfRuling(waiting('too-late', both), context)).toHaveLength(1);
});

it('a ruling that holds whatever time has passed has its clock', () => {
  const [time] = timesOfRuling(waiting('in-time'), context);
  expect(time?.limit?.fact).toBe('minutes');
});

it.each([
  ['minuten', 'nl', 60],
  ['uur', 'nl', 3600],
  ['Minute', 'de', 60],
  ['Sekunden', 'de', 1],
  ['timer', 'da', 3600],
  ['minutes', 'en', 60],
  ['boards', 'en', undefined],
] as const)('%s (%s) has %s seconds', (unit, language, seconds) => {
  expect(secondsOf(unit, language)).toBe(seconds);
});
