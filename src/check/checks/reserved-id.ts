/** Words that mean something else where an id would stand. */
import { UNKNOWN, UNSTATED } from '../../model/index.ts';
import type { EditionContent } from '../content.ts';
import { finding, type Finding } from '../finding.ts';

export function reservedId({ book, edition }: EditionContent): readonly Finding[] {
  const options = Object.entries(edition.facts?.data ?? {}).flatMap(([fact, data]) => {
    if (!('options' in data) || !(UNKNOWN in data.options)) return [];
    const position = edition.facts?.source.locate([fact, 'options', UNKNOWN], 'key');
    const message = `\`${UNKNOWN}\` is the answer "I don't know" to every question. Give this option of \`${fact}\` another id.`;
    return position ? [finding('reserved-id', position, message)] : [];
  });
  const people = (['roles', 'parties'] as const).flatMap((group) => {
    if (!(UNSTATED in book.data[group])) return [];
    const message = `\`${UNSTATED}\` says that the source names nobody. Give this entry of \`${group}\` another id.`;
    return [finding('reserved-id', book.source.locate([group, UNSTATED], 'key'), message)];
  });
  return [...options, ...people];
}
