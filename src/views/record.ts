/** The dispute sheet's data for an edition. The case comes with a link, in the browser. */
import type { CaseRecord } from '#addresses/record.ts';
import { packs } from '#i18n/packs.ts';
import type { RecordWords, TogetherWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import { appealText, type AppealText } from './appeal.ts';
import { editionLine } from './edition-line.ts';
import type { PageContext } from './page-context.ts';
import { situationPaths, type TogetherProps } from './together.ts';

export interface RecordProps {
  readonly language: Language;
  readonly book: string;
  /** Who issued it, the edition and its day. */
  readonly edition: string;
  /** Permanent paths of this edition: the prefix of its rulings, and the blank sheet. */
  readonly rulings: string;
  readonly sheet: string;
  /** The page from which its questions are reached. */
  readonly questions: string;
  /** The page for a case of several parts, and the addresses of the situations of its parts. */
  readonly together: { readonly href: string; readonly words: TogetherWords };
  readonly situations: TogetherProps['situations'];
  /** The site's root. */
  readonly root: string;
  readonly record: Pick<CaseRecord, 'book' | 'edition'>;
  readonly appeal: AppealText;
  readonly words: RecordWords;
}

export function recordProps(context: PageContext): RecordProps {
  const { edition, permanent, language } = context;
  return {
    language,
    book: edition.book.title,
    edition: editionLine(context),
    rulings: permanent.rulings,
    sheet: permanent.record,
    questions: permanent.situations,
    together: { href: permanent.together, words: packs[language].together },
    situations: situationPaths(edition, permanent),
    root: permanent.home,
    record: { book: edition.bookId, edition: edition.id },
    appeal: appealText(context),
    words: packs[language].record,
  };
}
