import type { RuleWords } from '#i18n/rule.ts';

export const ruleEn: RuleWords = {
  notes: { one: 'Editor · {n} note: {kinds}', other: 'Editor · {n} notes: {kinds}' },
  kinds: {
    ambiguity: 'ambiguous',
    'dead-reference': 'reference that leads nowhere',
    contradiction: 'contradiction',
    gap: 'not settled',
    misprint: 'misprint',
    reading: 'our reading',
  },
  kindCount: '{kind} {n}',
  moreNotes: { one: '{n} more note', other: '{n} more notes' },
  textOnly: 'rule text only',
  sections: 'Sections of this rule',
  clauses: 'Clauses of this rule',
  moreRulings: { one: '{n} more ruling', other: '{n} more rulings' },
  cases: 'in one of these {n} cases',
  always: 'always',
  otherwise: 'where the rules say nothing, or are not clear',
};
