import type { Words } from '#i18n/words.ts';

export const words: Words['articles'] = {
  one: ['paragraph'],
  many: ['paragrafen'],
  and: ['und', 'oder'],
  range: ['bis'],
  of: ['der', 'des'],
  typed: [],
};
