/** A ruling beats only rulings of its own situation. */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { consequencesById } from '#check/lookup.ts';
import { didYouMean } from '#check/suggest.ts';

export function overrides({ path, rulings, consequences, unreadable }: EditionContent): readonly Finding[] {
  return rulings.flatMap(({ ruling, at }) =>
    (ruling.overrides ?? []).flatMap((id, index) => {
      const position = at.source.locate([...at.path, 'overrides', index]);
      const beaten = consequencesById(consequences).get(id);
      if (!beaten) {
        if (unreadable.ruling(id)) return [];
        const known = rulings.filter((each) => each.ruling.situation === ruling.situation && each.ruling !== ruling);
        const mend = didYouMean(
          id,
          known.map((each) => each.ruling.id),
        );
        return [finding('unknown-ruling', position, `there is no ruling \`${id}\` in ${path}.${mend}`)];
      }
      if (beaten.otherwise) {
        const message = `\`${id}\` is what the situation says for the rest; every ruling comes before it anyway. Take it out.`;
        return [finding('override-elsewhere', position, message)];
      }
      if (beaten.situation === ruling.situation) return [];
      const message = `\`${id}\` is a ruling in the situation \`${beaten.situation}\`, not in \`${ruling.situation}\`: the two never meet. Take it out.`;
      return [finding('override-elsewhere', position, message)];
    }),
  );
}
