import type { Words } from '#i18n/words.ts';
import { words as everyday } from './everyday.ts';

const STOP_WORDS = `
  the a an and of to in on at is are was were am i you he she it we they my your his her our their me him us them its
  what who whom whose which how where when why as if than then with for by but or not no also too just very really some
  any into about do does did has have had can could may might must shall should will would so be been being this that
  these those there here from someone somebody something anyone anybody anything nobody
  dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt werent hasnt havent hadnt shouldnt mustnt
  s im ive id ill youre youve youll youd hes hed hell shes shed shell theyre theyve theyll weve well whats whos wheres
  theres thats lets
`;

const GENERAL = `
  while after before during until still always never going today tomorrow work works go goes come comes get cost costs
  want wants wanted try tried make makes made thing things give gives gave look looks looking keep keeps keeping
  start starts starting leave leaves leaving near
`;

const TOOLS = {
  training: `
    practise, practice, practicing, practising, exercise, exercises, training, train, drill, drills, quiz, learn,
    study, course, reading path, test your knowledge
  `,
  exam: 'exam, exams, examination, test, mock exam, director exam',
  terms: 'terms, glossary, definitions, vocabulary, jargon',
  gaps: `
    what the rulebook leaves open, what is open, open cases, not covered, what is not covered, gaps, loopholes,
    unclear rules, ambiguities, cases without a rule, editors notes
  `,
  cases: 'decided cases, precedents, case law, earlier rulings',
  laws: '',
  changes: `
    what changed, what has changed, what is new, changes, changelog, new edition, differences between editions
  `,
  concepts: 'one idea several games, other games, compare games, compare terms',
  penalties: `
    wall sheet, penalty sheet, penalty list, list of penalties, all penalties, all outcomes, outcomes,
    all consequences, consequences, print, printing, printout
  `,
  posters: 'poster, posters, qr, qr code, qr codes, print, printing',
  booklet: 'the whole rulebook, whole rulebook, whole book, booklet, all rules, pdf, print, printing',
  record: 'dispute sheet, dispute, disputes, dispute form, protest form, appeal form, form, forms',
  calculators: '',
  clocks: 'clocks, stopwatch, stopwatches, timer, timers',
  casebook: 'casebook, my cases, saved cases, saved rulings, my rulings, saved, logbook',
  offline: `
    offline, no network, without network, no internet, without internet, no reception, no signal, no wifi, download,
    on this device, on my phone, keep the rulebook, keep offline, save offline, install, app
  `,
  look: `
    appearance, display, display settings, dark, dark mode, night mode, light mode, theme, contrast, text size, font size, bigger
    text, larger text, bigger letters, larger letters, large print, left-handed
  `,
};

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
  tools: TOOLS,
  calculator: 'calculator',
  endings: 'ing est er en es st e d s t n',
  particles: '',
};
