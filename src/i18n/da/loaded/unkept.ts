import type { Words } from '#i18n/words.ts';

export const words: Words['unkept'] = {
  choice: 'Browseren gemmer ikke dette. Det gælder, til du forlader siden.',
  typed: 'Browseren gemmer ikke det, du udfylder. Det bliver stående, til du forlader siden: Udskriv den først.',
};
