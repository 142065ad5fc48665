import type { Words } from '#i18n/words.ts';

export const words: Words['tree'] = {
  title: '{situation}: der ganze Baum',
  description: 'Alle Fragen, Antworten und Entscheidungen zu {situation} in einer Zeichnung. Zum Ausdrucken.',
  kicker: 'Entscheidungsbaum',
  open: 'Der Baum als Zeichnung',
  lead: 'Beginne bei der obersten oder der linken Frage und folge den Antworten. Jeder Kasten am Ende ist eine Entscheidung.',
  print: 'Drucken',
  fits: { portrait: 'Passt hochkant auf {size}.', landscape: 'Passt quer auf {size}.' },
  situation: 'Zu den Fragen',
};
