/** Drawings at clauses: the drawing exists, with an alternative text and words that fit in every slot. */
import type { BodyDrawing } from '#library/body.ts';
import { finding, type Finding } from '#check/finding.ts';
import { nearest, quoteList } from '#check/suggest.ts';
import { drawingNamed, drawingNames, drawings, roomIn, type DrawingName } from '#model/drawing.ts';

export function drawingFindings(file: string, drawing: BodyDrawing): readonly Finding[] {
  const known = drawingNamed(drawing.name);
  const messages = [
    ...(known === undefined ? [unknownName(drawing.name)] : labelsUnlike(known, drawing.labels)),
    ...(drawing.alt === '' ? [WITHOUT.alt] : []),
    ...(drawing.caption === '' ? [WITHOUT.caption] : []),
    ...(drawing.inside === '' ? [] : [INSIDE]),
  ];
  return messages.map((message) => finding('drawing', { file, ...drawing.at }, message));
}

const WITHOUT = {
  alt: 'this drawing says nothing to those who do not see it. Write what it shows: alt="…".',
  caption: 'this drawing has no caption. Write in one line what it is to show: caption="…".',
} as const;
const INSIDE =
  'no page shows what stands between the tags of a drawing. Write it as its caption="…", or into the clause.';

function unknownName(name: string | undefined): string {
  const said = name === undefined ? 'this drawing has no name.' : `there is no drawing \`${name}\`.`;
  const near = name === undefined ? undefined : nearest(name, drawingNames);
  const meant = near === undefined ? '' : ` Did you mean \`${near}\`?`;
  return `${said}${meant} The drawings are ${quoteList(drawingNames, 'and')}.`;
}

function labelsUnlike(name: DrawingName, labels: readonly string[]): readonly string[] {
  const places = drawings[name];
  if (labels.length === places.length && labels.every((label) => label !== ''))
    return labels.flatMap((label, at) => {
      const room = roomIn[name][at] ?? 0;
      const letters = [...label].length;
      if (letters <= room) return [];
      return [
        `“${label}” has ${letters} letters, and its place in the drawing \`${name}\` (${places[at]}) has room for ${room}. Say it in a shorter word; the caption can say the rest.`,
      ];
    });
  const found = labels.filter((label) => label !== '').length;
  return [
    `words for ${places.length} places stand in the drawing \`${name}\` (${places.join('; ')}), and here are ${found}. Write them in this order, with semicolons between: labels="…; …".`,
  ];
}
