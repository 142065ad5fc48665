import type { Words } from '#i18n/words.ts';

export const words: Words['articles'] = {
  one: ['article', 'law'],
  many: ['articles', 'laws'],
  and: ['and', 'or'],
  range: ['to'],
  of: ['of'],
  typed: ['article', 'law', 'laws'],
};
