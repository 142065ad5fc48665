import type { Words } from '#i18n/words.ts';

export const words: Words['progress'] = {
  title: 'Wiederholen',
  lead: 'Was du geübt hast, kommt wieder, kurz bevor du es vergessen würdest: zuerst nach Minuten, dann nach Tagen, dann nach Wochen.',
  standing: {
    new: { name: 'neu', count: { one: '{n} neu', other: '{n} neu' }, means: 'noch nicht geübt' },
    learning: {
      name: 'in Arbeit',
      count: { one: '{n} in Arbeit', other: '{n} in Arbeit' },
      means: 'gerade erst begonnen oder zuletzt falsch',
    },
    shaky: {
      name: 'wackelt',
      count: { one: '{n} wackelt', other: '{n} wackeln' },
      means: 'hält noch keine zehn Tage, wurde zu lange nicht geübt oder ist geändert',
    },
    sits: {
      name: 'sitzt',
      count: { one: '{n} sitzt', other: '{n} sitzen' },
      means: 'das weißt du jetzt und in zehn Tagen wahrscheinlich auch noch',
    },
  },
  resume: {
    title: 'Heute {n}',
    minutes: { one: 'Etwa {n} Minute.', other: 'Etwa {n} Minuten.' },
    tomorrow: { one: 'Morgen kommt {n} wieder.', other: 'Morgen kommen {n} wieder.' },
    more: 'Weiter üben',
    mastered: '{n} von {of} sitzen',
  },
  today: {
    title: 'Heute',
    back: { one: '{n} Entscheidung kommt wieder', other: '{n} Entscheidungen kommen wieder' },
    fresh: { one: '{n} neue Entscheidung', other: '{n} neue Entscheidungen' },
    later: { one: '{n} kommt heute noch wieder', other: '{n} kommen heute noch wieder' },
    why: 'Höchstens {n} neue am Tag: Jede neue kommt in den Tagen danach einige Male wieder.',
    done: 'Für heute bist du fertig.',
    first: 'Aus diesem Regelwerk hast du noch nichts geübt.',
    practise: 'Jetzt üben',
  },
  changed: {
    title: { one: '{n} Entscheidung ist geändert', other: '{n} Entscheidungen sind geändert' },
    why: {
      one: 'Seit deiner letzten Übung lautet sie anders. Sie kommt heute wieder, damit du sie so lernst, wie sie jetzt ist.',
      other:
        'Seit deiner letzten Übung lauten sie anders. Sie kommen heute wieder, damit du sie so lernst, wie sie jetzt sind.',
    },
    which: 'Welche',
  },
  ahead: {
    title: 'Die nächsten 14 Tage',
    how: 'So viele Entscheidungen kommen an jedem Tag wieder.',
    today: 'heute',
    tomorrow: 'morgen',
  },
  map: {
    joint: 'Zwei auf einmal',
    title: 'Das ganze Regelwerk',
    how: 'Jedes Kästchen ist eine Entscheidung. Öffne eine Situation, um zu sehen, welche es sind.',
    legend: 'Was die Kästchen bedeuten',
    ruling: 'Entscheidung {n}',
    changed: 'geändert',
  },
  worst: {
    title: 'Was am häufigsten schiefgeht',
    none: 'Noch nichts: Bisher war nichts falsch.',
    wrong: { one: '{n}-mal falsch von {all}', other: '{n}-mal falsch von {all}' },
  },
  files: {
    title: 'Export und Import',
    how: 'Mit dem Export (JSON) bringst du alle deine Übungen auf ein anderes Gerät oder führst die von zwei Geräten zusammen. Dabei wird nichts doppelt, und nichts geht verloren.',
    give: 'Exportieren (JSON)',
    bring: 'Importieren …',
    name: 'uebungen',
    given: { one: '{n} Übung exportiert', other: '{n} Übungen exportiert' },
    fresh: { one: '{n} neue Übung', other: '{n} neue Übungen' },
    same: { one: '{n} Übung war schon da', other: '{n} Übungen waren schon da' },
    nothing: 'In dieser Datei steht keine Übung.',
    refused: 'Diese Datei wurde nicht eingelesen. Es hat sich nichts geändert.',
    fault: '{where}: {why}',
    faultFound: '{where}: {why} Dort steht: {found}',
    whole: 'Die Datei',
    more: { one: 'Und noch {n} Fehler.', other: 'Und noch {n} Fehler.' },
    why: {
      'not-json': 'Das ist kein JSON, oder es ist beschädigt.',
      'other-kind': 'Das ist kein Export von Übungen.',
      newer:
        'Das wurde mit einer neueren Fassung dieser Website erstellt. Lade die Seite neu und versuche es noch einmal.',
      missing: 'Das fehlt.',
      unknown: 'Das gehört nicht hierher.',
      wrong: 'Das stimmt nicht.',
      'too-long': 'Das ist zu groß.',
      'too-many': 'Das sind zu viele.',
      none: 'Hier muss etwas stehen.',
    },
    unread: 'Die Datei konnte nicht gelesen werden.',
  },
  device: {
    title: 'Wo deine Übungen liegen',
    where:
      'In diesem Browser, auf diesem Gerät. Nichts davon verlässt das Gerät, außer du exportierst es selbst. Wer die Daten dieser Website löscht, löscht auch die Übungen.',
    persisted: 'Der Browser hat zugesagt, sie nicht von sich aus zu löschen.',
    notPersisted:
      'Der Browser darf sie löschen, wenn ihm Platz fehlt oder du lange nicht hier warst. Exportiere sie also ab und zu.',
    count: { one: '{n} Übung aus diesem Regelwerk', other: '{n} Übungen aus diesem Regelwerk' },
    countAll: { one: '{n} insgesamt', other: '{n} insgesamt' },
    gone: {
      one: '{n} Übung gehört zu einer Entscheidung, die nicht mehr im Regelwerk steht. Sie bleibt gespeichert und kommt nicht wieder.',
      other:
        '{n} Übungen gehören zu Entscheidungen, die nicht mehr im Regelwerk stehen. Sie bleiben gespeichert und kommen nicht wieder.',
    },
    forget: 'Alles zurücksetzen …',
    forgetHow:
      'Dann ist jede Entscheidung wieder neu. Solange du auf dieser Seite bleibst, kannst du es rückgängig machen.',
    forgetBook: 'Dieses Regelwerk zurücksetzen',
    forgetAll: 'Alle Regelwerke zurücksetzen',
    forgotten: { one: '{n} Übung gelöscht', other: '{n} Übungen gelöscht' },
    undo: 'Rückgängig',
    undone: 'Alles ist wieder da',
    notForgotten: 'Es konnte nicht vom Gerät gelöscht werden.',
    lost: 'Am {day} standen hier {count} Übungen, jetzt {left}. Der Browser hat sie gelöscht, oder jemand hat die Daten dieser Website gelöscht. Einen Export kannst du unten wieder importieren.',
    lostSeen: 'Verstanden',
    trouble: {
      missing:
        'Dieser Browser lässt die Website hier nichts speichern, etwa weil dies ein privates Fenster ist. Was du übst, bleibt, bis du diese Seite schließt: Exportiere es.',
      failed:
        'Der Speicher dieses Browsers meldet einen Fehler. Was du jetzt übst, bleibt, bis du diese Seite schließt: Exportiere es.',
      blocked:
        'Ein anderer Tab hält den Speicher besetzt. Schließe andere Tabs dieser Website und versuche es noch einmal.',
      newer:
        'Diese Übungen wurden mit einer neueren Fassung der Website gespeichert. Lade die Seite neu; bis dahin bleibt, was du übst, nur auf dieser Seite.',
      full: 'Auf diesem Gerät ist kein Platz mehr. Lösche etwas oder exportiere deine Übungen.',
    },
    here: {
      one: '{n} Übung steht nur auf dieser Seite und verschwindet, wenn du sie schließt.',
      other: '{n} Übungen stehen nur auf dieser Seite und verschwinden, wenn du sie schließt.',
    },
    retry: 'Noch einmal versuchen',
    unreadable: { one: '{n} Übung ist nicht lesbar', other: '{n} Übungen sind nicht lesbar' },
    unreadableHow:
      'Der Rest funktioniert wie immer. Im Export (JSON) sind sie nicht dabei; ihren Rohtext kannst du einzeln sichern.',
    raw: 'Rohtext sichern',
  },
};
