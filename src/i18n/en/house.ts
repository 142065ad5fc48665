import type { Words } from '#i18n/words.ts';

export const words: Words['house'] = {
  mark: {
    own: 'house rule of {club} (not in the official rules)',
    other: 'house rule of {club} (by the official rules: {verdict})',
    otherWhen: 'house rule of {club} (by the official rules, {cases})',
    case: 'if {when}: {verdict}',
    words: 'in the words of {club}; the outcome is that of the official rules',
  },
  rule: 'house rule of {club}',
  official: 'By the official rules',
  notOfficial: 'Not in the official rules.',
  line: 'With the house rules of {club}, adopted by {by} on {day}. Official: {original}.',
  ownWords: '{book} is restated in our own words; its official text prevails. The house rules are those of {club}.',
  issued: 'House rules by {club}; the book itself issued by {authority}',
  clubs: 'Clubs that play this book with house rules',
  clubsLead:
    'The rules themselves stay as they are. These clubs play them with rules of their own, each at its own address.',
  settled: 'Settled for good',
  figures: 'Different numbers',
  figure: '{unit}: {is}; by the official rules {was}',
  changes: {
    title: 'What differs here',
    description: 'What {after} does differently from {before}.',
    lead: '{after} beside {before}: first the cases that are ruled differently here, then the text, word by word. Both apply, each at its own tables.',
    link: 'What differs here',
    nothing: 'These house rules change nothing.',
    in: '{edition}',
    filter: 'Search the differences',
    none: 'No difference contains these words.',
    cases: {
      title: 'Ruled differently',
      lead: 'Worked out by comparing every case in both. Whatever is not listed here is ruled as in the official rules.',
      nothing: 'No case is ruled differently.',
      count: { one: '{n} difference', other: '{n} differences' },
      open: 'Ruling in {edition}',
      onlyAfter: {
        unknown: 'Only here: {edition} does not have this case',
        impossible: 'Only here: under {edition} it cannot occur',
      },
      onlyBefore: {
        unknown: 'Not here: {edition} does not have this case',
        impossible: 'Not here: under {edition} it cannot occur',
      },
      added: 'Situations of its own',
      dropped: 'Situations that do not arise here',
    },
    text: {
      legend: { added: 'Only here', removed: 'Only in the official rules' },
      heard: { added: 'only here:', removed: 'only in the official rules:', end: 'end.' },
      marks: { new: 'only here', dropped: 'not here', text: 'different text' },
      nothing: 'Nothing in the text of the rules is different.',
    },
    kinds: { kept: 'different', new: 'only here', dropped: 'not here' },
  },
};
