import type { EffectWords } from '#i18n/effects.ts';

export const effectsEn: EffectWords = {
  modality: {
    must: 'must',
    may: 'may',
    discretion: 'at discretion',
  },
  modalityMeans: {
    must: 'The rule leaves no choice.',
    may: 'The rule allows it; it is not required.',
    discretion: 'Whoever decides weighs what is fitting.',
  },
  unstated: 'not named in the rule',
  against: 'Against',
  to: 'In favour of',
  concerns: 'Concerns',
  placed: '{text}, {at}',
  span: '{min} to {max}',
  blank: '…',
  per: '{amount} per {unit}',
  unstatedNumber: 'an unstated number of',
  groups: {
    points: 'Points',
    fine: 'Fine',
    result: 'Result',
    play: 'Card or turn',
    removed: 'Out of the game',
    permission: 'Allowed or not',
    none: 'No penalty',
  },
  kinds: {
    points: {},
    fine: {
      unstated: 'fine, amount not stated',
      formula: '€ {n}',
    },
    result: {
      game: {
        won: 'game won',
        lost: 'game lost',
        drawn: 'game drawn',
        replayed: 'game replayed',
        annulled: 'game void',
        stands: 'game stands',
      },
      set: {
        won: 'set won',
        lost: 'set lost',
        drawn: 'set drawn',
        replayed: 'set replayed',
        annulled: 'set void',
        stands: 'set stands',
      },
      match: {
        won: 'match won',
        lost: 'match lost',
        drawn: 'match drawn',
        replayed: 'match replayed',
        annulled: 'match void',
        stands: 'result stands',
      },
      round: {
        won: 'round won',
        lost: 'round lost',
        drawn: 'round drawn',
        replayed: 'round replayed',
        annulled: 'round void',
        stands: 'round stands',
      },
      bid: {
        won: 'bid won',
        lost: 'bid lost',
        drawn: 'bid drawn',
        replayed: 'bid again',
        annulled: 'bid void',
        stands: 'bid stands',
      },
    },
    tricks: {
      one: '{n} trick transferred',
      other: '{n} tricks transferred',
    },
    card: {
      'taken-back': 'card taken back',
      stands: 'card stands',
      'major-penalty': 'major penalty card',
      'minor-penalty': 'minor penalty card',
      turned: 'card turned over',
    },
    lead: {
      any: {
        require: 'lead required',
        forbid: 'lead forbidden',
        free: 'free lead',
      },
      suit: {
        require: 'must lead {suit}',
        forbid: 'may not lead {suit}',
        free: 'may lead {suit}',
      },
    },
    call: {
      stands: 'call stands',
      withdrawn: 'call withdrawn',
      repeat: 'call repeated',
      replace: 'call replaced',
    },
    pass: {
      once: 'must pass once',
      rest: 'must pass throughout',
    },
    deal: {
      again: 'shuffle and deal again',
    },
    hand: {
      discarded: 'whole hand discarded',
    },
    removed: {
      out: 'out of the game: {party}',
    },
    substitution: {
      allowed: 'substitute allowed',
      refused: 'substitute not allowed',
    },
    permission: {
      granted: 'allowed',
      refused: 'not allowed',
    },
    score: {
      line: '{party}: {points}',
    },
    adjust: {
      assigned: 'assigned score',
      artificial: 'artificial score',
      stands: 'score stands',
    },
    range: {},
    none: {},
  },
};
