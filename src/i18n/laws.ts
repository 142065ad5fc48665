/** What is said around law articles. */

export interface LawWords {
  /** The index; `{laws}` is the law book, `{book}` the book that applies it. */
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Whose words stand below the articles, where they do: the law's, told in ours, and not the book's. */
  readonly whose: string;
  /** Beside what an article says: one or two words, as it stands in every row. */
  readonly says: string;
  /** Where what an article says is not established; `{laws}`. */
  readonly unsaid: string;
  readonly search: string;
  readonly none: string;
  /** Over the links to each article. */
  readonly jump: string;
  /** Over the articles that a rule, situation or ruling rests on. */
  readonly articles: string;
  /** How often the book names an article: `{n}`. */
  readonly times: string;
  /** One article where it is cited in running text. */
  readonly name: string;
  readonly kinds: Readonly<Record<'rule' | 'ruling' | 'question' | 'situation' | 'step', string>>;
  /** A step of a situation's procedure: `{situation}` and `{n}`. */
  readonly step: string;
  /** A question that several situations ask, where it leads to one of them: `{situation}` and `{ask}`. */
  readonly question: string;
}
