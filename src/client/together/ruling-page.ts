/** The page of the ruling that a record names for a part. */
import { COMPARED } from '#addresses/compared.ts';
import type { RecordedPart } from '#addresses/parts-record.ts';
import { documentAt } from '#client/cards/documents.ts';
import { checkOn } from '#client/share/page.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';
import type { Loading } from './load.ts';

export interface RulingPage {
  readonly page: Document;
  readonly check: CaseCheckProps;
}

/**
 * Undefined where there is none, it could not be fetched, or it belongs to another situation than the part.
 * @param rulings the permanent path of the edition's rulings
 */
export async function rulingPageOf(
  { ruling }: RecordedPart,
  loaded: Loading | undefined,
  rulings: string,
): Promise<RulingPage | undefined> {
  if (loaded === undefined || 'missing' in loaded) return undefined;
  const { former, rulings: known } = loaded.data;
  const id = former?.[`${COMPARED}=${ruling}`] ?? ruling;
  const page = Object.hasOwn(known, id) ? await documentAt(`${rulings}${id}/`) : undefined;
  const check = page && checkOn(page);
  return page && check && { page, check };
}
