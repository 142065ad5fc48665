/** What is said around law articles. */
export const words = {
  /** The index; `{laws}` is the law book, `{book}` the book that applies it. */
  title: 'Artikelen',
  description:
    'Alle artikelen van de {laws} die {book} aanhaalt, met waar ze over gaan en welke regels en uitspraken erop berusten.',
  lead: '{laws}: waar elk artikel over gaat, en hoe vaak en waar het hier voorkomt.',
  /** Whose words stand below the articles, where they do: the law's, told in ours, and not the book's. */
  whose:
    'Onder elk artikel staat in onze eigen woorden wat het zegt. Dat is de wet en niet het boek; bij twijfel geldt de officiële tekst.',
  /** Beside what an article says: one or two words, as it stands in every row. */
  says: 'Het artikel zegt',
  /** Where what an article says is not established; `{laws}`. */
  unsaid: 'Dat kunnen wij niet met zekerheid zeggen. Zoek het op in de {laws}.',
  search: 'Artikel of woord, zoals 27B1',
  none: 'Geen artikel gevonden.',
  /** Over the links to each article. */
  jump: 'Op artikel',
  /** Over the articles that a rule, situation or ruling rests on. */
  articles: 'Artikelen',
  /** How often the book names an article: `{n}`. */
  times: '{n}×',
  /** One article where it is cited in running text. */
  name: 'artikel {article}',
  kinds: { rule: 'Regels', ruling: 'Uitspraken', question: 'Vragen', situation: 'Situaties', step: 'Stappen' },
  /** A step of a situation's procedure: `{situation}` and `{n}`. */
  step: '{situation}, stap {n}',
  /** A question that several situations ask, where it leads to one of them: `{situation}` and `{ask}`. */
  question: '{situation}: {ask}',
};
