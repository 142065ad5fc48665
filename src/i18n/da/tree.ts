import type { Words } from '#i18n/words.ts';

export const words: Words['tree'] = {
  title: '{situation}: hele træet',
  description: 'Alle spørgsmål, svar og afgørelser om {situation} i én tegning. Kan udskrives.',
  kicker: 'Beslutningstræ',
  open: 'Træet som tegning',
  lead: 'Begynd ved det første spørgsmål, og følg svarene. Hver vej ender i en afgørelse.',
  step: 'Spørgsmål {n}',
  back: 'Tilbage til spørgsmål {n}',
  onward: 'Fortsættes ved {letter}',
  zoom: { in: 'Zoom ind', out: 'Zoom ud', fit: 'Tilpas' },
  print: 'Udskriv',
  fits: 'Passer på {size} i tværformat.',
  parts: 'I {count} dele, hver på {size} i tværformat; bogstaverne viser, hvor det fortsætter.',
  part: 'Del {letter}',
  more: 'På skærmen',
  situation: 'Til spørgsmålene',
};
