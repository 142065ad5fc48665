import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../scripts/previews.ts';

const claim = 'Iets misgegaan in het spel? Hier is de uitspraak.';
const sizes = (svg: string) => [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));

describe('the picture of a book', () => {
  it('is as large as chats want it, with the colour and the suit of the book', () => {
    const svg = drawingOf({ title: 'Keezen', line: claim, accent: 'pawn', drawing: 'track' });
    expect(svg).toContain('width="1200" height="630"');
    expect(svg).toContain('#8a4513');
    expect(svg).toContain('>Keezen</text>');
    expect(svg).not.toContain('#17603f');
  });

  it('has a line drawing of the game in the same two colours', () => {
    const svg = drawingOf({ title: 'Keezen', line: claim, accent: 'pawn', drawing: 'track' });
    expect(svg.match(/<svg /g)).toHaveLength(2);
    expect(svg).not.toMatch(/currentColor|var\(/);
  });

  it('shows a long name whole', () => {
    const [short = 0] = sizes(drawingOf({ title: 'Bridge', line: claim, accent: 'spades', drawing: 'board' }));
    const title = 'Kampioenschap van de Noordelijke Kaartverenigingen';
    const [long = 0] = sizes(drawingOf({ title, line: claim, accent: 'spades', drawing: 'board' }));
    expect(long).toBeLessThan(short);
    expect(long * title.length * 0.54).toBeLessThanOrEqual(1020);
  });

  it('takes a name for no markup', () => {
    expect(drawingOf({ title: 'A & <b>', line: claim, accent: 'clubs', drawing: 'trick' })).toContain(
      '>A &amp; &lt;b&gt;</text>',
    );
  });

  it('of a suit that there is not is refused', () => {
    expect(() => drawingOf({ title: 'A', line: claim, accent: 'stars', drawing: 'trick' })).toThrow();
  });
});
