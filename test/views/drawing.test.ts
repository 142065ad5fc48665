/** The drawings as they are kept, and with their words in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawingNames, drawings, type DrawingName } from '#model/drawing.ts';
import { drawn } from '#views/drawing.ts';

const FOLDER = 'src/components/drawings/';
const svgOf = (name: DrawingName) => readFileSync(`${FOLDER}${name}.svg`, 'utf8');
const wordsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, word = '']) => word);

test('each drawing is a file, and no file is left over', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(drawingNames.map((name) => `${name}.svg`).toSorted());
});

describe.each(drawingNames)('%s', (name) => {
  test('has each of its places once, and no word of any language', () => {
    const words = wordsIn(svgOf(name)).filter((word) => !/^\d$/.test(word));
    expect(words.toSorted()).toEqual(drawings[name].map((place) => `{${place}}`).toSorted());
    expect(svgOf(name)).not.toMatch(/<(?:title|desc|style|image)|(?:style|class|id|href)=/);
  });

  test('takes its colours from the page', () => {
    const colours = [...svgOf(name).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    const themed = ['none', 'currentColor', 'var(--accent)', 'var(--card)', 'var(--tint)'];
    expect(colours.filter((colour) => !themed.includes(colour ?? ''))).toEqual([]);
  });

  test('weighs no more than a kilobyte as it travels', () => {
    expect(gzipSync(svgOf(name)).length).toBeLessThanOrEqual(1000);
  });
});

describe('a drawing on a page', () => {
  const seats = { name: 'seats', alt: 'Wie zit waar', caption: 'Aan tafel' } as const;

  test('has its words where they belong, and one name for whoever listens', () => {
    const labels = ['Z', 'W', 'N', 'O', 'overtreder', 'LT', 'partner', 'RT'];
    const svg = drawn(svgOf('seats'), { ...seats, labels });
    expect(wordsIn(svg).toSorted()).toEqual(labels.toSorted());
    expect(svg).toMatch(/^<svg role="img" aria-label="Wie zit waar" viewBox="0 0 240 \d+"/);
  });

  test('is made of what anybody writes without becoming markup', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 8, maxLength: 8 }), fc.string(), (labels, alt) => {
        const svg = drawn(svgOf('seats'), { ...seats, alt, labels });
        const tags = (markup: string) => markup.match(/<\/?[a-z]+/g);
        expect(tags(svg)).toEqual(tags(svgOf('seats')));
      }),
    );
  });
});
