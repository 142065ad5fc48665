import type { Words } from '#i18n/words.ts';

export const words: Words['cases'] = {
  title: 'Decided cases',
  description: 'Cases of {game} that were decided: what happened, what the ruling was, and why.',
  lead: 'How it was decided. Each case has been approved by an editor and checked against the rules.',
  search: 'Search the cases',
  none: 'No case found.',
  count: { one: '{n} case', other: '{n} cases' },
  kind: 'Decided case',
  story: 'What happened',
  answers: 'The answers',
  decided: 'The ruling',
  argued: 'What was argued',
  reasons: 'Why it was decided that way',
  clauses: 'What it rests on',
  decidedBy: 'Decided by {who} on {day}',
  approved: 'Approved by {by} on {day}',
  check: 'Go through the answers',
  under: 'decided under the {edition} edition',
  now: {
    title: 'And now?',
    same: 'The {edition} edition decides this case in the same way.',
    other: 'The {edition} edition decides this case differently: {verdict}',
    unclear: 'These answers are not enough to tell how the {edition} edition decides.',
    gone: 'The {edition} edition no longer has this situation.',
    ask: 'Go to the current questions',
  },
};
