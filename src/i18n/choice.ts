/** Yes and no as they stand on a button; their ids in content and addresses are in src/model/fact.ts. */
import type { BookLanguage } from '#model/index.ts';

export const wordsOfChoice: Readonly<Record<BookLanguage, { readonly yes: string; readonly no: string }>> = {
  nl: { yes: 'Ja', no: 'Nee' },
  da: { yes: 'Ja', no: 'Nej' },
  de: { yes: 'Ja', no: 'Nein' },
};
