/** What can be found: the kinds of things that have an address of their own. */
export type HitKind = 'rule' | 'clause' | 'situation' | 'calculator' | 'ruling' | 'term' | 'article';
