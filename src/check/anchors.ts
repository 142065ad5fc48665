/**
 * The names that parts of a page have in its address (`…/17/#rulings`), by what content names on the same page. Content
 * that took one of them would share its links with that part.
 */

export interface Anchors {
  readonly names: readonly string[];
  /** Names that are made from something. */
  readonly made: RegExp;
}

/** Every page has its main part, the search, the cards of its abbreviations and those of a reading trail. */
const COMMON = { names: ['content'], made: /^(?:search|abbr|reading)-/ } as const satisfies Anchors;

export const ANCHORS = {
  /** Beside the clauses of a rule. */
  clause: { ...COMMON, names: [...COMMON.names, 'ask', 'rulings', 'others', 'laws', 'cites', 'cited'] },
  /** Beside the chapters on the page of a book. */
  chapter: { ...COMMON, names: [...COMMON.names, 'common', 'rules', 'more', 'editions'] },
  /** Beside the phases in the list of situations. */
  phase: { ...COMMON, names: [...COMMON.names, 'situations', 'situations-none', 'sayings', 'sayings-title'] },
  /** Beside the terms of the glossary. */
  term: { ...COMMON, made: /^(?:search|abbr|reading|letter)-/ },
  /** Beside the field in which a situation asks for a number. */
  number: {
    names: [
      ...COMMON.names,
      ...['decision', 'decision-data', 'decision-how', 'procedure', 'outline', 'open', 'involved', 'laws', 'phrases'],
    ],
    made: /^(?:(?:search|abbr|reading|amount)-|q\d+$)/,
  },
} as const satisfies Record<string, Anchors>;
