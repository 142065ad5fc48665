import type { Words } from '#i18n/words.ts';
import { words as everyday } from './everyday.ts';

const STOP_WORDS = `
  the a an and of to in on at is are was were i you he she it we they my your his her our their what who how where when
  if with for by or but not no also do does did has have had can may must should so be been this that there from someone
  somebody anyone nobody
`;

const GENERAL = `
  while going today tomorrow work works go goes come comes get cost costs
`;

export const words: Words['query'] = {
  everyday,
  stopWords: STOP_WORDS,
  general: GENERAL,
  numbers: {
    small: `
      one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
      eighteen nineteen
    `,
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    compound: (ten, unit) => `${ten}${unit}`,
  },
  provision: `
    rule rules article articles arts law laws paragraph paragraphs section sections clause clauses num number
  `,
  chapter: 'chapter',
  ordinals: 'st nd rd th the',
  calculator: 'calculator',
  endings: 'ing est er en es st e d s t n',
  particles: '',
};
