import type { UnkeptWords } from '#i18n/unkept.ts';

export const unkeptEn: UnkeptWords = {
  choice: 'This browser does not keep this. It holds until you leave this page.',
  typed: 'This browser does not keep what you fill in. It stays until you leave this page: print it first.',
};
