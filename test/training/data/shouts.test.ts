import { describe, expect, it } from 'vitest';
import { factOf } from '#library/facts.ts';
import { packs } from '#i18n/packs.ts';
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

const negations = packs.nl.pages.negations.split(' ');
const signed = factOf(
  { ask: 'Is er getekend?', yes: 'beide koppels zetten een handtekening', no: 'er is nog niet getekend' },
  'nl',
);

describe('what somebody shouts', () => {
  it('names the one answer that a word of it belongs to', () => {
    expect(shoutsOf(['waar zijn de schermen'], [['fout', wrong]], negations)).toEqual([
      { text: 'waar zijn de schermen', names: { fout: 'schermen' } },
    ]);
  });

  it('names nothing by a word that all answers have, that none has, or by two of them', () => {
    const none = ['er waren er geen', 'wat een rommel', 'geen matten en geen schermen'];
    expect(shoutsOf(none, [['fout', wrong]], negations)).toEqual(none.map((text) => ({ text })));
  });

  it('has no number in it', () => {
    expect(shoutsOf(['al 3 keer geen matten'], [['fout', wrong]], negations)).toEqual([]);
  });

  it('means the other answer where it says that this one is not so', () => {
    const shout = (text: string) => shoutsOf([text], [['getekend', signed]], negations);
    expect(shout('een handtekening staat er')).toEqual([
      { text: 'een handtekening staat er', names: { getekend: 'ja' } },
    ]);
    expect(shout('ik zie geen handtekening')).toEqual([
      { text: 'ik zie geen handtekening', names: { getekend: 'nee' } },
    ]);
    expect(shout('wij hebben niet getekend')).toEqual([
      { text: 'wij hebben niet getekend', names: { getekend: 'nee' } },
    ]);
  });

  it('is left out where its word is from what is not so, and it does not say that', () => {
    expect(shoutsOf(['formulier al getekend'], [['getekend', signed]], negations)).toEqual([]);
  });
});
