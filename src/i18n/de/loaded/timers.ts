import type { Words } from '#i18n/words.ts';

export const words: Words['timers'] = {
  start: '{time}\u00a0starten',
  region: 'Uhren',
  over: 'Zeit abgelaufen',
  isOver: 'Die Zeit ist abgelaufen: {label}.',
  held: 'Angehalten',
  step: 'Zum Schritt',
  open: 'Was der Text offenlässt',
  stop: 'Beenden',
  again: 'Von vorn',
  hold: 'Anhalten',
  goOn: 'Weiter',
  another: 'Noch eine Uhr',
  name: 'Wo?',
  nameLike: 'Tisch oder Bahn 4',
  undo: 'Rückgängig',
  stopped: 'Uhr beendet.',
  begunAgain: 'Uhr von vorn gestartet.',
  settings: {
    title: 'Ton und Bildschirm',
    sound: 'Ton, wenn eine Zeit abgelaufen ist',
    awake: 'Bildschirm anlassen, solange eine Uhr läuft',
  },
  trouble: {
    onlyHere: 'Dieses Gerät merkt sich die Uhr nicht: Sie läuft nur, solange diese Seite offen ist.',
    newer:
      'Hier stehen Uhren einer neueren Fassung dieser Website. Sie bleiben stehen; was jetzt gestartet wird, läuft nur auf dieser Seite.',
    lost: 'Eine Uhr, die hier gespeichert war, ist nicht mehr lesbar.',
    back: 'Die Uhr dieses Geräts wurde zurückgestellt. Was hier läuft, ist mitverschoben.',
    doubt:
      'Die Uhr dieses Geräts wurde zurückgestellt, während die Seite weg war. Wie viel Zeit übrig ist, ist nicht sicher.',
    forward: 'Die Uhr dieses Geräts ist vorgesprungen, oder das Gerät hat geschlafen. Hier gilt, was sie jetzt zeigt.',
  },
};
