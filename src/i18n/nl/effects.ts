/** What effects are called. Every text is whole: nothing is put together from parts of words. */
import type { EffectGroup, WordsOfKinds } from '#model/effects/index.ts';

/** The words of each kind of effect; its file (src/model/effects/) declares the shape. */
const kinds: WordsOfKinds = {
  points: {},
  fine: {
    unstated: 'boete zonder genoemd bedrag',
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
    one: '{n} slag overgedragen',
    other: '{n} slagen overgedragen',
  },
  card: {
    'taken-back': 'kaart terug in de hand',
    stands: 'kaart blijft liggen',
    'major-penalty': 'grote strafkaart',
    'minor-penalty': 'kleine strafkaart',
    turned: 'kaart omdraaien',
    played: 'kaart moet gespeeld worden',
  },
  lead: {
    any: {
      require: 'verplichte voorspeelkleur',
      forbid: 'verboden voorspeelkleur',
      free: 'voorspelen vrij',
      has: 'is aan slag',
    },
    suit: {
      require: 'moet {suit} voorspelen',
      forbid: 'mag {suit} niet voorspelen',
      free: 'mag {suit} voorspelen',
      has: 'speelt {suit} voor',
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
    swapped: 'handen geruild',
    'passed-on': 'hand naar een ander',
    reduced: 'overtollige kaarten eruit',
    'filled-up': 'ontbrekende kaarten erbij',
    toWhom: 'hand naar {who}',
  },
  removed: {
    out: 'uit het spel: {party}',
  },
  substitution: {
    allowed: 'invallen mag',
    refused: 'invallen mag niet',
  },
  permission: {
    granted: 'dit mag',
    refused: 'dit mag niet',
  },
  score: {
    line: '{party}: {points}',
  },
  adjust: {
    assigned: 'toegekende score',
    artificial: 'kunstmatige score',
    table: 'resultaat aan tafel geldt',
    stands: 'score blijft staan',
  },
  range: {},
  duty: {
    act: {
      report: 'melden',
      announce: 'meedelen',
      warn: 'aanmanen',
      wait: 'wachten',
      play: 'spelen',
      beat: 'hoger spelen',
      buy: 'kopen',
      discard: 'kaarten wegleggen',
      show: 'open laten zien',
      conceal: 'dichthouden',
      place: 'op zijn plaats leggen',
      sit: 'plaatsnemen',
      move: 'naar de volgende tafel gaan',
      sign: 'ondertekenen',
      record: 'invullen',
      'hand-in': 'inleveren',
      pay: 'betalen',
      yield: 'aan een ander overlaten',
    },
    toWhom: {
      report: 'melden aan {who}',
      announce: 'meedelen aan {who}',
      warn: '{who} aanmanen',
      wait: 'wachten op {who}',
      show: 'open laten zien aan {who}',
      'hand-in': 'inleveren bij {who}',
      pay: 'betalen aan {who}',
      yield: 'overlaten aan {who}',
    },
  },
  mistake: {
    corrected: 'fout rechtzetten',
    stands: 'geen rechtzetting',
    final: 'fout voldongen',
  },
  play: {
    'goes-on': 'doorspelen',
    over: 'spel afgelopen',
    reconstructed: 'spel reconstrueren',
  },
  meld: {
    struck: 'meldpunten vervallen',
    counts: 'meldpunten tellen',
    excluded: 'melden mag niet',
  },
  pawn: {
    stays: 'pion blijft staan',
    forward: 'pion vooruit',
    back: 'pion achteruit',
    waits: 'pion wacht',
  },
  becomes: {
    into: 'wordt {party}',
    namedInto: '{of} wordt {party}',
  },
  tiebreak: {
    total: 'totaal beslist',
    'head-to-head': 'onderling resultaat beslist',
    difference: 'saldo beslist',
    'play-off': 'beslissingswedstrijd',
  },
  clock: {
    minutes: { one: '{n} minuut bedenktijd', other: '{n} minuten bedenktijd' },
    seconds: { one: '{n} seconde bedenktijd', other: '{n} seconden bedenktijd' },
  },
  count: {
    card: { one: '{n} kaart', other: '{n} kaarten' },
    game: { one: '{n} spel', other: '{n} spellen' },
  },
  none: {},
};

export const words = {
  modality: {
    must: 'zo moet het',
    may: 'het mag, het hoeft niet',
    discretion: 'naar eigen inzicht',
  },
  /** What a modality means, for a reader who hovers or asks. */
  modalityMeans: {
    must: 'de regel laat geen keuze.',
    may: 'de regel staat het toe, maar verplicht tot niets.',
    discretion: 'wie beslist, weegt zelf af wat past.',
  },
  /** The side that the source does not name. */
  unstated: 'niet genoemd in de regel',
  /** Behind an amount: who bears it, and who gets it; `{who}`, or `{whom}` where the language declines. */
  against: 'ten koste van {who}',
  to: 'voor {who}',
  /** `{what}` and whose it is: whose card, call, lead or score. */
  concerns: '{who}: {what}',
  /** What the beginning of a label becomes in the place of `{whom}`. */
  whom: {} as Readonly<Record<string, string>>,
  /** In the place of those, where the source names nobody. */
  unnamed: {
    against: 'ten koste van wie, zegt de regel niet',
    to: 'voor wie, zegt de regel niet',
    concerns: 'wie, zegt de regel niet',
  },
  /** A consequence `{text}` and where or when it holds, `{at}`. */
  placed: '{text}, {at}',
  /** An act, `{text}`, and what exactly is done, or how, `{at}`. */
  specified: '{text}: {at}',
  /** With `{min}` and `{max}`, numbers already written out. */
  span: '{min} tot en met {max}',
  /** The same, where it is one of the two and nothing between them. */
  either: '{min} of {max}',
  /** An unknown number within a formula. */
  blank: '…',
  /** With `{amount}` and `{unit}`: so much for each. */
  per: '{amount} per {unit}',
  /** In place of a number that the source does not give ("{n} punten"). */
  unstatedNumber: 'een niet genoemd aantal',
  /** What a list files effects under. */
  groups: {
    points: 'Punten',
    fine: 'Boete',
    result: 'Uitslag',
    play: 'Het spel',
    removed: 'Uit het spel',
    permission: 'Mag of mag niet',
    course: 'Gang van zaken',
    none: 'Zonder straf',
  } satisfies Record<EffectGroup, string>,
  kinds,
};
