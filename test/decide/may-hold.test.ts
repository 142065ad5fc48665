import { describe, expect, test } from 'vitest';
import { doesHold, mayHold } from '#decide/may-hold.ts';
import type { Box } from '#model/box.ts';
import type { Answers } from '#decide/table.ts';

const LATE: Box = { when: ['late'], tricks: [[5, 13]] };

describe('a condition', () => {
  test.each<[string, Answers, { readonly may: boolean; readonly does: boolean }]>([
    ['nothing is answered', {}, { may: true, does: false }],
    ['a part of it is answered', { when: { kind: 'option', option: 'late' } }, { may: true, does: false }],
    [
      'an answer is not known',
      { when: { kind: 'option', option: 'late' }, tricks: { kind: 'unknown' } },
      { may: true, does: false },
    ],
    [
      'a range of answers is only partly allowed',
      { when: { kind: 'option', option: 'late' }, tricks: { kind: 'range', from: 4, to: 6 } },
      { may: true, does: false },
    ],
    [
      'all of it is answered so',
      { when: { kind: 'option', option: 'late' }, tricks: { kind: 'range', from: 6, to: 6 } },
      { may: true, does: true },
    ],
    ['an answer rules it out', { when: { kind: 'option', option: 'early' } }, { may: false, does: false }],
  ])('where %s', (_, answers, { may, does }) => {
    expect(mayHold(LATE, answers)).toBe(may);
    expect(doesHold(LATE, answers)).toBe(does);
  });

  test('that asks for nothing does hold', () => {
    expect(doesHold({}, {})).toBe(true);
  });
});
