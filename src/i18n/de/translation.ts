import type { Words } from '#i18n/words.ts';

export const words: Words['translation'] = {
  convenience: 'Übersetzung; es gilt {original}.',
  official: 'Offizielle Übersetzung, beschlossen am {day} ({by}). Weichen sie voneinander ab, gilt {original}.',
  authentic: 'Dieser Text und {original} gelten gleichermaßen; beschlossen am {day} ({by}).',
  adopted: 'Text beschlossen am {day} ({by}).',
  original: {
    nl: 'der niederländische Text',
    da: 'der dänische Text',
    de: 'der deutsche Text',
    en: 'der englische Text',
  },
  also: {
    nl: 'Auch auf Niederländisch',
    da: 'Auch auf Dänisch',
    de: 'Auch auf Deutsch',
    en: 'Auch auf Englisch',
  },
};
