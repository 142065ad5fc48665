/** A drawing with its words in it. */
import { drawings } from '#model/drawing.ts';
import type { DrawingDoc } from '#library/types.ts';
import { escaped } from '#wording/escaped.ts';

/**
 * The markup of a drawing, to be put into a page: one picture with a text for those who do not see it.
 * @param svg the drawing as it is kept, each place for a word in braces by its name: `<text …>{north}</text>`
 */
export function drawn(svg: string, { name, alt, labels }: DrawingDoc): string {
  const places: readonly string[] = drawings[name];
  return svg
    .replace(/\{([a-z ]+)\}/g, (_, place: string) => escaped(labels[places.indexOf(place)] ?? ''))
    .replace('<svg', () => `<svg role="img" aria-label="${escaped(alt)}"`)
    .replace(/\n\s*/g, '');
}
