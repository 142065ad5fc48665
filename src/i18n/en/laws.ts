import type { Words } from '#i18n/words.ts';

export const words: Words['laws'] = {
  title: 'Laws',
  description:
    'Every article of the {laws} that {book} cites, what it is about, and which rules and rulings rest on it.',
  lead: '{laws}: what each article is about, and how often and where it is cited here.',
  whose:
    'Below each article we say in our own words what it says. That is the law and not the rulebook; if in doubt, the official text decides.',
  says: 'The law says',
  unsaid: 'We cannot say this with certainty. Look it up in the {laws}.',
  search: 'Article or word, such as 27B1',
  none: 'No article found.',
  jump: 'By article',
  articles: 'Laws',
  times: '{n}×',
  name: 'Law {article}',
  kinds: { rule: 'Rules', ruling: 'Rulings', question: 'Questions', situation: 'Situations', step: 'Steps' },
  step: '{situation}, step {n}',
  question: '{situation}: {ask}',
};
