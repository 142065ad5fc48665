import type { UnkeptWords } from '#i18n/unkept.ts';

export const unkeptNl: UnkeptWords = {
  choice: 'Deze browser bewaart dit niet. Het geldt tot je deze pagina verlaat.',
  typed: 'Deze browser bewaart niet wat je invult. Het blijft staan tot je deze pagina verlaat: druk haar eerst af.',
};
