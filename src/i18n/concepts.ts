/** Ideas that several games share, and what the pages say that lay their words side by side. */
import type { UiLanguage } from './language.ts';

export interface ConceptWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** A single concept's page, with `{concept}`. */
  readonly oneTitle: string;
  readonly oneDescription: string;
  readonly oneLead: string;
  readonly rulings: string;
  readonly noRulings: string;
  /** With `{n}`. */
  readonly moreRulings: string;
  /** In a glossary, before the words of other books. */
  readonly elsewhere: string;
}

export const conceptWords: Readonly<Record<UiLanguage, ConceptWords>> = {
  nl: {
    title: 'Eén begrip, meer spellen',
    description: 'Hetzelfde begrip in verschillende spellen: hoe het daar heet en wat de regels ervan vinden.',
    lead: 'Wat in het ene spel verzaken heet, heet in het andere ontduiken. Hier staan ze naast elkaar.',
    oneTitle: '{concept} in andere spellen',
    oneDescription: '{concept}: hoe het in elk spel heet en wat de regels er zeggen.',
    oneLead: 'Hoe het in elk spel heet, en wat de regels er zeggen.',
    rulings: 'Wat het reglement bepaalt',
    noRulings: 'Hier hangt geen uitspraak aan.',
    moreRulings: 'Nog {n}',
    elsewhere: 'in andere spellen',
  },
  da: {
    title: 'Ét begreb, flere spil',
    description: 'Det samme begreb i forskellige spil: hvad det hedder, og hvad reglerne siger om det.',
    lead: 'Det, der hedder kulørsvigt i ét spil, hedder noget andet i det næste. Her står de side om side.',
    oneTitle: '{concept} i andre spil',
    oneDescription: '{concept}: hvad det hedder i hvert spil, og hvad reglerne siger om det.',
    oneLead: 'Hvad det hedder i hvert spil, og hvad reglerne siger om det.',
    rulings: 'Det bestemmer reglerne',
    noRulings: 'Der hører ingen afgørelse til.',
    moreRulings: '{n} mere',
    elsewhere: 'i andre spil',
  },
  de: {
    title: 'Ein Begriff, mehrere Spiele',
    description: 'Derselbe Begriff in verschiedenen Spielen: wie er dort heißt und was die Regeln dazu sagen.',
    lead: 'Wer sich in dem einen Spiel verwirft, der verleugnet im anderen. Hier steht beides nebeneinander.',
    oneTitle: '{concept} in anderen Spielen',
    oneDescription: '{concept}: wie es in jedem Spiel heißt und was die Regeln dazu sagen.',
    oneLead: 'Wie es in jedem Spiel heißt und was die Regeln dazu sagen.',
    rulings: 'Was die Regeln bestimmen',
    noRulings: 'Dazu gibt es keine Entscheidung.',
    moreRulings: '{n} weitere',
    elsewhere: 'in anderen Spielen',
  },
  en: {
    title: 'One idea, several games',
    description: 'The same idea in different games: what it is called there, and what the rules make of it.',
    lead: 'What one game calls a revoke goes by another name in the next. Here they stand side by side.',
    oneTitle: '{concept} in other games',
    oneDescription: '{concept}: what it is called in each game, and what the rules say.',
    oneLead: 'What it is called in each game, and what the rules say.',
    rulings: 'What the rules provide',
    noRulings: 'No ruling hangs on it.',
    moreRulings: '{n} more',
    elsewhere: 'in other games',
  },
};

/** What a concept is called, apart from any one game. Every concept that two books share has an entry. */
export const conceptLabels: Readonly<Record<string, Readonly<Record<UiLanguage, string>>>> = {
  ace: { nl: 'Aas', da: 'Es', de: 'Ass', en: 'Ace' },
  appeal: { nl: 'Protest', da: 'Anke', de: 'Einspruch', en: 'Appeal' },
  bid: { nl: 'Bod', da: 'Melding', de: 'Gebot', en: 'Bid' },
  claim: { nl: 'Claimen', da: 'Opslag af kort', de: 'Karten auflegen', en: 'Claim' },
  clockwise: { nl: 'Met de klok mee', da: 'Med uret', de: 'Im Uhrzeigersinn', en: 'Clockwise' },
  concession: { nl: 'Opgeven', da: 'At give op', de: 'Aufgeben', en: 'Concession' },
  contract: { nl: 'Contract', da: 'Kontrakt', de: 'Kontrakt', en: 'Contract' },
  cut: { nl: 'Couperen', da: 'At tage af', de: 'Abheben', en: 'Cut' },
  deal: { nl: 'Spel', da: 'Spil', de: 'Spiel', en: 'Deal' },
  dealer: { nl: 'Gever', da: 'Kortgiver', de: 'Geber', en: 'Dealer' },
  declarer: { nl: 'Leider', da: 'Spilfører', de: 'Spielführer', en: 'Declarer' },
  director: { nl: 'Arbiter', da: 'Turneringsleder', de: 'Spielleitung', en: 'Director' },
  'exposed-card': { nl: 'Zichtbaar geworden kaart', da: 'Vist kort', de: 'Offen gezeigte Karte', en: 'Exposed card' },
  fine: { nl: 'Geldboete', da: 'Bøde', de: 'Geldstrafe', en: 'Fine' },
  'follow-suit': { nl: 'Bekennen', da: 'At bekende kulør', de: 'Bedienen', en: 'Following suit' },
  'insufficient-bid': { nl: 'Te laag bod', da: 'For lav melding', de: 'Zu niedriges Gebot', en: 'Insufficient bid' },
  irregularity: { nl: 'Onregelmatigheid', da: 'Uregelmæssighed', de: 'Regelverstoß', en: 'Irregularity' },
  lead: { nl: 'Voorspelen', da: 'Udspil', de: 'Ausspielen', en: 'Lead' },
  'lost-game': { nl: 'Verloren spel', da: 'Tabt spil', de: 'Verlorenes Spiel', en: 'Lost game' },
  'match-point': { nl: 'Wedstrijdpunt', da: 'Kamppoint', de: 'Wertungspunkt', en: 'Match point' },
  misdeal: { nl: 'Verkeerd gegeven', da: 'Fejlgivning', de: 'Vergeben', en: 'Misdeal' },
  'no-show': { nl: 'Niet verschenen', da: 'Udeblivelse', de: 'Nicht angetreten', en: 'No-show' },
  opponents: { nl: 'Tegenpartij', da: 'Modspillere', de: 'Gegenpartei', en: 'Opponents' },
  organiser: { nl: 'Organisatie', da: 'Arrangør', de: 'Veranstalter', en: 'Organiser' },
  'out-of-turn': { nl: 'Voor de beurt', da: 'Uden for tur', de: 'Außer der Reihe', en: 'Out of turn' },
  pair: { nl: 'Paar', da: 'Par', de: 'Paar', en: 'Pair' },
  partner: { nl: 'Partner', da: 'Makker', de: 'Partner', en: 'Partner' },
  pass: { nl: 'Passen', da: 'Pas', de: 'Passen', en: 'Pass' },
  penalty: { nl: 'Straf', da: 'Straf', de: 'Strafe', en: 'Penalty' },
  'quitted-trick': { nl: 'Gesloten slag', da: 'Afsluttet stik', de: 'Abgelegter Stich', en: 'Quitted trick' },
  redeal: { nl: 'Opnieuw delen', da: 'Omgivning', de: 'Neu geben', en: 'Redeal' },
  revoke: { nl: 'Verzaking', da: 'Kulørsvigt', de: 'Nicht bedienen', en: 'Revoke' },
  round: { nl: 'Ronde', da: 'Runde', de: 'Runde', en: 'Round' },
  'score-sheet': { nl: 'Scorekaart', da: 'Regnskabsark', de: 'Ergebnisliste', en: 'Score sheet' },
  shuffle: { nl: 'Schudden', da: 'Blanding', de: 'Mischen', en: 'Shuffle' },
  slam: { nl: 'Alle slagen', da: 'Alle stik', de: 'Alle Stiche', en: 'All the tricks' },
  substitute: { nl: 'Invaller', da: 'Substitut', de: 'Ersatzspieler', en: 'Substitute' },
  talon: { nl: 'Talon', da: 'Talon', de: 'Talon', en: 'Talon' },
  'time-limit': { nl: 'Termijn', da: 'Frist', de: 'Frist', en: 'Time limit' },
  'tournament-manager': {
    nl: 'Wedstrijdleiding',
    da: 'Turneringsledelse',
    de: 'Turnierleitung',
    en: 'Tournament management',
  },
  trick: { nl: 'Slag', da: 'Stik', de: 'Stich', en: 'Trick' },
  trump: { nl: 'Troef', da: 'Trumf', de: 'Trumpf', en: 'Trump' },
  'unauthorised-information': {
    nl: 'Ongeoorloofde informatie',
    da: 'Ulovlig oplysning',
    de: 'Unerlaubte Information',
    en: 'Unauthorised information',
  },
};
