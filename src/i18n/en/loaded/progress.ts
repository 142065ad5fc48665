import type { Words } from '#i18n/words.ts';

export const words: Words['progress'] = {
  title: 'What comes back',
  lead: 'What you have practised comes back just before you would forget it: after minutes at first, then after days, then after weeks.',
  standing: {
    new: { name: 'new', count: { one: '{n} new', other: '{n} new' }, means: 'not practised yet' },
    learning: {
      name: 'in progress',
      count: { one: '{n} in progress', other: '{n} in progress' },
      means: 'just begun, or wrong just now',
    },
    shaky: {
      name: 'shaky',
      count: { one: '{n} shaky', other: '{n} shaky' },
      means: 'would not last ten days, not practised for too long, or changed',
    },
    sits: {
      name: 'known',
      count: { one: '{n} known', other: '{n} known' },
      means: 'you know it now, and most likely in ten days',
    },
  },
  resume: {
    title: 'Today {n}',
    minutes: { one: 'About {n} minute.', other: 'About {n} minutes.' },
    tomorrow: { one: 'Tomorrow {n} comes back.', other: 'Tomorrow {n} come back.' },
    more: 'Go on practising',
    mastered: '{n} of {of} mastered',
  },
  today: {
    title: 'Today',
    back: { one: '{n} ruling comes back', other: '{n} rulings come back' },
    fresh: { one: '{n} new ruling', other: '{n} new rulings' },
    later: { one: '{n} comes back later today', other: '{n} come back later today' },
    why: 'At most {n} new ones a day: each comes back a few times in the days after.',
    done: 'You are done for today.',
    first: 'You have not practised anything from this rulebook yet.',
    practise: 'Practise now',
  },
  changed: {
    title: { one: '{n} ruling has changed', other: '{n} rulings have changed' },
    why: {
      one: 'It is not what it was when you last practised it. It comes back today, so that you learn it as it is now.',
      other:
        'They are not what they were when you last practised them. They come back today, so that you learn them as they are now.',
    },
    which: 'Which',
  },
  ahead: {
    title: 'The next 14 days',
    how: 'How many rulings come back on each day.',
    today: 'today',
    tomorrow: 'tomorrow',
  },
  map: {
    joint: 'Two things at once',
    title: 'The whole rulebook',
    how: 'Each square is one ruling. Open a situation to see which.',
    legend: 'What the squares mean',
    ruling: 'Ruling {n}',
    changed: 'changed',
  },
  worst: {
    title: 'What goes wrong most',
    none: 'Nothing yet: nothing has gone wrong.',
    wrong: { one: 'wrong {n} time out of {all}', other: 'wrong {n} times out of {all}' },
  },
  files: {
    title: 'Export and import',
    how: 'Use the export (JSON) to take all your exercises to another device, or to combine those of two devices. Nothing is duplicated, and nothing is lost.',
    give: 'Export (JSON)',
    bring: 'Import …',
    name: 'exercises',
    given: { one: '{n} exercise exported', other: '{n} exercises exported' },
    fresh: { one: '{n} new exercise', other: '{n} new exercises' },
    same: { one: '{n} exercise was here already', other: '{n} exercises were here already' },
    nothing: 'There is no exercise in this file.',
    refused: 'This file was not imported. Nothing has changed.',
    fault: '{where}: {why}',
    faultFound: '{where}: {why} It says: {found}',
    whole: 'The file',
    more: { one: 'And {n} more fault.', other: 'And {n} more faults.' },
    why: {
      'not-json': 'This is not JSON, or it is damaged.',
      'other-kind': 'This is not an export of exercises.',
      newer: 'This was made with a newer version of this site. Reload the page and try again.',
      missing: 'This is missing.',
      unknown: 'This does not belong here.',
      wrong: 'This is not right.',
      'too-long': 'This is too large.',
      'too-many': 'There are too many of these.',
      none: 'This must not be empty.',
    },
    unread: 'The file could not be read.',
  },
  device: {
    title: 'Where your exercises are',
    where:
      'In this browser, on this device. None of it leaves the device unless you export it. Whoever clears this site’s data clears the exercises too.',
    persisted: 'The browser has promised not to clear them by itself.',
    notPersisted:
      'The browser may clear them when it runs out of room or you stay away for a long time. So export them now and then.',
    count: { one: '{n} exercise from this rulebook', other: '{n} exercises from this rulebook' },
    countAll: { one: '{n} in all', other: '{n} in all' },
    gone: {
      one: '{n} exercise is about a ruling that is no longer in this rulebook. It is kept, and does not come back.',
      other:
        '{n} exercises are about rulings that are no longer in this rulebook. They are kept, and do not come back.',
    },
    forget: 'Forget all …',
    forgetHow: 'Then every ruling is new again. As long as you stay on this page, you can undo it.',
    forgetBook: 'Forget this rulebook',
    forgetAll: 'Forget all rulebooks',
    forgotten: { one: '{n} exercise forgotten', other: '{n} exercises forgotten' },
    undo: 'Undo',
    undone: 'Everything is back',
    notForgotten: 'It could not be deleted from the device.',
    lost: 'On {day} there were {count} exercises here, now {left}. The browser has cleared them, or somebody cleared this site’s data. An export can be imported again below.',
    lostSeen: 'Understood',
    trouble: {
      missing:
        'This browser lets the site keep nothing here, perhaps because this is a private window. What you practise stays until you close this page: export it.',
      failed:
        'This browser’s storage reports a fault. What you practise now stays until you close this page: export it.',
      blocked: 'Another tab is blocking the storage. Close other tabs of this site and try again.',
      newer:
        'These exercises were saved with a newer version of the site. Reload the page; until then, what you practise stays on this page only.',
      full: 'There is no room left on this device. Delete something, or export your exercises.',
    },
    here: {
      one: '{n} exercise is on this page only and disappears when you close it.',
      other: '{n} exercises are on this page only and disappear when you close it.',
    },
    retry: 'Try again',
    unreadable: { one: '{n} exercise cannot be read', other: '{n} exercises cannot be read' },
    unreadableHow:
      'The rest works as usual. They are not part of the export (JSON); their raw text can be saved separately.',
    raw: 'Save the raw text',
  },
};
