export const words = {
  /** On every page of a translation: which text counts. `{original}` is one of the names below, as a link. */
  convenience: 'Vertaling; {original} geldt.',
  official: 'Officiële vertaling, vastgesteld door {by} op {day}. Bij verschil geldt {original}.',
  authentic: 'Deze tekst en {original} gelden even sterk; vastgesteld door {by} op {day}.',
  /** At the foot of a page in the original language, where a body adopted its text. */
  adopted: 'Tekst vastgesteld door {by} op {day}.',
  /** Within the sentences above, by the language of the text. */
  original: {
    nl: 'de Nederlandse tekst',
    da: 'de Deense tekst',
    de: 'de Duitse tekst',
    en: 'de Engelse tekst',
  },
  /** A button that adds the same text in another language. */
  also: {
    nl: 'Ook in het Nederlands',
    da: 'Ook in het Deens',
    de: 'Ook in het Duits',
    en: 'Ook in het Engels',
  },
};
