/** Every section of a rule begins at a clause that is there. */
import { citationFindings } from '#check/citation.ts';
import type { EditionContent } from '#check/content.ts';
import type { Finding } from '#check/finding.ts';

export function sections(edition: EditionContent): readonly Finding[] {
  return edition.edition.rules.flatMap(({ data, source }) =>
    (data.sections ?? []).flatMap(({ from }, index) =>
      citationFindings(edition, `${data.id}#${from}`, () => source.locate(['sections', index, 'from'])),
    ),
  );
}
