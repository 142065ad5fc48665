import type { Words } from '#i18n/words.ts';

export const words: Words['unkept'] = {
  choice: 'This browser does not keep this. It applies until you leave this page.',
  typed: 'This browser does not keep what you fill in. It stays until you leave this page: print it first.',
};
