import type { Words } from '#i18n/words.ts';

export const words: Words['procedure'] = {
  title: '{situation}: trin for trin',
  description: 'Alle trin ved {situation}, med spørgsmål og afgørelser. Til udskrivning.',
  kicker: 'Trin for trin',
  open: 'Alle trin til udskrivning',
  print: 'Udskriv',
  situation: 'Til spørgsmålene',
  steps: 'Trin',
  decision: 'Afgørelse',
  decisionLead: 'Begynd ved spørgsmål 1. Efter hvert svar står afgørelsen eller det næste spørgsmål.',
  always: 'Her gælder altid:',
  toQuestion: 'spørgsmål {n}',
  chooses: 'Valget er op til {party}.',
  number: '{min} til og med {max}',
};
