/** The drawings as they are kept, against what `src/model/drawing.ts` says of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingNames, drawings, roomIn } from '#model/drawing.ts';

/** About as wide as a letter of the smallest text is drawn, in the drawing's own measure. */
const LETTER = 7;

test.each(drawingNames)('%s has every place for a word, with as much room as is said', (name) => {
  const svg = readFileSync(`src/components/drawings/${name}.svg`, 'utf8');
  const [, width = 0] = (/viewBox="0 0 (\d+)/.exec(svg) ?? []).map(Number);
  const places = placesIn(svg);
  expect([...places.keys()].toSorted()).toEqual([...drawings[name]].toSorted());
  expect(roomIn[name]).toHaveLength(drawings[name].length);
  for (const [at, place] of drawings[name].entries()) {
    const { x = 0, anchor = 'middle' } = places.get(place) ?? {};
    const room = { start: width - x, end: x, middle: 2 * Math.min(x, width - x) }[anchor] ?? 0;
    expect((roomIn[name][at] ?? 0) * LETTER, place).toBeLessThanOrEqual(room);
  }
});

/** Every word's place, where it stands and which way it runs from there. */
function placesIn(svg: string): ReadonlyMap<string, { readonly x: number; readonly anchor: string | undefined }> {
  const texts = svg.matchAll(/<text x="([\d.]+)"[^>]*?(?:text-anchor="(\w+)")?>\{([a-z ]+)\}/g);
  return new Map([...texts].map(([, x, anchor, place = '']) => [place, { x: Number(x), anchor }]));
}
