import type { Words } from '#i18n/words.ts';

export const words: Words['laws'] = {
  title: 'Laws',
  description: 'Every Law in the {laws} that {book} cites, what it is about, and which rules and rulings rest on it.',
  lead: '{laws}: what each Law is about, and how often and where it is cited here.',
  whose:
    'Below each Law we say in our own words what it says. That is the law, not the rulebook; if in doubt, the official text prevails.',
  says: 'The law says',
  unsaid: 'We cannot say this with certainty. Look it up in the {laws}.',
  search: 'Law or word, such as 27B1',
  none: 'No Law found.',
  jump: 'By number',
  articles: 'Laws',
  times: '{n}×',
  name: 'Law {article}',
  kinds: { rule: 'Rules', ruling: 'Rulings', question: 'Questions', situation: 'Situations', step: 'Steps' },
  step: '{situation}, step {n}',
  question: '{situation}: {ask}',
};
