/** Marks at a verdict for the notes that it rests on, each with a link to the note. */
import { counted } from '#i18n/language.ts';
import { packs } from '#i18n/packs.ts';
import type { RulingDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { restLabels } from '#wording/rest-labels.ts';
import type { PageContext } from './page-context.ts';

export interface RestMark {
  /** As written within a line. */
  readonly label: string;
  /** The note, the first one of several of a kind. */
  readonly href: string;
  /** Of what house rules make otherwise: that is never folded. */
  readonly isHouse?: true;
}

/**
 * The line behind which the marks are folded: how many notes there are. Undefined for a single mark, which
 * says itself in a line.
 */
export function doubtsLine({ rests }: RulingDoc, language: Language): string | undefined {
  if (restLabels(rests, language).length < 2) return undefined;
  return counted(language, packs[language].rule.doubts, rests.length);
}

/** One mark for each kind of note. */
export function restMarks(
  { rests }: RulingDoc,
  { urls, language }: Pick<PageContext, 'urls' | 'language'>,
): readonly RestMark[] {
  return restLabels(rests, language).map(({ label, first }) => ({ label, href: urls.note(first) }));
}
