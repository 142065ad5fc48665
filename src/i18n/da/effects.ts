import type { EffectWords } from '#i18n/effects.ts';

export const effectsDa: EffectWords = {
  modality: {
    must: 'skal',
    may: 'kan',
    discretion: 'efter skøn',
  },
  modalityMeans: {
    must: 'Reglen giver intet valg.',
    may: 'Reglen åbner for det, men kræver det ikke.',
    discretion: 'Den, der afgør sagen, skønner selv.',
  },
  unstated: 'ikke nævnt i reglen',
  against: 'Går ud over',
  to: 'Til fordel for',
  concerns: 'Gælder',
  placed: '{text}, {at}',
  span: '{min} til {max}',
  blank: '…',
  per: '{amount} pr. {unit}',
  unstatedNumber: 'et antal, der ikke er angivet',
  groups: {
    points: 'Point',
    fine: 'Bøde',
    result: 'Resultat',
    play: 'Kort eller tur',
    removed: 'Ude af spillet',
    permission: 'Tilladt eller ej',
    none: 'Ingen straf',
  },
  kinds: {
    points: {},
    fine: {
      unstated: 'bøde, beløb ikke angivet',
      formula: '{n} €',
    },
    result: {
      game: {
        won: 'spil vundet',
        lost: 'spil tabt',
        drawn: 'spil uafgjort',
        replayed: 'spil gives om',
        annulled: 'spil annulleret',
        stands: 'spillet står',
      },
      set: {
        won: 'sæt vundet',
        lost: 'sæt tabt',
        drawn: 'sæt uafgjort',
        replayed: 'sæt spilles om',
        annulled: 'sæt annulleret',
        stands: 'sættet står',
      },
      match: {
        won: 'kamp vundet',
        lost: 'kamp tabt',
        drawn: 'kamp uafgjort',
        replayed: 'kamp spilles om',
        annulled: 'kamp annulleret',
        stands: 'resultatet står',
      },
      round: {
        won: 'runde vundet',
        lost: 'runde tabt',
        drawn: 'runde uafgjort',
        replayed: 'runde spilles om',
        annulled: 'runde annulleret',
        stands: 'runden står',
      },
      bid: {
        won: 'melding vundet',
        lost: 'bete',
        drawn: 'melding uafgjort',
        replayed: 'melding om',
        annulled: 'melding annulleret',
        stands: 'meldingen står',
      },
    },
    tricks: {
      one: '{n} stik overføres',
      other: '{n} stik overføres',
    },
    card: {
      'taken-back': 'kortet tages tilbage på hånden',
      stands: 'kortet bliver liggende',
      'major-penalty': 'stort strafkort',
      'minor-penalty': 'lille strafkort',
      turned: 'kortet vendes',
    },
    lead: {
      any: {
        require: 'krævet udspil',
        forbid: 'forbudt udspil',
        free: 'frit udspil',
      },
      suit: {
        require: 'skal spille {suit} ud',
        forbid: 'må ikke spille {suit} ud',
        free: 'må spille {suit} ud',
      },
    },
    call: {
      stands: 'meldingen står',
      withdrawn: 'meldingen bortfalder',
      repeat: 'meldingen gentages',
      replace: 'meldingen erstattes',
    },
    pass: {
      once: 'tvungen pas én gang',
      rest: 'tvungen pas resten af meldeforløbet',
    },
    deal: {
      again: 'der gives om',
    },
    hand: {
      discarded: 'hele hånden lægges væk',
    },
    removed: {
      out: 'ude af spillet: {party}',
    },
    substitution: {
      allowed: 'substitut tilladt',
      refused: 'substitut ikke tilladt',
    },
    permission: {
      granted: 'tilladt',
      refused: 'ikke tilladt',
    },
    score: {
      line: '{party}: {points}',
    },
    adjust: {
      assigned: 'tildelt score',
      artificial: 'kunstig score',
      stands: 'scoren står',
    },
    range: {},
    none: {},
  },
};
