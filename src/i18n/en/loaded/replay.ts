import type { Words } from '#i18n/words.ts';

export const words: Words['replay'] = {
  title: 'This case, then and now',
  still: 'This still applies.',
  corrected: {
    same: 'This situation has been corrected here since. The ruling is the same.',
    reworded: 'This situation has been corrected here since. The ruling has the same consequence, worded differently:',
    differs: 'This situation has been corrected here since. In this case the ruling is now different.',
  },
  inForce: {
    same: 'In the edition now in force the ruling is the same.',
    reworded: 'In the edition now in force the ruling has the same consequence, worded differently:',
    differs: 'In the edition now in force the ruling is different.',
  },
  open: 'Something is asked now that was not answered then: {ask}',
  undecided: 'With these answers it cannot be decided now.',
  impossible: 'These answers no longer fit together.',
  goOn: 'Go on with the answers that are left',
  gone: 'This situation is not in the edition now in force.',
  sum: {
    wrong: 'Note: this link has been changed since it was made.',
    missing: 'Note: this link has been cut off or changed since it was made. Its check code is missing.',
  },
  unknown:
    'The version of this situation that the link names is not known here. What is shown below follows from the text of this page.',
  failed: 'The version from then could not be fetched. What is shown below follows from the text of this page.',
  elsewhere: 'Under the version from then, too, these answers do not lead to this ruling.',
  then: 'Then',
  now: 'Now',
  page: 'Go to this ruling',
  why: 'This makes the difference',
  any: 'any answer',
  inCase: 'In this case: {says}',
  overridden: 'Another ruling now comes first: {verdict}',
  rulingGone: 'The ruling from then is no longer in the rules.',
  of: {
    effects: 'The consequences have changed: {cites}.',
    modality: 'Whether it must or may be done has changed: {cites}.',
    decidedBy: 'Somebody else decides: {cites}.',
  },
  lost: 'This answer no longer exists. Then it meant: {says}.',
  noRuling: 'The ruling that the link names here cannot be found, or there is no connection.',
  meets: {
    here: 'The rulings combine differently here now.',
    inForce: {
      same: 'In the edition now in force they combine in the same way.',
      differs: 'In the edition now in force they combine differently.',
    },
    unknown: 'Whether they still combine like this in the edition now in force cannot be said.',
    beside: 'everything applies side by side',
  },
};
