import type { EffectWords } from '#i18n/effects.ts';

export const effectsDe: EffectWords = {
  modality: {
    must: 'muss',
    may: 'darf',
    discretion: 'nach Ermessen',
  },
  modalityMeans: {
    must: 'Die Regel lässt keine Wahl.',
    may: 'Die Regel erlaubt es; es ist keine Pflicht.',
    discretion: 'Wer entscheidet, wägt selbst ab.',
  },
  unstated: 'in der Regel nicht genannt',
  against: 'Belastet',
  to: 'Begünstigt',
  concerns: 'Betroffen',
  placed: '{text}, {at}',
  span: '{min} bis {max}',
  blank: '…',
  per: '{amount} je {unit}',
  unstatedNumber: 'nicht genannte Zahl',
  groups: {
    points: 'Punkte',
    fine: 'Geldstrafe',
    result: 'Ergebnis',
    play: 'Karte oder Zug',
    removed: 'Aus dem Spiel',
    permission: 'Erlaubt oder nicht',
    none: 'Keine Strafe',
  },
  kinds: {
    points: {},
    fine: {
      unstated: 'Geldstrafe, Betrag nicht genannt',
      formula: '{n} €',
    },
    result: {
      game: {
        won: 'Spiel gewonnen',
        lost: 'Spiel verloren',
        drawn: 'Spiel unentschieden',
        replayed: 'Spiel wird wiederholt',
        annulled: 'Spiel zählt nicht',
        stands: 'Spiel bleibt gültig',
      },
      set: {
        won: 'Satz gewonnen',
        lost: 'Satz verloren',
        drawn: 'Satz unentschieden',
        replayed: 'Satz wird wiederholt',
        annulled: 'Satz zählt nicht',
        stands: 'Satz bleibt gültig',
      },
      match: {
        won: 'Begegnung gewonnen',
        lost: 'Begegnung verloren',
        drawn: 'Begegnung unentschieden',
        replayed: 'Begegnung wird wiederholt',
        annulled: 'Begegnung zählt nicht',
        stands: 'Ergebnis bleibt stehen',
      },
      round: {
        won: 'Runde gewonnen',
        lost: 'Runde verloren',
        drawn: 'Runde unentschieden',
        replayed: 'Runde wird wiederholt',
        annulled: 'Runde zählt nicht',
        stands: 'Runde bleibt gültig',
      },
      bid: {
        won: 'Reizung gewonnen',
        lost: 'Reizung verloren',
        drawn: 'Reizung unentschieden',
        replayed: 'neu reizen',
        annulled: 'Reizung ungültig',
        stands: 'Reizung bleibt gültig',
      },
    },
    tricks: {
      one: '{n} Stich geht über',
      other: '{n} Stiche gehen über',
    },
    card: {
      'taken-back': 'Karte zurück auf die Hand',
      stands: 'Karte bleibt liegen',
      'major-penalty': 'große Strafkarte',
      'minor-penalty': 'kleine Strafkarte',
      turned: 'Karte umdrehen',
    },
    lead: {
      any: {
        require: 'vorgeschriebene Farbe',
        forbid: 'verbotene Farbe',
        free: 'freies Ausspiel',
      },
      suit: {
        require: 'muss {suit} ausspielen',
        forbid: 'darf nicht {suit} ausspielen',
        free: 'darf {suit} ausspielen',
      },
    },
    call: {
      stands: 'Ansage bleibt gültig',
      withdrawn: 'Ansage entfällt',
      repeat: 'Ansage wiederholen',
      replace: 'Ansage ersetzen',
    },
    pass: {
      once: 'muss einmal passen',
      rest: 'muss bis zum Ende passen',
    },
    deal: {
      again: 'neu mischen und geben',
    },
    hand: {
      discarded: 'ganzes Blatt ablegen',
    },
    removed: {
      out: 'aus dem Spiel: {party}',
    },
    substitution: {
      allowed: 'Ersatz erlaubt',
      refused: 'Ersatz nicht erlaubt',
    },
    permission: {
      granted: 'erlaubt',
      refused: 'nicht erlaubt',
    },
    score: {
      line: '{party}: {points}',
    },
    adjust: {
      assigned: 'zugewiesenes Ergebnis',
      artificial: 'künstliches Ergebnis',
      stands: 'Ergebnis bleibt stehen',
    },
    range: {},
    none: {},
  },
};
