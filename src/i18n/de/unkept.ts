import type { UnkeptWords } from '#i18n/unkept.ts';

export const unkeptDe: UnkeptWords = {
  choice: 'Dieser Browser speichert das nicht. Es gilt, bis du diese Seite verlässt.',
  typed:
    'Dieser Browser speichert nicht, was du ausfüllst. Es bleibt stehen, bis du diese Seite verlässt: Druck sie vorher aus.',
};
