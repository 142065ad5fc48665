import type { Words } from '#i18n/words.ts';

export const words: Words['timers'] = {
  start: 'Start\u00a0{time}',
  region: 'Ure',
  over: 'Tiden er gået',
  isOver: 'Tiden er gået: {label}.',
  held: 'Holder pause',
  step: 'Til trinnet',
  open: 'Hvad teksten lader stå åbent',
  stop: 'Stop',
  again: 'Forfra',
  hold: 'Pause',
  goOn: 'Fortsæt',
  another: 'Et ur til',
  name: 'Hvor?',
  nameLike: 'bord eller bane 4',
  undo: 'Fortryd',
  stopped: 'Uret er stoppet.',
  begunAgain: 'Uret er startet forfra.',
  settings: {
    title: 'Lyd og skærm',
    sound: 'Lyd, når en tid er gået',
    awake: 'Hold skærmen tændt, så længe et ur går',
  },
  trouble: {
    onlyHere: 'Enheden gemmer ikke uret: Det går kun, så længe denne side er åben.',
    newer:
      'Her er ure fra en nyere udgave af dette websted. De bliver stående; det, du starter nu, går kun på denne side.',
    lost: 'Et ur, der var gemt her, kan ikke længere læses.',
    back: 'Enhedens ur er stillet tilbage. Det, der går her, er flyttet med.',
    doubt: 'Enhedens ur er stillet tilbage, mens siden var væk. Det er uvist, hvor megen tid der er tilbage.',
    forward: 'Enhedens ur sprang frem, eller enheden sov. Her gælder det, som uret nu viser.',
  },
};
