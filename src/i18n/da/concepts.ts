import type { Words } from '#i18n/words.ts';

export const words: Words['concepts'] = {
  title: 'Ét begreb, flere spil',
  description: 'Det samme begreb i forskellige spil: hvad det hedder, og hvad reglerne siger om det.',
  lead: 'Det, der hedder kulørsvigt i ét spil, hedder noget andet i det næste. Her står de side om side.',
  oneTitle: '{concept} i andre spil',
  oneDescription: '{concept}: hvad det hedder i hvert spil, og hvad reglerne siger om det.',
  oneLead: 'Hvad det hedder i hvert spil, og hvad reglerne siger om det.',
  idea: 'Begreb',
  game: 'Spil',
  called: 'Det hedder det dér',
  follows: 'Det følger der af det',
  count: { one: '{n} afgørelse', other: '{n} afgørelser' },
  rulings: 'Det bestemmer reglerne',
  noRulings: 'Der hører ingen afgørelse til.',
  elsewhere: 'i andre spil',
};
