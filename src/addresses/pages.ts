/**
 * The kinds of pages of the site: their paths, the words that these reserve, the parts that have addresses,
 * and what the search finds there. All code that makes, parses, checks or tests addresses uses this table;
 * only the names of the files in src/pages/ repeat the paths.
 */
import { slugOfArticle } from '#model/article.ts';

/**
 * The level of a page: next to all languages, in one of them, or in an edition (the book's current one or a
 * dated one).
 */
export type Level = 'site' | 'language' | 'edition';

/** What can be found: the kinds of things that have an address of their own. */
export type HitKind = 'rule' | 'clause' | 'situation' | 'calculator' | 'ruling' | 'case' | 'term' | 'article';

interface PageOf {
  readonly in: Level;
  /** Its path at that level; `*` is an id. */
  readonly path: string;
  /** The names that parts of the page have in its address (`…/17/#rulings`). */
  readonly parts: readonly string[];
  /** Names of parts that are made from something. */
  readonly made?: RegExp;
  /** What the search finds as this page, and as a part of it. */
  readonly finds?: { readonly whole?: HitKind; readonly part?: HitKind };
  /** Whether links to what is found there show its text on a card. */
  readonly card?: true;
}

const TABLE = {
  start: { in: 'site', path: '', parts: ['books', 'example'], made: /^example-/ },
  language: { in: 'language', path: '', parts: ['books', 'example'], made: /^example-/ },
  concepts: { in: 'language', path: 'concepts/', parts: ['concepts', 'concepts-none'] },
  concept: { in: 'language', path: 'concepts/*/', parts: ['rulings'], made: /^in-/ },
  casebook: { in: 'language', path: 'casebook/', parts: ['casebook', 'casebook-data'] },
  offline: { in: 'language', path: 'offline/', parts: ['offline', 'offline-data'], made: /^offline-/ },
  book: { in: 'edition', path: '', parts: ['common', 'rules', 'clubs', 'editions'] },
  rule: {
    in: 'edition',
    path: '*/',
    parts: ['ask', 'gone', 'rulings', 'cases', 'others', 'laws', 'cites', 'cited'],
    finds: { whole: 'rule', part: 'clause' },
    card: true,
  },
  situations: {
    in: 'edition',
    path: 'situations/',
    parts: ['situations', 'situations-none', 'common'],
    made: /-title$/,
  },
  situation: {
    in: 'edition',
    path: 'situations/*/',
    parts: [
      'decision',
      'decision-data',
      'decision-how',
      'procedure',
      'outline',
      'open',
      'involved',
      'cases',
      'laws',
      'clauses',
      'also',
      'also-rows',
      'phrases',
    ],
    made: /^(?:amount-|q\d+$)/,
    finds: { whole: 'situation' },
  },
  /** For pages of other sites: see decision 0055. */
  embeddedRule: { in: 'edition', path: '*/embed/', parts: [] },
  embeddedSituation: {
    in: 'edition',
    path: 'situations/*/embed/',
    parts: ['decision', 'decision-data', 'decision-how', 'outline', 'clauses', 'also', 'also-rows'],
    made: /^(?:amount-|q\d+$)/,
  },
  procedure: {
    in: 'edition',
    path: 'situations/*/procedure/',
    parts: ['steps', 'decision'],
    made: /^(?:question-|step-\d+$)/,
  },
  tree: { in: 'edition', path: 'situations/*/tree/', parts: ['tree'], made: /^(?:q\d+|tree-[a-z])$/ },
  calculators: { in: 'edition', path: 'calculators/', parts: [], made: /^of-/ },
  calculator: {
    in: 'edition',
    path: 'calculators/*/',
    parts: ['calculator', 'calculator-data', 'unless', 'open'],
    made: /^calc-/,
    finds: { whole: 'calculator' },
  },
  clocks: { in: 'edition', path: 'clocks/', parts: [], made: /^of-/ },
  rulings: { in: 'edition', path: 'rulings/', parts: [], made: /^of-/ },
  ruling: {
    in: 'edition',
    path: 'rulings/*/',
    parts: [
      ...[
        'case-check',
        'case-check-data',
        'compared',
        'replayed',
        'case-amounts',
        'when',
        'clauses',
        'examples',
        'cite',
        'steps',
        'next',
      ],
      ...['reminders', 'reminders-data', 'laws', 'rests', 'also', 'also-rows', 'cases'],
    ],
    finds: { whole: 'ruling' },
  },
  record: {
    in: 'edition',
    path: 'record/',
    parts: ['record', 'record-data'],
    made: /^record-/,
  },
  together: { in: 'edition', path: 'together/', parts: ['together', 'together-data'] },
  cases: { in: 'edition', path: 'cases/', parts: ['cases', 'cases-none'], made: /^of-/ },
  case: {
    in: 'edition',
    path: 'cases/*/',
    parts: ['story', 'decided', 'argued', 'reasons', 'clauses', 'now'],
    finds: { whole: 'case' },
  },
  penalties: {
    in: 'edition',
    path: 'penalties/',
    parts: ['penalties', 'penalties-none', 'penalties-flat', 'reading', 'rests'],
    made: /^phase-/,
  },
  posters: { in: 'edition', path: 'posters/', parts: ['posters', 'posters-choice', 'posters-none'], made: /^of-/ },
  training: {
    in: 'edition',
    path: 'training/',
    parts: ['training', 'training-data', 'first', 'path', 'kinds', 'clauses'],
    made: /^(?:stop|train)-/,
  },
  exam: { in: 'edition', path: 'training/exam/', parts: ['exam', 'exam-data'], made: /^exam-/ },
  booklet: {
    in: 'edition',
    path: 'book/',
    parts: ['contents'],
    made: /^(?:rule|chapter)-/,
  },
  terms: {
    in: 'edition',
    path: 'terms/',
    parts: ['gone', 'terms', 'terms-none'],
    made: /^letter-/,
    finds: { part: 'term' },
    card: true,
  },
  laws: {
    in: 'edition',
    path: 'laws/',
    parts: ['gone', 'laws', 'laws-none', 'law-search'],
    made: /-title$|^law-\d+$/,
    finds: { part: 'article' },
    card: true,
  },
  gaps: { in: 'edition', path: 'gaps/', parts: ['open', 'notes', 'gaps', 'gaps-none'], made: /^(?:open|kind)-/ },
  /** What is on the reader's device, within the book that they come from. */
  bookCasebook: { in: 'edition', path: 'casebook/', parts: ['casebook', 'casebook-data'] },
  bookOffline: { in: 'edition', path: 'offline/', parts: ['offline', 'offline-data'], made: /^offline-/ },
  changes: {
    in: 'edition',
    path: 'changes/',
    parts: ['settled', 'cases', 'added', 'dropped', 'text', 'terms', 'notes', 'changes', 'changes-none'],
    made: /-(?:changes|text)$/,
  },
} as const satisfies Readonly<Record<string, PageOf>>;

export type PageKind = keyof typeof TABLE;

/** Pages whose address ends with an id. */
export type PageOfOne = {
  [Kind in PageKind]: (typeof TABLE)[Kind]['path'] extends `${string}*${string}` ? Kind : never;
}[PageKind];

export const PAGES: Readonly<Record<PageKind, PageOf>> = TABLE;
export const pageKinds = Object.keys(TABLE) as readonly PageKind[];

/** Data files next to pages: the texts of a situation's rulings, in the folder of its page. */
export const SITUATION_TEXTS = 'texts.json';
/** And three that the trainer fetches: a situation's cases, the book's list, and its cases of two parts. */
export const SITUATION_TRAINING = 'training.json';
export const TRAINED_BOOK = 'book.json';
export const JOINT_CASES = 'joint.json';

/**
 * Parts that every page has: its main part, what drops from its bar, the search, the cards of its
 * abbreviations, those of a reading trail, and its drawn signs.
 */
const EVERYWHERE = { parts: ['content', 'shelf', 'look', 'tools'], made: /^(?:search|abbr|reading|sign)-/ };

/**
 * Words after the book in an address (or, at the level of a language, in place of a book), which no id may
 * have.
 */
export function reservedWords(level: Level): readonly string[] {
  const first = pageKinds
    .filter((kind) => PAGES[kind].in === level)
    .map((kind) => PAGES[kind].path.split('/')[0] ?? '')
    .filter((word) => word !== '' && word !== '*');
  return [...new Set(first)];
}

/** A page's path at its level; `id` is the one in its address. */
export function pathOf(kind: PageOfOne, id: string): string;
export function pathOf(kind: Exclude<PageKind, PageOfOne>): string;
export function pathOf(kind: PageKind, id = ''): string {
  return PAGES[kind].path.replace('*', id);
}

/** The place of a search result in its edition: a page, or a part of one. */
export type Found =
  | { readonly kind: 'rule' | 'situation' | 'calculator' | 'ruling' | 'case' | 'term'; readonly id: string }
  /** `rule`: its number in the address. */
  | { readonly kind: 'clause'; readonly rule: string; readonly id: string }
  /** A note, by its clause and its own id there. */
  | { readonly kind: 'note'; readonly rule: string; readonly clause: string; readonly id: string }
  /** As it is printed: `27B1(a)`. */
  | { readonly kind: 'article'; readonly article: string };

/** `17/`, `17/#a`, `17/#a/whose-tricks`, `situations/kap/`, `terms/#kap`, `laws/#27b1-a`. */
export function pathTo(found: Found): string {
  switch (found.kind) {
    case 'rule':
    case 'situation':
    case 'calculator':
    case 'ruling':
    case 'case':
      return pathOf(found.kind, found.id);
    case 'clause':
      return `${pathOf('rule', found.rule)}#${found.id}`;
    case 'note':
      return `${pathOf('rule', found.rule)}#${noteAnchor(found.clause, found.id)}`;
    case 'term':
      return `${pathOf('terms')}#${found.id}`;
    case 'article':
      return `${pathOf('laws')}#${slugOfArticle(found.article)}`;
  }
}

/** What a note is called on its rule's page: no clause and no part of the page can be called so. */
export function noteAnchor(clause: string, note: string): string {
  return `${clause}/${note}`;
}

/** Whether a page itself has a part of this name, so that nothing of its content can have it. */
export function hasPart(kind: PageKind, name: string): boolean {
  const { parts, made } = PAGES[kind];
  return (
    [EVERYWHERE.parts, parts].some((each) => each.includes(name)) ||
    [EVERYWHERE.made, made].some((each) => each?.test(name))
  );
}

/** The page of a level with this path (`situations/kap/`), and the id in it; undefined if there is none. */
export function pageAt(
  level: Level,
  path: string,
): { readonly kind: PageKind; readonly id: string | undefined } | undefined {
  const words = path.split('/');
  // Literal words first: `terms/` is no rule.
  const kinds = pageKinds
    .filter((kind) => PAGES[kind].in === level)
    .toSorted((a, b) => Number(PAGES[a].path.startsWith('*')) - Number(PAGES[b].path.startsWith('*')));
  for (const kind of kinds) {
    const pattern = PAGES[kind].path.split('/');
    if (pattern.length !== words.length) continue;
    if (pattern.every((word, at) => (word === '*' ? words[at] !== '' : word === words[at]))) {
      return { kind, id: words[pattern.indexOf('*')] };
    }
  }
  return undefined;
}
