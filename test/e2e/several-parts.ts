/** Cases of two parts that tests visit: a bid both early and too low, and two cards of one situation. */
import { queryOfParts } from '#addresses/parts.ts';
import { NOTHING_TOLD, queryOfCase, type PartsEvents } from '#addresses/parts-events.ts';
import { clipboard } from './at-the-table.ts';
import type { Visitor } from './visitor.ts';

export const BOOK = 'nl/biedbond/';
const SHARED = 'lt-accepteert=nee&lt-heeft-geboden=nee';
export const EARLY = {
  situation: 'bieding-voor-de-beurt',
  query: `aan-de-beurt=rechtertegenstander&${SHARED}&rt-heeft-geboden=nee&rt-past=ja&soort-bieding=bod-of-doublet`,
};
export const LOW = {
  situation: 'onvoldoende-bod',
  query: `${SHARED}&verbetering-mogelijk=geen&vervangende-bieding=ander-bod-of-pas&zelf-verbeterd=nee`,
};
export const OPEN = 'Was het bod te laag én voor de beurt';
export const ONE_EVENT: PartsEvents = { ...NOTHING_TOLD, same: [{ first: 0, second: 1 }] };
/** The case of both as one event. */
export const BOTH = queryOfCase([EARLY, LOW], ONE_EVENT);

/** Two breaches of one event in the older edition of a book; in the one in force the second costs more. */
export const EARLIER = 'nl/bordspel/2019/together/';
export const TWO = queryOfParts([
  { situation: 'kaart-gespeeld', query: 'op-beurt=ja&bekend=nee' },
  { situation: 'kaart-gespeeld', query: 'op-beurt=nee' },
]);

/** The answers to the question whether two parts are one event. */
export const one = ({ page }: Visitor) => page.getByRole('button', { name: 'Hoort bij elkaar' });
export const two = ({ page }: Visitor) => page.getByRole('button', { name: 'Staat los van elkaar' });

/** The link and the text of the open case, as they are handed on. */
export async function shared(visitor: Visitor): Promise<{ readonly link: string; readonly text: string }> {
  const { page } = visitor;
  await page.getByRole('main').getByRole('link', { name: 'Deel', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deel dit' });
  await sheet.getByRole('button', { name: 'Kopieer link' }).click();
  await sheet.getByRole('button', { name: 'Link gekopieerd' }).waitFor();
  const link = await clipboard(visitor);
  await sheet.getByRole('button', { name: 'Kopieer als tekst' }).click();
  await sheet.getByRole('button', { name: 'Tekst gekopieerd' }).waitFor();
  const text = await clipboard(visitor);
  await sheet.getByRole('button', { name: 'Sluit' }).click();
  return { link, text };
}
