import { describe, expect, it } from 'vitest';
import type { Fact } from '#model/index.ts';
import { shoutsOf } from '#training/data/shouts.ts';

const wrong: Fact = {
  kind: 'choice',
  ask: 'Wat ontbrak er?',
  laws: [],
  options: {
    matten: { kind: 'named', label: 'De matten', says: 'er waren geen matten', weight: 1 },
    schermen: { kind: 'named', label: 'De schermen', says: 'er waren geen schermen', weight: 1 },
  },
};

describe('what somebody shouts', () => {
  it('names the one answer that a word of it belongs to', () => {
    expect(shoutsOf(['waar zijn de schermen'], [['fout', wrong]])).toEqual([
      { text: 'waar zijn de schermen', names: { fout: 'schermen' } },
    ]);
  });

  it('names nothing by a word that all answers have, that none has, or by two of them', () => {
    const none = ['er waren er geen', 'wat een rommel', 'geen matten en geen schermen'];
    expect(shoutsOf(none, [['fout', wrong]])).toEqual(none.map((text) => ({ text })));
  });

  it('has no number in it', () => {
    expect(shoutsOf(['al 3 keer geen matten'], [['fout', wrong]])).toEqual([]);
  });
});
