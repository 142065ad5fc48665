/** Every rule belongs to a chapter of its edition. */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';

export function chapters({ edition }: EditionContent): readonly Finding[] {
  const known = new Set<string>(edition.meta.chapters.map((each) => each.id));
  return edition.rules.flatMap(({ data, source }) => {
    if (known.has(data.chapter)) return [];
    const message = `the edition has no chapter \`${data.chapter}\`.${didYouMean(data.chapter, known)}`;
    return [finding('unknown-chapter', source.locate(['chapter']), message)];
  });
}
