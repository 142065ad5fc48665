import type { Words } from '#i18n/words.ts';
import { words as everyday } from './everyday.ts';

const STOP_WORDS = `
  der die das ein eine einen einem und ist ich du er sie es wir ihr mein meine sein seine ihre was wer wie wo wann wenn
  mit fur bei auf an zu von im am dem den des oder aber nicht kein keine auch noch nur hat habe haben hatte war bin
  sind muss darf kann so man sich wird werden aus doch dann dass als zum zur
  etwas selbst hier da will wollte gerade mal ja schon jemand niemand
  mir dir mich dich ihm ihn ihnen uns euch unser unsere euer eure dieser diese dieses welche welcher welches warum
  hab habt hätte hatten hast wird wurde wurden worden geworden wäre waren gewesen konnte können kannst musste müssen
  durfte dürfen soll sollte sollen wollen möchte mach mache macht machen gemacht tun tut nach bei unter gegen immer sehr
  eben halt einfach eigentlich
`;

const GENERAL = `
  heute gestern woche monat jahr stunde geht gehen kommt kommen läuft suche suchen günstig billig beste nähe ohne
  zusammen eigentlich hin schon hatte gehabt viele anderen andern mehr kostet kosten morgen
`;

const TOOLS = {
  training: `
    üben, übung, übungen, übungsfälle, training, trainieren, lernen, leseplan, quiz, kurs, ausbildung, regeln
    lernen, wissen testen
  `,
  exam: 'prüfung, prüfungen, examen, test, klausur, schiedsrichterprüfung, probeprüfung',
  terms: 'begriffe, begriffsliste, glossar, wörterverzeichnis, fachbegriffe, wörterbuch',
  gaps: `
    was das regelwerk offenlässt, was ist offen, was steht offen, offene fälle, nicht geregelt, was ist nicht
    geregelt, regellücken, lücken, unklarheiten, fälle ohne regel, anmerkungen der redaktion
  `,
  cases: 'entschiedene fälle, präzedenzfälle, frühere entscheidungen',
  laws: 'paragrafen',
  changes: `
    was sich geändert hat, was hat sich geändert, was ist neu, änderungen, neue ausgabe, unterschiede zwischen
    ausgaben
  `,
  concepts: 'ein begriff mehrere spiele, andere spiele, spiele vergleichen, begriffe vergleichen',
  penalties: `
    blatt zum aushängen, aushang, wandblatt, strafenliste, alle strafen, alle folgen, übersicht der strafen,
    bußgeldliste, drucken, ausdrucken, druckversion
  `,
  posters: 'plakat, plakate, aushang, aushänge, poster, qr, qr code, qr codes, drucken, ausdrucken',
  booklet: `
    das ganze regelwerk, ganzes regelwerk, ganzes buch, das ganze buch, regelheft, heft, alle regeln, pdf, drucken,
    ausdrucken
  `,
  record: 'streitfall protokoll, streitfall, streit, protokoll, protestformular, einspruchsformular, formular',
  calculators: '',
  clocks: 'uhren, stoppuhr, stoppuhren, timer',
  casebook: `
    meine fälle, gespeicherte fälle, gespeicherte entscheidungen, meine entscheidungen, fallbuch, gespeichert,
    logbuch
  `,
  offline: `
    offline, ohne netz, ohne netzwerk, ohne internet, ohne empfang, ohne wlan, kein netz, kein internet, kein
    empfang, download, herunterladen, auf diesem gerät, auf mein handy, auf dem handy, regelwerk speichern,
    installieren, app
  `,
  look: `
    darstellung, dunkel, dunkler modus, dunkelmodus, nachtmodus, heller modus, kontrast, schriftgröße, textgröße, größere schrift,
    große schrift, größere buchstaben, linkshänder
  `,
};

export const words: Words['query'] = {
  everyday,
  stopWords: STOP_WORDS,
  general: GENERAL,
  numbers: {
    small: `
      ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
      achtzehn neunzehn
    `,
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    compound: (ten, unit) => `${unit}und${ten}`,
  },
  provision: `
    regeln absatz abs satz punkt ziffer ziff nr nummer spielregel
  `,
  chapter: 'kapitel',
  ordinals: 'te ten die',
  tools: TOOLS,
  calculator: 'rechner',
  endings: 'ungen ende ten ung est ere ens en er et es te st e t d s n',
  particles: 'ab an auf aus ein fest her hin los mit nach offen um vor weg zu zuruck zusammen',
};
