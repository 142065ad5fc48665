/** The marks at a verdict that say what it rests on beside the text, each with the way to the note. */
import type { RulingDoc } from '#library/types.ts';
import { restLabels } from '#wording/rest-labels.ts';
import type { PageContext } from './page-context.ts';

export interface RestMark {
  /** As it stands within a line. */
  readonly label: string;
  /** The note, the first one of several of a kind. */
  readonly href: string;
}

/** One mark for each kind of note. */
export function restMarks(
  { rests }: RulingDoc,
  { urls, language }: Pick<PageContext, 'urls' | 'language'>,
): readonly RestMark[] {
  return restLabels(rests, language).map(({ label, first }) => ({ label, href: urls.note(first) }));
}
