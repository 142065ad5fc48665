/**
 * The addresses of the site's pages (design §5), made here from the table of pages so that each link works
 * under a base path.
 */
import {
  asId,
  partsOfCitation,
  type ClauseId,
  type DecidedCaseId,
  type NoteId,
  type RuleId,
  type RulingId,
  type SituationId,
  type Slug,
  type TermId,
} from '#model/index.ts';
import { JOINT_CASES, pathOf, pathTo, SITUATION_TEXTS, SITUATION_TRAINING, TRAINED_BOOK } from './pages.ts';

export interface Place {
  /** The site's base path with a slash at its end: `/` or `/arbiter/`. */
  readonly base: string;
  readonly language: string;
  readonly book: string;
  /** Set on pages of a dated edition; absent on the pages of the current one. */
  readonly edition?: string;
}

export interface Urls {
  readonly home: string;
  readonly language: string;
  readonly book: string;
  readonly situations: string;
  readonly penalties: string;
  /** The whole book on one page. */
  readonly booklet: string;
  /** Codes to its situations, for the wall of the hall. */
  readonly posters: string;
  /** Where an arbiter trains, the list of its situations as data, and the exam. */
  readonly training: string;
  readonly trainedBook: string;
  readonly jointCases: string;
  readonly exam: string;
  readonly terms: string;
  readonly gaps: string;
  /** What changed since the edition before; only editions that have one have the page. */
  readonly changes: string;
  /** The index of law articles; only books that apply a law book have one. */
  readonly laws: string;
  /** Every ruling, by situation; and every calculator, in books that have some. */
  readonly rulings: string;
  readonly calculators: string;
  readonly clocks: string;
  /** The dispute sheet, blank. */
  readonly record: string;
  /** A case of several parts. */
  readonly together: string;
  /** Every published case; only editions that have some have the page. */
  readonly cases: string;
  /** The list of rules by chapter. */
  readonly rules: string;
  /** The concepts that games share, and one of them; next to the books of a language. */
  readonly concepts: string;
  concept(id: string): string;
  /** Cases kept on the reader's device, of all books; within a book, in its frame. */
  readonly casebook: string;
  /** Books kept on the reader's device, for where there is no network; within a book, in its frame. */
  readonly offline: string;
  rule(slug: Slug, clause?: ClauseId): string;
  /** `query` without the question mark. */
  situation(id: SituationId, query?: string): string;
  /** What other sites show of a rule and of a situation, on sites that allow it. */
  embeddedRule(slug: Slug): string;
  embeddedSituation(id: SituationId): string;
  /** The texts of its rulings, as data for its page. */
  situationTexts(id: SituationId): string;
  /** What its cases to train with are made of, as data. */
  situationTraining(id: SituationId): string;
  /** A situation's procedure as a sheet to print. */
  procedure(id: SituationId): string;
  /** A situation's tree as a drawing to print. */
  tree(id: SituationId): string;
  ruling(id: RulingId, query?: string): string;
  case(id: DecidedCaseId): string;
  /** `27B1(a)`, as it is printed. */
  law(article: string): string;
  /** Where a situation's options are added up. */
  calculator(situation: SituationId): string;
  term(id: TermId): string;
  /** A rule or one of its clauses. */
  citation(cited: CitedAt): string;
  /** A note of the editors, at its clause. */
  note(at: Required<CitedAt> & { readonly id: NoteId }): string;
}

/** The parts of a citation that its address needs. */
export interface CitedAt {
  readonly rule: { readonly slug: Slug };
  readonly clause?: { readonly id: ClauseId };
}

/** The pages that belong to no book, in a language. */
export function languageUrls(
  base: string,
  language: string,
): Pick<Urls, 'home' | 'language' | 'concepts' | 'concept' | 'casebook' | 'offline'> {
  const home = `${base}${language}/`;
  return {
    home: base,
    language: home,
    concepts: home + pathOf('concepts'),
    concept: (id) => home + pathOf('concept', id),
    casebook: home + pathOf('casebook'),
    offline: home + pathOf('offline'),
  };
}

/** The addresses of a book: of its current edition, or of a dated one if the place names it. */
export function urlsOf(place: Place): Urls {
  const ofLanguage = languageUrls(place.base, place.language);
  const book = `${ofLanguage.language}${place.book}/${place.edition === undefined ? '' : `${place.edition}/`}`;
  const withQuery = (path: string, query?: string) => (query === undefined || query === '' ? path : `${path}?${query}`);
  const rule: Urls['rule'] = (slug, clause) =>
    book + pathTo(clause === undefined ? { kind: 'rule', id: slug } : { kind: 'clause', rule: slug, id: clause });
  return {
    ...ofLanguage,
    book,
    situations: book + pathOf('situations'),
    penalties: book + pathOf('penalties'),
    booklet: book + pathOf('booklet'),
    posters: book + pathOf('posters'),
    training: book + pathOf('training'),
    trainedBook: book + pathOf('training') + TRAINED_BOOK,
    jointCases: book + pathOf('training') + JOINT_CASES,
    exam: book + pathOf('exam'),
    terms: book + pathOf('terms'),
    gaps: book + pathOf('gaps'),
    changes: book + pathOf('changes'),
    laws: book + pathOf('laws'),
    rulings: book + pathOf('rulings'),
    calculators: book + pathOf('calculators'),
    clocks: book + pathOf('clocks'),
    record: book + pathOf('record'),
    together: book + pathOf('together'),
    cases: book + pathOf('cases'),
    casebook: book + pathOf('bookCasebook'),
    offline: book + pathOf('bookOffline'),
    rules: `${book}#rules`,
    rule,
    situation: (id, query) => withQuery(book + pathOf('situation', id), query),
    embeddedRule: (slug) => book + pathOf('embeddedRule', slug),
    embeddedSituation: (id) => book + pathOf('embeddedSituation', id),
    situationTexts: (id) => `${book}${pathOf('situation', id)}${SITUATION_TEXTS}`,
    situationTraining: (id) => `${book}${pathOf('situation', id)}${SITUATION_TRAINING}`,
    calculator: (situation) => book + pathOf('calculator', situation),
    ruling: (id, query) => withQuery(book + pathOf('ruling', id), query),
    case: (id) => book + pathOf('case', id),
    procedure: (id) => book + pathOf('procedure', id),
    tree: (id) => book + pathOf('tree', id),
    law: (article) => book + pathTo({ kind: 'article', article }),
    term: (id) => book + pathTo({ kind: 'term', id }),
    citation: ({ rule: { slug }, clause }) => rule(slug, clause?.id),
    note: ({ rule: { slug }, clause, id }) => book + pathTo({ kind: 'note', rule: slug, clause: clause.id, id }),
  };
}

/** The parts of an edition that links in its texts need. */
export interface Numbered {
  readonly ruleById: ReadonlyMap<RuleId, { readonly slug: Slug }>;
}

/**
 * Where links written in content lead: `rule:tellen#b`, `term:kap`, `situation:kap-game`, `ruling:kap`;
 * others stay, and so does one to a rule that is not there, which the checker refuses.
 */
export function resolveLink(href: string, urls: Urls, { ruleById }: Numbered): string {
  const colon = href.indexOf(':');
  const target = href.slice(colon + 1);
  switch (href.slice(0, Math.max(colon, 0))) {
    case 'rule': {
      const { rule: id, clause } = partsOfCitation(target);
      const rule = ruleById.get(id);
      return rule ? urls.rule(rule.slug, clause) : href;
    }
    case 'term':
      return urls.term(asId(target));
    case 'situation':
      return urls.situation(asId(target));
    case 'ruling':
      return urls.ruling(asId(target));
    default:
      return href;
  }
}
