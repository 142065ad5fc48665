/** The shared content of a page's case with the answers of the address, in the language of that page. */
import { comparedNow, marksNow, queryNow, seatNow } from '#client/address.ts';
import { documentAt } from '#client/cards/documents.ts';
import type { ShareWords } from '#i18n/words.ts';
import { caseOn, checkOn, decisionOn } from './page.ts';
import { sharedContentOf, type CaseOnPage, type Other, type SharedContent } from './shared-content.ts';

/** Undefined on a page without a case. With the compared ruling. @param words in the language of the page */
export async function caseIn(page: Document, words: ShareWords): Promise<SharedContent | undefined> {
  const found = caseOn(page);
  if (!found) return undefined;
  const against = await other(page);
  const { page: said, other: opposite } =
    found.seats && seatNow() ? await named(found, against) : { page: found, other: against };
  return sharedContentOf(said, queryNow(), words, opposite, marksNow());
}

/** Both with seats in their texts; unchanged when the names of the seats cannot be loaded. */
async function named(
  page: CaseOnPage,
  other: Other | undefined,
): Promise<{ page: CaseOnPage; other: Other | undefined }> {
  const beside = other?.ruling ? { [other.id]: other.ruling } : {};
  try {
    const { withSeats } = await import('#client/seats/naming.ts');
    const said = await withSeats({ ...page, rulings: { ...page.rulings, ...beside } }, seatNow());
    return { page: said, other: other && { id: other.id, ruling: said.rulings[other.id] } };
  } catch {
    return { page, other };
  }
}

/** The data of the compared ruling is on its situation's page; offline the link still names it. */
async function other(page: Document): Promise<Other | undefined> {
  if (comparedNow() === undefined) return undefined;
  const check = checkOn(page);
  const id = comparedNow(check?.former);
  if (id === undefined || !check || id === check.ruling || !Object.hasOwn(check.rulings, id)) return undefined;
  const asked = await documentAt(new URL(check.situation.href, location.href).pathname);
  const ruling = asked && decisionOn(asked)?.rulings[id];
  return { id, ruling };
}
