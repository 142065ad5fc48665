import type { Words } from '#i18n/words.ts';

export const words: Words['tree'] = {
  title: '{situation}: der ganze Baum',
  description: 'Alle Fragen, Antworten und Entscheidungen zu {situation} in einer Zeichnung. Zum Ausdrucken.',
  kicker: 'Entscheidungsbaum',
  open: 'Der Baum als Zeichnung',
  lead: 'Beginne bei der ersten Frage und folge den Antworten. Jeder Weg endet in einer Entscheidung.',
  step: 'Frage {n}',
  back: 'Zurück zu Frage {n}',
  onward: 'Weiter bei {letter}',
  zoom: { in: 'Vergrößern', out: 'Verkleinern', fit: 'Einpassen' },
  print: 'Drucken',
  fits: 'Passt quer auf {size}.',
  parts: 'In {count} Teilen, jeder quer auf {size}; die Buchstaben zeigen, wo es weitergeht.',
  part: 'Teil {letter}',
  more: 'Am Bildschirm',
  situation: 'Zu den Fragen',
};
