import type { UnkeptWords } from '#i18n/unkept.ts';

export const unkeptDa: UnkeptWords = {
  choice: 'Browseren gemmer ikke dette. Det gælder, til du forlader siden.',
  typed: 'Browseren gemmer ikke det, du udfylder. Det bliver stående, til du forlader siden: udskriv den først.',
};
