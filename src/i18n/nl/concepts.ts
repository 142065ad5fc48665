/** Concepts that several games share, and the pages that compare their terms. */
export const words = {
  title: 'Eén begrip, meer spellen',
  description: 'Hetzelfde begrip in verschillende spellen: hoe het daar heet en wat de regels erover zeggen.',
  lead: 'Wat in het ene spel verzaken heet, heet in het andere ontduiken. Hier staan ze naast elkaar.',
  /** A single concept's page, with `{concept}`. */
  oneTitle: '{concept} in andere spellen',
  oneDescription: '{concept}: hoe het in elk spel heet en wat de regels erover zeggen.',
  oneLead: 'Hoe het in elk spel heet, en wat de regels erover zeggen.',
  /** Over the columns of the tables: the idea, the game, its word for it, and what its rules make of it. */
  idea: 'Begrip',
  game: 'Spel',
  called: 'Zo heet het daar',
  follows: 'Wat eruit volgt',
  /** How many rulings of a game hang on it, `{n}`. */
  count: { one: '{n} uitspraak', other: '{n} uitspraken' },
  rulings: 'Wat het reglement bepaalt',
  noRulings: 'Hier hangt geen uitspraak aan.',
  /** In a glossary, before the words of other books. */
  elsewhere: 'in andere spellen',
};
