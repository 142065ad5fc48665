/** What the desk lists of each book: its situations, with what is left to do, and its translations. */
import type { Finding } from '#check/finding.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import { progressOf, type Progress } from '#library/words/progress.ts';
import type { Written } from '#site/written.ts';
import { untoldWays } from './untold.ts';

export interface DeskSituation {
  readonly situation: SituationDoc;
  /** Ways through its tree that no example goes. */
  readonly untold: number;
  /** In its file, and in those of its rulings. */
  readonly findings: number;
}

export interface DeskEdition {
  readonly edition: Edition;
  readonly title: string;
  readonly situations: readonly DeskSituation[];
  readonly translations: readonly (Progress & { readonly language: string })[];
}

/** Every edition that can be shown, by book and from the oldest. */
export function deskEditions({ library, content, findings }: Written): readonly DeskEdition[] {
  return library.books.flatMap(({ id, book, editions }) =>
    editions.map((edition): DeskEdition => {
      const draft = content.draft.books.find((each) => each.id === id)?.editions.find((each) => each.id === edition.id);
      return {
        edition,
        title: `${book.title}, ${edition.meta.title}`,
        situations: edition.situations.map((situation) => ({
          situation,
          untold: untoldWays(situation).length,
          findings: findingsOf(situation, findings).length,
        })),
        translations: (draft?.translations ?? []).map((each) => ({ language: each.language, ...progressOf(each) })),
      };
    }),
  );
}

/** What is wrong in the file of a situation, or in a rule that has a ruling of it. */
export function findingsOf({ file, rulings }: SituationDoc, findings: readonly Finding[]): readonly Finding[] {
  const files = new Set([file, ...rulings.flatMap(({ rule }) => rule?.file ?? [])]);
  return findings.filter(({ position }) => files.has(position.file));
}
