/** Colours of a club's own: whether text in them can be read. */
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import type { SourceFile } from '#library/source.ts';
import type { Colour } from '#model/colour.ts';
import { contrastOnGround, LEAST, type Ground } from '#model/contrast.ts';

export function colours({ draft: { site, books } }: Content): readonly Finding[] {
  return [...(site ? [site] : []), ...books].flatMap(({ source, data: { colour } }) =>
    colour === undefined ? [] : unreadable(colour, source),
  );
}

function unreadable(colour: Colour, source: SourceFile): readonly Finding[] {
  return (['light', 'dark'] as const).flatMap((ground) => {
    const ratio = contrastOnGround(colour[ground], ground);
    if (ratio >= LEAST) return [];
    return [finding('contrast', source.locate(['colour', ground]), messageOf(colour[ground], ground, ratio))];
  });
}

function messageOf(hex: string, ground: Ground, ratio: number): string {
  // Rounded down: 4.49 is not enough, and must not be told as 4.5.
  const measured = (Math.floor(ratio * 100) / 100).toFixed(2);
  const mend = ground === 'light' ? 'darker' : 'lighter';
  return `text in ${hex} cannot be read well on ${ground} ground: its contrast there is ${measured}:1, and at least ${LEAST}:1 is needed. Take a ${mend} colour for \`${ground}\`.`;
}
