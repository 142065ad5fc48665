/** Marks at a verdict for the notes that it rests on, each with a link to the note. */
import type { RulingDoc } from '#library/types.ts';
import { restLabels } from '#wording/rest-labels.ts';
import type { PageContext } from './page-context.ts';

export interface RestMark {
  /** As written within a line. */
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
