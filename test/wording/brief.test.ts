import { describe, expect, test } from 'vitest';
import { briefly, type Brief } from '#wording/brief.ts';
import type { Chip } from '#wording/shown-chips.ts';

const chip = (text: string, tone: Chip['tone'] = 'strong'): Chip => ({ text, tone });
const ruling = (verdict: string, ...chips: readonly Chip[]): Brief => ({ verdict, chips });
const ten = ruling('Tien punten voor de overtreder', chip('10 punten'));

describe('a ruling in a few words', () => {
  test('is its consequence', () => {
    expect(briefly([ten])).toEqual(['10 punten']);
    expect(briefly([ruling('Weg', chip('10 punten'), chip('game verloren'))])).toEqual(['10 punten + game verloren']);
  });

  test('is its verdict where nothing follows, or too much to see at a glance', () => {
    expect(briefly([ruling('Er volgt niets')])).toEqual(['Er volgt niets']);
    expect(briefly([ruling('Het mag', chip('mag', 'quiet'))])).toEqual(['Het mag']);
    expect(briefly([ruling('Alles', chip('a'), chip('b'), chip('c'))])).toEqual(['Alles']);
  });

  test('is its verdict where another has the same consequence', () => {
    const other = ruling('Tien punten voor de partner', chip('10 punten'));
    expect(briefly([ten, other])).toEqual([ten.verdict, other.verdict]);
    expect(briefly([ten], other)).toEqual([ten.verdict]);
  });

  test('is the first sentence of its verdict where that tells it apart', () => {
    const long = ruling('Verloren; de anderen krijgen 100');
    expect(briefly([long])).toEqual(['Verloren']);
    expect(briefly([long, ruling('Verloren; de anderen krijgen niets')])[0]).toBe(long.verdict);
  });

  test('is what the book leaves open, if it does', () => {
    expect(briefly([{ ...ten, open: 'niet geregeld' }])).toEqual(['niet geregeld']);
  });
});
