import type { EffectWords } from '#i18n/effects.ts';

export const effectsNl: EffectWords = {
  modality: {
    must: 'moet',
    may: 'mag',
    discretion: 'naar eigen inzicht',
  },
  modalityMeans: {
    must: 'De regel laat geen keuze.',
    may: 'De regel staat het toe; het hoeft niet.',
    discretion: 'Wie beslist, weegt zelf af wat past.',
  },
  unstated: 'niet genoemd in de regel',
  against: 'Ten laste van',
  to: 'Ten gunste van',
  concerns: 'Betreft',
  placed: '{text}, {at}',
  span: '{min} tot en met {max}',
  blank: '…',
  per: '{amount} per {unit}',
  unstatedNumber: 'een niet genoemd aantal',
  groups: {
    points: 'Punten',
    fine: 'Boete',
    result: 'Uitslag',
    play: 'Kaart of beurt',
    removed: 'Uit het spel',
    permission: 'Mag of mag niet',
    none: 'Zonder straf',
  },
  kinds: {
    points: {},
    fine: {
      unstated: 'boete, bedrag niet genoemd',
      formula: '€ {n}',
    },
    result: {
      game: {
        won: 'spel gewonnen',
        lost: 'spel verloren',
        drawn: 'spel gelijk',
        replayed: 'spel opnieuw',
        annulled: 'spel vervalt',
        stands: 'spel blijft staan',
      },
      set: {
        won: 'set gewonnen',
        lost: 'set verloren',
        drawn: 'set gelijk',
        replayed: 'set opnieuw',
        annulled: 'set vervalt',
        stands: 'set blijft staan',
      },
      match: {
        won: 'wedstrijd gewonnen',
        lost: 'wedstrijd verloren',
        drawn: 'wedstrijd gelijk',
        replayed: 'wedstrijd opnieuw',
        annulled: 'wedstrijd vervalt',
        stands: 'uitslag blijft staan',
      },
      round: {
        won: 'ronde gewonnen',
        lost: 'ronde verloren',
        drawn: 'ronde gelijk',
        replayed: 'ronde opnieuw',
        annulled: 'ronde vervalt',
        stands: 'ronde blijft staan',
      },
      bid: {
        won: 'bod gewonnen',
        lost: 'bod verloren',
        drawn: 'bod gelijk',
        replayed: 'bod opnieuw',
        annulled: 'bod vervalt',
        stands: 'bod blijft staan',
      },
    },
    tricks: {
      one: '{n} slag over',
      other: '{n} slagen over',
    },
    card: {
      'taken-back': 'kaart terug in de hand',
      stands: 'kaart blijft liggen',
      'major-penalty': 'grote strafkaart',
      'minor-penalty': 'kleine strafkaart',
      turned: 'kaart omdraaien',
    },
    lead: {
      any: {
        require: 'verplichte voorspeelkleur',
        forbid: 'verboden voorspeelkleur',
        free: 'voorspelen vrij',
      },
      suit: {
        require: 'moet {suit} voorspelen',
        forbid: 'mag {suit} niet voorspelen',
        free: 'mag {suit} voorspelen',
      },
    },
    call: {
      stands: 'bieding blijft staan',
      withdrawn: 'bieding vervalt',
      repeat: 'bieding herhalen',
      replace: 'bieding vervangen',
    },
    pass: {
      once: 'één keer verplicht passen',
      rest: 'verder verplicht passen',
    },
    deal: {
      again: 'opnieuw schudden en delen',
    },
    hand: {
      discarded: 'hele hand weg',
    },
    removed: {
      out: 'uit het spel: {party}',
    },
    substitution: {
      allowed: 'invallen mag',
      refused: 'invallen mag niet',
    },
    permission: {
      granted: 'mag',
      refused: 'mag niet',
    },
    score: {
      line: '{party}: {points}',
    },
    adjust: {
      assigned: 'toegekende score',
      artificial: 'kunstmatige score',
      stands: 'score blijft staan',
    },
    range: {},
    none: {},
  },
};
