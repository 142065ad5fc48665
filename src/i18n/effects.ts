/** What effects are called. Every text is whole: nothing is put together from parts of words. */
import type { UiLanguage } from './language.ts';

type Unit = 'game' | 'set' | 'match' | 'round' | 'bid';
type Result = 'won' | 'lost' | 'drawn' | 'replayed' | 'annulled' | 'stands';

export interface EffectWords {
  readonly modality: Readonly<Record<'must' | 'may' | 'discretion', string>>;
  /** What a modality means, for a reader who hovers or asks. */
  readonly modalityMeans: Readonly<Record<'must' | 'may' | 'discretion', string>>;
  /** The side that the source does not name. */
  readonly unstated: string;
  readonly against: string;
  readonly to: string;
  readonly result: Readonly<Record<Unit, Readonly<Record<Result, string>>>>;
  readonly tricks: { readonly one: string; readonly other: string };
  readonly card: Readonly<Record<'taken-back' | 'stands' | 'major-penalty' | 'minor-penalty' | 'turned', string>>;
  readonly lead: Readonly<Record<'require' | 'forbid' | 'free', string>>;
  /** With `{suit}`. */
  readonly leadSuit: Readonly<Record<'require' | 'forbid' | 'free', string>>;
  readonly call: Readonly<Record<'stands' | 'withdrawn' | 'repeat' | 'replace', string>>;
  readonly pass: Readonly<Record<'once' | 'rest', string>>;
  readonly dealAgain: string;
  readonly handDiscarded: string;
  /** With `{party}`: a label that is the subject of the phrase. */
  readonly removed: string;
  readonly substitution: Readonly<Record<'allowed' | 'refused', string>>;
  readonly permission: Readonly<Record<'granted' | 'refused', string>>;
  readonly adjust: Readonly<Record<'assigned' | 'artificial' | 'stands', string>>;
  /** With `{min}` and `{max}`, numbers already written out. */
  readonly span: string;
  /** A number that is not known yet, as it stands in a formula. */
  readonly blank: string;
  /** One line of a settlement: a party and its `{points}`. */
  readonly score: string;
  /** With `{n}`: a formula that counts euros. */
  readonly euros: string;
  /** With `{amount}` and `{unit}`: so much for each. */
  readonly per: string;
  readonly kinds: Readonly<Record<EffectKind, string>>;
  /** Stands for the number where the source names none ("{n} punten"). */
  readonly unstatedNumber: string;
  /** A fine whose amount the source does not name. */
  readonly unstatedFine: string;
}

/** What a penalty table can be filtered by. */
export type EffectKind = 'points' | 'fine' | 'result' | 'play' | 'removed' | 'permission' | 'none';

export const effectWords: Readonly<Record<UiLanguage, EffectWords>> = {
  nl: {
    modality: { must: 'moet', may: 'mag', discretion: 'naar eigen inzicht' },
    modalityMeans: {
      must: 'De regel laat geen keuze.',
      may: 'De regel staat het toe; het hoeft niet.',
      discretion: 'Wie beslist, weegt zelf af wat past.',
    },
    unstated: 'niet genoemd in de regel',
    against: 'Ten laste van',
    to: 'Ten gunste van',
    result: {
      game: {
        won: 'game gewonnen',
        lost: 'game verloren',
        drawn: 'game gelijk',
        replayed: 'game opnieuw',
        annulled: 'game vervalt',
        stands: 'game blijft staan',
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
    tricks: { one: '{n} slag over', other: '{n} slagen over' },
    card: {
      'taken-back': 'kaart terug in de hand',
      stands: 'kaart blijft liggen',
      'major-penalty': 'grote strafkaart',
      'minor-penalty': 'kleine strafkaart',
      turned: 'kaart omdraaien',
    },
    lead: { require: 'verplichte voorspeelkleur', forbid: 'verboden voorspeelkleur', free: 'voorspelen vrij' },
    leadSuit: {
      require: 'moet {suit} voorspelen',
      forbid: 'mag {suit} niet voorspelen',
      free: 'mag {suit} voorspelen',
    },
    call: {
      stands: 'bieding blijft staan',
      withdrawn: 'bieding vervalt',
      repeat: 'bieding herhalen',
      replace: 'bieding vervangen',
    },
    pass: { once: 'één keer verplicht passen', rest: 'verder verplicht passen' },
    dealAgain: 'opnieuw schudden en delen',
    handDiscarded: 'hele hand weg',
    removed: 'uit het spel: {party}',
    substitution: { allowed: 'invallen mag', refused: 'invallen mag niet' },
    permission: { granted: 'mag', refused: 'mag niet' },
    adjust: { assigned: 'toegekende score', artificial: 'kunstmatige score', stands: 'score blijft staan' },
    span: '{min} tot en met {max}',
    blank: '…',
    score: '{party}: {points}',
    euros: '€ {n}',
    per: '{amount} per {unit}',
    unstatedNumber: 'een niet genoemd aantal',
    unstatedFine: 'boete, bedrag niet genoemd',
    kinds: {
      points: 'Punten',
      fine: 'Boete',
      result: 'Uitslag',
      play: 'Kaart of beurt',
      removed: 'Uit het spel',
      permission: 'Mag of mag niet',
      none: 'Zonder straf',
    },
  },
  da: {
    modality: { must: 'skal', may: 'kan', discretion: 'efter skøn' },
    modalityMeans: {
      must: 'Reglen giver intet valg.',
      may: 'Reglen tillader det; det er ikke et krav.',
      discretion: 'Den, der afgør sagen, skønner selv.',
    },
    unstated: 'ikke nævnt i reglen',
    against: 'Rammer',
    to: 'Kommer til gode for',
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
    tricks: { one: '{n} stik overføres', other: '{n} stik overføres' },
    card: {
      'taken-back': 'kortet tages tilbage på hånden',
      stands: 'kortet bliver liggende',
      'major-penalty': 'stort strafkort',
      'minor-penalty': 'lille strafkort',
      turned: 'kortet vendes',
    },
    lead: { require: 'krævet udspil', forbid: 'forbudt udspil', free: 'frit udspil' },
    leadSuit: { require: 'skal spille {suit} ud', forbid: 'må ikke spille {suit} ud', free: 'må spille {suit} ud' },
    call: {
      stands: 'meldingen står',
      withdrawn: 'meldingen bortfalder',
      repeat: 'meldingen gentages',
      replace: 'meldingen erstattes',
    },
    pass: { once: 'tvungen pas én gang', rest: 'tvungen pas resten af meldeforløbet' },
    dealAgain: 'der gives om',
    handDiscarded: 'hele hånden lægges væk',
    removed: 'ude af spillet: {party}',
    substitution: { allowed: 'substitut tilladt', refused: 'substitut ikke tilladt' },
    permission: { granted: 'tilladt', refused: 'ikke tilladt' },
    adjust: { assigned: 'tildelt score', artificial: 'kunstig score', stands: 'scoren står' },
    span: '{min} til {max}',
    blank: '…',
    score: '{party}: {points}',
    euros: '{n} €',
    per: '{amount} pr. {unit}',
    unstatedNumber: 'et ikke angivet antal',
    unstatedFine: 'bøde, beløb ikke angivet',
    kinds: {
      points: 'Point',
      fine: 'Bøde',
      result: 'Resultat',
      play: 'Kort eller tur',
      removed: 'Ude af spillet',
      permission: 'Tilladt eller ej',
      none: 'Ingen straf',
    },
  },
  de: {
    modality: { must: 'muss', may: 'darf', discretion: 'nach Ermessen' },
    modalityMeans: {
      must: 'Die Regel lässt keine Wahl.',
      may: 'Die Regel erlaubt es; es ist keine Pflicht.',
      discretion: 'Wer entscheidet, wägt selbst ab.',
    },
    unstated: 'in der Regel nicht genannt',
    against: 'Betroffen',
    to: 'Begünstigt',
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
    tricks: { one: '{n} Stich geht über', other: '{n} Stiche gehen über' },
    card: {
      'taken-back': 'Karte zurück auf die Hand',
      stands: 'Karte bleibt liegen',
      'major-penalty': 'große Strafkarte',
      'minor-penalty': 'kleine Strafkarte',
      turned: 'Karte umdrehen',
    },
    lead: { require: 'vorgeschriebene Farbe', forbid: 'verbotene Farbe', free: 'freies Ausspiel' },
    leadSuit: {
      require: 'muss {suit} ausspielen',
      forbid: 'darf nicht {suit} ausspielen',
      free: 'darf {suit} ausspielen',
    },
    call: {
      stands: 'Ansage bleibt gültig',
      withdrawn: 'Ansage entfällt',
      repeat: 'Ansage wiederholen',
      replace: 'Ansage ersetzen',
    },
    pass: { once: 'muss einmal passen', rest: 'muss bis zum Ende passen' },
    dealAgain: 'neu mischen und geben',
    handDiscarded: 'ganzes Blatt ablegen',
    removed: 'aus dem Spiel: {party}',
    substitution: { allowed: 'Ersatz erlaubt', refused: 'Ersatz nicht erlaubt' },
    permission: { granted: 'erlaubt', refused: 'nicht erlaubt' },
    adjust: { assigned: 'zugewiesenes Ergebnis', artificial: 'künstliches Ergebnis', stands: 'Ergebnis bleibt stehen' },
    span: '{min} bis {max}',
    blank: '…',
    score: '{party}: {points}',
    euros: '{n} €',
    per: '{amount} je {unit}',
    unstatedNumber: 'nicht genannte Zahl',
    unstatedFine: 'Geldstrafe, Betrag nicht genannt',
    kinds: {
      points: 'Punkte',
      fine: 'Geldstrafe',
      result: 'Ergebnis',
      play: 'Karte oder Zug',
      removed: 'Aus dem Spiel',
      permission: 'Erlaubt oder nicht',
      none: 'Keine Strafe',
    },
  },
  en: {
    modality: { must: 'must', may: 'may', discretion: 'at discretion' },
    modalityMeans: {
      must: 'The rule leaves no choice.',
      may: 'The rule allows it; it is not required.',
      discretion: 'Whoever decides weighs what is fitting.',
    },
    unstated: 'not named in the rule',
    against: 'Against',
    to: 'In favour of',
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
    tricks: { one: '{n} trick transferred', other: '{n} tricks transferred' },
    card: {
      'taken-back': 'card taken back',
      stands: 'card stands',
      'major-penalty': 'major penalty card',
      'minor-penalty': 'minor penalty card',
      turned: 'card turned over',
    },
    lead: { require: 'lead required', forbid: 'lead forbidden', free: 'free lead' },
    leadSuit: { require: 'must lead {suit}', forbid: 'may not lead {suit}', free: 'may lead {suit}' },
    call: { stands: 'call stands', withdrawn: 'call withdrawn', repeat: 'call repeated', replace: 'call replaced' },
    pass: { once: 'must pass once', rest: 'must pass throughout' },
    dealAgain: 'shuffle and deal again',
    handDiscarded: 'whole hand discarded',
    removed: 'out of the game: {party}',
    substitution: { allowed: 'substitute allowed', refused: 'substitute not allowed' },
    permission: { granted: 'allowed', refused: 'not allowed' },
    adjust: { assigned: 'assigned score', artificial: 'artificial score', stands: 'score stands' },
    span: '{min} to {max}',
    blank: '…',
    score: '{party}: {points}',
    euros: '€ {n}',
    per: '{amount} per {unit}',
    unstatedNumber: 'an unstated number of',
    unstatedFine: 'fine, amount not stated',
    kinds: {
      points: 'Points',
      fine: 'Fine',
      result: 'Result',
      play: 'Card or turn',
      removed: 'Out of the game',
      permission: 'Allowed or not',
      none: 'No penalty',
    },
  },
};
