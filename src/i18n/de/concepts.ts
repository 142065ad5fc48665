import type { Words } from '#i18n/words.ts';

export const words: Words['concepts'] = {
  title: 'Ein Begriff, mehrere Spiele',
  description: 'Derselbe Begriff in verschiedenen Spielen: wie er dort heißt und was die Regeln dazu sagen.',
  lead: 'Wer sich in dem einen Spiel verwirft, der verleugnet im anderen. Hier steht beides nebeneinander.',
  oneTitle: '{concept} in anderen Spielen',
  oneDescription: '{concept}: wie es in jedem Spiel heißt und was die Regeln dazu sagen.',
  oneLead: 'Wie es in jedem Spiel heißt und was die Regeln dazu sagen.',
  idea: 'Begriff',
  game: 'Spiel',
  called: 'So heißt es dort',
  follows: 'Was daraus folgt',
  count: { one: '{n} Entscheidung', other: '{n} Entscheidungen' },
  rulings: 'Was die Regeln bestimmen',
  noRulings: 'Dazu gibt es keine Entscheidung.',
  elsewhere: 'in anderen Spielen',
};
