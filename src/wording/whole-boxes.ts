/** Boxes with what their questions imply, to be said where no question stands before them. */
import type { Table } from '#decide/table.ts';
import type { Allowed, Box } from '#model/index.ts';

/**
 * The boxes, each with the conditions under which its questions are asked at all: "the revoker won the trick"
 * is only asked of a side that won two tricks or more. Where a question is asked under several sets of
 * conditions nothing is added, since no single one of them is implied.
 */
export function wholeBoxes(boxes: readonly Box[], { facts }: Pick<Table, 'facts'>): readonly Box[] {
  const askedIf = new Map(
    facts.flatMap(({ id, askIf = [] }) => (askIf.length === 1 && askIf[0] ? [[id, askIf[0]]] : [])),
  );
  return boxes.map((box) => {
    const whole: Record<string, Allowed> = { ...box };
    const due = Object.keys(box);
    for (const fact of due)
      for (const [on, allowed] of Object.entries(askedIf.get(fact) ?? {})) {
        if (Object.hasOwn(whole, on)) continue;
        whole[on] = allowed;
        due.push(on);
      }
    return whole;
  });
}
