/** Words that mean something else where an id would stand. */
import { UNKNOWN, UNSTATED } from '../../model/index.ts';
import type { EditionContent } from '../content.ts';
import { finding, type Finding } from '../finding.ts';

/** What a search keeps in the same address in which facts have their answers (src/widgets/address.ts). */
const OF_SEARCH = ['q', 'scope'];

export function reservedId({ book, edition }: EditionContent): readonly Finding[] {
  const facts = OF_SEARCH.flatMap((fact) => {
    if (!(fact in (edition.facts?.data ?? {}))) return [];
    const position = edition.facts?.source.locate([fact], 'key');
    const message = `\`${fact}\` belongs to the search in every address. Give this fact another id.`;
    return position ? [finding('reserved-id', position, message)] : [];
  });
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
  return [...facts, ...options, ...people];
}
