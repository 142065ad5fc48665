/** A number that its reader would never see, because the words of its kind of points have no place for it. */
import type { DataPath, SourceFile } from '#library/source.ts';
import { UNSTATED_AMOUNT, amountsOf, pointsOf, type Effect } from '#model/index.ts';
import { alternativesOf } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function unsaidNumber({ book, consequences, tables }: EditionContent): readonly Finding[] {
  const kinds = book.data.points;
  const of = (effects: readonly Effect[] | undefined, source: SourceFile, path: DataPath) =>
    (effects ?? []).flatMap((effect, index): readonly Finding[] => {
      const points = pointsOf(effect);
      if (!points?.counts || !saysHowMany(effect)) return [];
      const [first] = Object.keys(kinds);
      const kind = points.kind ?? first;
      const forms = kind === undefined ? undefined : kinds[kind];
      const wordless = [forms?.one, forms?.other].find((form) => form !== undefined && !form.includes('{n}'));
      if (wordless === undefined) return [];
      const message = `points of the kind \`${kind}\` are written without their number (\`${wordless}\`), so nobody would see this one. Write {n} where it stands in \`points\` of book.yaml, or \`unstated\` here.`;
      return [finding('unsaid-number', source.locate([...path, index]), message)];
    });
  return [
    ...[...consequences, ...alternativesOf(tables)].flatMap(({ at, data }) =>
      of(data.effects, at.source, [...at.path, 'effects']),
    ),
    ...of(book.data.residual?.effects, book.source, ['residual', 'effects']),
  ];
}

/** Whether an effect has a number of points. */
function saysHowMany(effect: Effect): boolean {
  return amountsOf(effect).some(([, amount]) => amount !== UNSTATED_AMOUNT);
}
