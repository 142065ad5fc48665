import type { Words } from '#i18n/words.ts';

export const words: Words['tree'] = {
  title: '{situation}: hele træet',
  description: 'Alle spørgsmål, svar og afgørelser om {situation} i én tegning. Kan udskrives.',
  kicker: 'Beslutningstræ',
  open: 'Træet som tegning',
  lead: 'Begynd ved spørgsmålet øverst eller længst til venstre, og følg svarene. Hver ramme for enden er en afgørelse.',
  print: 'Udskriv',
  fits: { portrait: 'Passer på {size} i højformat.', landscape: 'Passer på {size} i tværformat.' },
  situation: 'Til spørgsmålene',
};
