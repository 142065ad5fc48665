import type { Words } from '#i18n/words.ts';

export const words: Words['tools'] = {
  more: 'Mehr',
  groups: { learn: 'Zum Lernen', hall: 'Für den Saal', own: 'Auf diesem Gerät' },
  training: { name: 'Üben', about: 'Fälle, wie sie im Spiel vorkommen: Du entscheidest und siehst gleich, warum' },
  exam: { name: 'Prüfung', about: 'Eine Prüfung zusammenstellen und mit einem Link weitergeben, auch auf Papier' },
  terms: { name: 'Begriffe', about: 'Die Wörter des Spiels, auch so, wie Spieler sie untereinander benutzen' },
  gaps: { name: 'Was das Regelwerk offenlässt', about: 'Fälle ohne Regel, und wo der Text nicht eindeutig ist' },
  cases: { name: 'Entschiedene Fälle', about: 'Was passiert ist, wie entschieden wurde und warum' },
  laws: { name: 'Paragrafen', about: 'Worum es in jedem Paragrafen geht und wo er hier vorkommt' },
  changes: { name: 'Was sich geändert hat', about: 'Diese Ausgabe neben der vorigen' },
  concepts: { name: 'Ein Begriff, mehrere Spiele', about: 'Wie dasselbe in jedem Spiel heißt' },
  penalties: { name: 'Blatt zum Aushängen', about: 'Alle Folgen auf einen Blick, für die Wand im Saal' },
  posters: { name: 'Plakate', about: 'Codes zu den Fragen und zur Entscheidung, für die Wand im Saal' },
  booklet: { name: 'Das ganze Regelwerk', about: 'Auf einer Seite, zum Durchsuchen oder als Heft zum Drucken' },
  record: { name: 'Streitfall-Protokoll', about: 'Ein Blatt für eine Entscheidung, über die gestritten wird' },
  calculators: { name: 'Rechner', about: 'Zusammenzählen, was zusammengehört' },
  clocks: { name: 'Uhren', about: 'Alle Zeiten des Regelwerks, zum Starten' },
  casebook: { name: 'Meine Fälle', about: 'Die Fälle, die du gespeichert hast' },
  offline: { name: 'Offline', about: 'Ein Regelwerk auf dem Gerät speichern, für einen Saal ohne Empfang' },
  look: { name: 'Darstellung', about: 'Hell oder dunkel, Schriftgröße, Kontrast und die Hand, die das Telefon hält' },
};
