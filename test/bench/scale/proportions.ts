/** What the real books are like: how much of each thing there is, and how long its texts are. */
import type { Edition, Library } from '#library/types.ts';

/**
 * Every value that was found, sorted: drawing one of them at random draws from what the books really have.
 */
export type Sample = readonly number[];

export interface Proportions {
  /** How many there are to one rule. */
  readonly perRule: Readonly<Record<'situations' | 'facts' | 'terms' | 'chapters', number>>;
  /** How many of a thing another one has. */
  readonly count: Readonly<Record<Count, Sample>>;
  /** How many words a text has. */
  readonly words: Readonly<Record<Text, Sample>>;
  /** How often something is so, from 0 to 1. */
  readonly share: Readonly<Record<Share, number>>;
  /** Every kind of note as often as it occurs, and every number of options that a choice has. */
  readonly notes: readonly string[];
  readonly options: Sample;
}

export type Count =
  | 'clauses'
  | 'notes'
  | 'links'
  | 'rulePhrases'
  | 'situationPhrases'
  | 'facts'
  | 'procedure'
  | 'see'
  | 'steps'
  | 'then'
  | 'cites'
  | 'examples'
  | 'aliases'
  | 'termPhrases'
  | 'termCites';
export type Text =
  | 'clause'
  | 'note'
  | 'ruleTitle'
  | 'ruleSummary'
  | 'phrase'
  | 'situationTitle'
  | 'situationSummary'
  | 'arrival'
  | 'procedureStep'
  | 'verdict'
  | 'explain'
  | 'step'
  | 'story'
  | 'ask'
  | 'how'
  | 'says'
  | 'definition';
export type Share = 'otherwise' | 'explain' | 'how' | 'number' | 'guarded' | 'common' | 'declared';

/** Measures the editions in force, all of them together. */
export function proportionsOf({ books }: Library): Proportions {
  const editions = books.map(({ current }) => current);
  const rules = editions.flatMap((edition) => edition.rules);
  const clauses = rules.flatMap((rule) => rule.clauses);
  const notes = clauses.flatMap((clause) => clause.notes);
  const situations = editions.flatMap((edition) => edition.situations);
  const rulings = editions.flatMap((edition) => edition.rulings);
  const facts = editions.flatMap((edition) => Object.values(edition.facts));
  const terms = editions.flatMap((edition) => Object.values(edition.terms));
  const choices = facts.flatMap((fact) => (fact.kind === 'choice' ? [Object.values(fact.options)] : []));
  const of = (some: readonly unknown[]) => some.length / rules.length;
  const texts = (some: readonly (string | undefined)[]): Sample =>
    sorted(some.flatMap((each) => (each === undefined ? [] : [wordsIn(each)])));
  const counts = (some: readonly (readonly unknown[] | undefined)[]): Sample =>
    sorted(some.map((each) => each?.length ?? 0));
  const share = <T>(some: readonly T[], is: (each: T) => unknown): number =>
    some.filter(is).length / Math.max(1, some.length);
  return {
    perRule: {
      situations: of(situations),
      facts: of(facts),
      terms: of(terms),
      chapters: of(editions.flatMap(({ meta }) => meta.chapters)),
    },
    count: {
      clauses: counts(rules.map((rule) => rule.clauses)),
      notes: counts(clauses.map((clause) => clause.notes)),
      links: counts(clauses.map(({ body }) => body.links)),
      rulePhrases: counts(rules.map(({ data }) => data.phrases)),
      situationPhrases: counts(situations.map(({ data }) => data.phrases)),
      facts: counts(situations.map((situation) => situation.facts)),
      procedure: counts(situations.map(({ procedure }) => procedure)),
      see: counts(situations.map(({ see }) => see)),
      steps: counts(rulings.map(({ steps }) => steps)),
      then: counts(rulings.map((ruling) => ruling.then)),
      cites: counts(rulings.map(({ cites }) => cites)),
      examples: counts(rulings.map(({ examples }) => examples)),
      aliases: counts(terms.map(({ aliases }) => aliases)),
      termPhrases: counts(terms.map(({ phrases }) => phrases)),
      termCites: counts(terms.map(({ cites }) => cites)),
    },
    words: {
      clause: texts(clauses.map(({ body }) => body.text)),
      note: texts(notes.map(({ text }) => text)),
      ruleTitle: texts(rules.map(({ data }) => data.title)),
      ruleSummary: texts(rules.map(({ data }) => data.summary)),
      phrase: texts([...rules, ...situations].flatMap(({ data }) => data.phrases ?? [])),
      situationTitle: texts(situations.map(({ data }) => data.title)),
      situationSummary: texts(situations.map(({ data }) => data.summary)),
      arrival: texts(situations.map(({ body }) => body.text)),
      procedureStep: texts(situations.flatMap(({ procedure }) => procedure.map((step) => step.do))),
      verdict: texts(rulings.map(({ verdict }) => verdict)),
      explain: texts(rulings.map(({ explain }) => explain)),
      step: texts(rulings.flatMap(({ steps }) => steps)),
      story: texts(rulings.flatMap(({ examples }) => examples.map(({ story }) => story))),
      ask: texts(facts.map(({ ask }) => ask)),
      how: texts(facts.map(({ how }) => how)),
      says: texts(choices.flat().flatMap((option) => ('says' in option ? [option.says] : []))),
      definition: texts(terms.map(({ definition }) => definition)),
    },
    share: {
      otherwise: share(situations, ({ data }) => data.otherwise),
      explain: share(rulings, ({ explain }) => explain),
      how: share(facts, ({ how }) => how),
      number: share(facts, ({ kind }) => kind === 'number'),
      guarded: share(facts, ({ askIf }) => askIf),
      common: share(situations, ({ data }) => data.common),
      declared: share(situations, ({ data }) => data.order === 'declared'),
    },
    notes: notes.map(({ kind }) => kind),
    options: counts(choices),
  };
}

/** How many of each thing an edition has per rule, for a table next to that of the real books. */
export function toOneRule(editions: readonly Edition[]): Readonly<Record<string, number>> {
  const rules = editions.flatMap((edition) => edition.rules);
  const clauses = rules.flatMap((rule) => rule.clauses);
  const rulings = editions.flatMap((edition) => edition.rulings);
  const per = (count: number) => Math.round((100 * count) / rules.length) / 100;
  const words = clauses.flatMap(({ body, notes }) => [body, ...notes]).map(({ text }) => wordsIn(text));
  return {
    clauses: per(clauses.length),
    notes: per(clauses.flatMap(({ notes }) => notes).length),
    'words in clauses and notes': per(words.reduce((sum, each) => sum + each, 0)),
    situations: per(editions.flatMap(({ situations }) => situations).length),
    facts: per(editions.flatMap(({ facts }) => Object.keys(facts)).length),
    rulings: per(rulings.length),
    examples: per(rulings.flatMap(({ examples }) => examples).length),
    terms: per(editions.flatMap(({ terms }) => Object.keys(terms)).length),
    'links between rules': per(rules.flatMap(({ cites }) => cites).length),
  };
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function sorted(numbers: readonly number[]): Sample {
  return numbers.toSorted((a, b) => a - b);
}
