import type { Words } from '#i18n/words.ts';

export const words: Words['trainingPage'] = {
  title: 'Üben',
  description: 'Mit Fällen aus {game} üben: fragen, entscheiden und sehen, warum.',
  lead: 'Fälle, wie sie im Spiel vorkommen. Du entscheidest und siehst gleich, warum.',
  noScript: 'Üben geht nur mit JavaScript. Der Leseplan unten funktioniert auch ohne.',
  private: 'Was du übst, bleibt auf diesem Gerät.',
  first: {
    title: 'Dein erster Abend',
    lead: 'Ein Fall, Schritt für Schritt: was du fragst, wann du genug weißt und wie du es sagst.',
    start: 'Mit dem ersten Fall anfangen',
  },
  kinds: {
    title: 'So kannst du üben',
    table: {
      title: 'Fragen und entscheiden',
      about: 'Du wirst gerufen. Wähle, was du fragst, und entscheide, sobald du genug weißt.',
    },
    ruling: { title: 'Wie lautet die Entscheidung?', about: 'Eine Geschichte und die Entscheidungen zur Auswahl.' },
    near: {
      title: 'Knapp daneben',
      about: 'Zwei Fälle, die sich in einer Sache unterscheiden. Was folgt in jedem von beiden?',
    },
    find: {
      title: 'Schlag es nach',
      about: 'Eine Frage, das ganze Regelwerk offen, und die Uhr läuft. Welche Bestimmung entscheidet?',
    },
    joint: {
      title: 'Zwei auf einmal',
      about: 'Ein Vorfall, bei dem zweierlei schiefging. Was gilt jeweils, und wie geht es zusammen?',
    },
    progress: { title: 'Wiederholen', about: 'Was heute dran ist, was schon sitzt und was oft schiefgeht.' },
    exam: {
      title: 'Prüfung',
      about: 'Eine Prüfung zusammenstellen und mit einem Link weitergeben, auch auf Papier.',
    },
  },
  length: {
    each: { one: 'etwa {n} Minute pro Fall', other: 'etwa {n} Minuten pro Fall' },
    whole: { one: 'etwa {n} Minute', other: 'etwa {n} Minuten' },
  },
  telling: {
    and: '{first}, und {second}',
    same: '{first} und {second}',
    articles: 'der die das',
    endings: '',
    verbs: 'ist war hatte hat wurde will',
    conjunctions: 'und oder aber',
  },
  path: {
    title: 'Leseplan',
    lead: 'Die Situationen in einer guten Reihenfolge: zuerst, was oft vorkommt und am meisten kostet. Nach jedem Schritt drei Fälle.',
    read: { one: 'Zuerst eine Regel lesen', other: 'Zuerst {n} Regeln lesen' },
    cases: 'Drei Fälle',
    casesOn: 'Drei Fälle zu: {what}',
  },
};
