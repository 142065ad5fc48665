import type { Words } from '#i18n/words.ts';

export const words: Words['laws'] = {
  title: 'Paragrafen',
  description:
    'Alle Paragrafen der {laws}, auf die {book} verweist: worum es in ihnen geht und welche Regeln und Entscheidungen auf ihnen beruhen.',
  lead: '{laws}: worum es in jedem Paragrafen geht und wie oft und wo er hier vorkommt.',
  whose:
    'Unter jedem Paragrafen steht in unseren eigenen Worten, was er sagt. Das ist das Gesetz und nicht das Regelwerk; im Zweifel gilt der offizielle Text.',
  says: 'Der Paragraf sagt',
  unsaid: 'Das können wir nicht sicher sagen. Nachzulesen ist es hier: {laws}.',
  search: 'Paragraf oder Wort, etwa 27B1',
  none: 'Kein Paragraf gefunden.',
  jump: 'Nach Paragraf',
  articles: 'Paragrafen',
  times: '{n}×',
  name: '§ {article}',
  kinds: { rule: 'Regeln', ruling: 'Entscheidungen', question: 'Fragen', situation: 'Situationen', step: 'Schritte' },
  step: '{situation}, Schritt {n}',
  question: '{situation}: {ask}',
};
