import type { Words } from '#i18n/words.ts';

export const words: Words['rule'] = {
  notes: 'Editor: {kinds}',
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
  textOnly: 'Rule text only',
  sections: 'Sections of this rule',
  clauses: 'Clauses of this rule',
  moreRulings: { one: '{n} more ruling', other: '{n} more rulings' },
  moreSteps: { one: '{n} more step', other: '{n} more steps' },
  moreSituations: { one: '{n} more situation', other: '{n} more situations' },
  moreCases: { one: '{n} more case', other: '{n} more cases' },
  cases: 'in one of these {n} cases',
  always: 'always',
  otherwise: {
    silent: 'where the rules say nothing',
    ambiguous: 'where the rules are not clear',
    contradictory: 'where the rules contradict themselves',
    left: 'where the rules leave it to somebody’s judgement',
  },
  rests: {
    ambiguity: { one: '{cites} is ambiguous', other: '{cites} are ambiguous' },
    'dead-reference': {
      one: '{cites} refers to something that is not there',
      other: '{cites} refer to something that is not there',
    },
    contradiction: 'the rules contradict each other in {cites}',
    gap: { one: '{cites} leaves something open', other: '{cites} leave something open' },
    misprint: { one: 'there is a misprint in {cites}', other: 'there are misprints in {cites}' },
    reading: 'by our reading of {cites}',
  },
  doubts: { one: 'rests on {n} editor’s note', other: 'rests on {n} editor’s notes' },
  restated: {
    numbers:
      'zero one/a two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    glue: 'for against to the and deducted',
  },
  open: {
    silent: 'not settled',
    ambiguous: 'not clear',
    contradictory: 'contradictory',
    left: 'left to judgement',
  },
};
