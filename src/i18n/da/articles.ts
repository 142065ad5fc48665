import type { Words } from '#i18n/words.ts';

export const words: Words['articles'] = {
  one: ['paragraf'],
  many: ['artikler', 'paragraffer'],
  and: ['og', 'eller'],
  range: ['til'],
  of: ['af'],
  typed: ['artikler'],
};
