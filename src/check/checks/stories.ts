/** A story that counts tricks, cards or days counts as many as its case does. */
import type { Fact } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { mentionsIn, type Mention } from '#check/numbers-in.ts';

export function stories({ book, edition, consequences }: EditionContent): readonly Finding[] {
  const facts = edition.facts?.data ?? {};
  return consequences.flatMap(({ at: { source, path }, data }) =>
    (data.examples ?? []).flatMap(({ story, given }, index) => {
      const mentions = mentionsIn(story, book.data.language);
      return Object.entries(given).flatMap(([id, value]) => {
        const fact = facts[id];
        if (fact?.kind !== 'number' || !contradicts(story, mentions, fact, Number(value))) return [];
        const counted = [...new Set(mentions.map(({ number }) => String(number)))].join(', ');
        const message = `the story of this example of \`${data.id}\` counts ${counted}, and \`given\` has \`${id}: ${value}\`. Mend the one that is wrong; if it is worked out from others, say the number in the story too.`;
        return [finding('figure', source.locate([...path, 'examples', index, 'given', id]), message)];
      });
    }),
  );
}

/** Whether it counts what the fact counts, and never says this number. Zero need not be told. */
function contradicts(
  story: string,
  mentions: readonly Mention[],
  { unit }: Extract<Fact, { readonly kind: 'number' }>,
  value: number,
): boolean {
  const counted = new RegExp(String.raw`^(?:\s+\p{L}+){0,2}?\s+${RegExp.escape(unit)}`, 'iu');
  const isCounted = ({ number, ordinal, to }: Mention) =>
    number > 1 && ordinal !== true && counted.test(story.slice(to, to + 40));
  // While the fifth trick is played, four are there.
  const isSaid = ({ number, ordinal }: Mention) =>
    number === Math.abs(value) || (ordinal === true && Math.abs(number - value) === 1);
  return value !== 0 && mentions.some(isCounted) && !mentions.some(isSaid);
}
