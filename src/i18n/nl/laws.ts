/** Words around law articles. */
export const words = {
  /** The index; `{laws}` is the law book, `{book}` the book that applies it. */
  title: 'Artikelen',
  description:
    'Alle artikelen van de {laws} die {book} aanhaalt, met waar ze over gaan en welke regels en uitspraken erop berusten.',
  lead: '{laws}: waar elk artikel over gaat, en hoe vaak en waar het hier voorkomt.',
  /** The source of the texts below the articles: the law in our words, not the book. */
  whose:
    'Onder elk artikel staat in onze eigen woorden wat het zegt. Dat is de wet en niet het reglement; bij twijfel geldt de officiële tekst.',
  /** Label of an article's content: one or two words, repeated in every row. */
  says: 'Het artikel zegt',
  /** If an article's content is not established; `{laws}`. */
  unsaid: 'Dat kunnen wij niet met zekerheid zeggen. Zoek het op in de {laws}.',
  search: 'Artikel of woord, zoals 27B1',
  none: 'Geen artikel gevonden.',
  /** Over the links to each article. */
  jump: 'Op artikel',
  /** Over the articles that a rule, situation or ruling rests on. */
  articles: 'Artikelen',
  /** How often the book names an article: `{n}`. */
  times: '{n}×',
  /** One article as cited in running text. */
  name: 'artikel {article}',
  kinds: { rule: 'Regels', ruling: 'Uitspraken', question: 'Vragen', situation: 'Situaties', step: 'Stappen' },
  /** A step of a situation's procedure: `{situation}` and `{n}`. */
  step: '{situation}, stap {n}',
  /** A question that several situations ask, where it leads to one of them: `{situation}` and `{ask}`. */
  question: '{situation}: {ask}',
};
