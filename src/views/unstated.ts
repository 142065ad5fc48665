/** What is forbidden without a consequence, in words. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { RulingDoc } from '#library/types.ts';
import type { Book, Language } from '#model/index.ts';
import { deciderName } from '#wording/names.ts';

/**
 * That a ruling forbids and the book states no consequence, and who decides then: who decides the ruling
 * itself, or else all that the book leaves open. Nothing for other rulings.
 */
export function unstatedIn(
  { ifDone, decidedBy }: Pick<RulingDoc, 'ifDone' | 'decidedBy'>,
  book: Book,
  language: Language,
): { readonly unstated?: string } {
  const who = decidedBy ?? book.residual?.decidedBy;
  if (ifDone !== 'unstated' || who === undefined) return {};
  return { unstated: fill(packs[language].widget.ruling.unstated, { who: deciderName(who, book) }) };
}
