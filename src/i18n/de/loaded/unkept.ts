import type { Words } from '#i18n/words.ts';

export const words: Words['unkept'] = {
  choice: 'Dieser Browser speichert das nicht. Es gilt, bis du diese Seite verlässt.',
  typed:
    'Dieser Browser speichert nicht, was du ausfüllst. Es bleibt stehen, bis du diese Seite verlässt: Druck sie vorher aus.',
};
