/** The dispute sheet: a ruling with its case on paper, for readers who were not at the table. */
import type { AppealPart } from '#model/appeal.ts';

export const words = {
  title: 'Geschilformulier',
  /** `{game}`. */
  description: 'Een uitspraak bij {game} op één blad: de feiten, de regels, wie besliste en hoe je kunt protesteren.',
  /** One line about the blank sheet, on its page and where links lead to it. */
  lead: 'Eén blad voor een uitspraak waarover onenigheid is. Leeg af te drukken, of ingevuld vanuit een uitspraak: kies daar Deel.',
  print: 'Afdrukken',
  /** Back to the ruling on the screen. */
  ruling: 'De uitspraak op het scherm',
  /** To the questions with the answers of a link that does not lead to its ruling. */
  questions: 'De vragen met deze antwoorden',
  fields: {
    tournament: 'Toernooi of wedstrijd',
    table: 'Tafel of plek',
    round: 'Ronde of spel',
    players: 'Spelers',
    decidedBy: 'Wie besliste',
    decidedAt: 'Wanneer',
    /** The button that puts the time there. */
    now: 'Nu',
    signature: 'Naam en handtekening',
    /** The source of a fact; read aloud with the question, `{ask}`. */
    saidBy: 'Wie dat zei',
    saidByOf: 'Wie dat zei: {ask}',
    /** Where what is typed stays. */
    kept: 'Wat je hier invult, blijft op dit toestel en gaat niet mee met de link.',
    forget: 'Wis wat ik invulde',
    forgotten: 'Wat je had ingevuld, is gewist.',
  },
  facts: {
    title: 'De feiten, in de volgorde van de vragen',
    /** Where nothing was asked, because one ruling always holds. */
    none: 'Er is niets gevraagd: deze uitspraak geldt altijd.',
  },
  /** Above the lines of a blank sheet. */
  told: {
    happened: 'Wat er gebeurde',
    oneSide: 'Wat de ene kant zegt',
    otherSide: 'Wat de andere kant zegt',
  },
  decided: {
    title: 'De uitspraak',
    /** What it rests on where that is no reading; in a line with “must” and who decides. */
    text: 'volgens de tekst zelf',
    clauses: 'De regels waarop de uitspraak steunt',
    /** Over the notes that it rests on. */
    notes: 'Wat niet letterlijk in de regel staat',
  },
  appeal: {
    title: 'Protest of beroep',
    parts: {
      by: 'Wie mag het',
      to: 'Bij wie',
      until: 'Tot wanneer',
      form: 'In welke vorm',
      cost: 'Wat het kost',
      fee: 'Wat er met dat geld gebeurt',
      final: 'Wie het laatste woord heeft',
    } satisfies Record<AppealPart, string>,
    /** Behind the parts of which the book does not speak. */
    silent: 'daarover zegt het reglement niets',
    /** Where it does not speak of it at all. */
    none: 'Over protest of beroep zegt dit reglement niets.',
    /** Above the content of law articles that the book names; `{laws}`. */
    laws: 'Het reglement noemt artikelen van de {laws}. Daarin staat, in onze woorden:',
  },
  code: {
    name: 'Controlecode',
    /** Below the code for a camera. */
    scan: 'Deze zaak op het scherm',
    field: 'Link of code',
    how: 'Plak de link van een zaak om die te openen, of typ de code van een afdruk over.',
    check: 'Controleer',
    matches: 'De code klopt: die hoort bij deze zaak.',
    differs: 'De code die je typte, hoort niet bij deze zaak.',
    short: 'Een code heeft acht tekens, zoals K7QF-2M9D.',
    /** A code without a record to hold it against. */
    alone: 'Er is nog geen zaak open om de code mee te vergelijken. Scan het vierkant op de afdruk, of plak de link.',
    /** Below it, as a link to the questions. */
    again:
      'Of beantwoord de vragen opnieuw met de feiten op de afdruk: de code van die zaak laat zien of het dezelfde is.',
    /** A link that is not to a case on this site. */
    foreign: 'Dit is geen link naar een uitspraak op deze site.',
  },
  state: {
    loading: 'De zaak wordt opgehaald …',
    confirmed: 'Bevestigd: de controlecode in de link klopt, en deze feiten leiden tot deze uitspraak.',
    unconfirmed: 'Niet bevestigd',
    /** The link names no ruling that can be had. */
    missing: 'De uitspraak in deze link is hier niet te vinden, of de verbinding is weg. Dit formulier is leeg.',
    problems: {
      answers: 'Een deel van de link past niet bij deze situatie, of geeft twee antwoorden op één vraag.',
      idle: 'In de link staan antwoorden die er bij deze uitspraak niet toe doen.',
      elsewhere: 'Deze feiten leiden tot een andere uitspraak dan de link zegt.',
      open: 'De feiten in de link beslissen het nog niet: er is een vraag niet beantwoord.',
      undecided: 'Met wat bekend is, zijn er meer uitspraken mogelijk.',
      impossible: 'De antwoorden in de link kunnen niet allemaal kloppen.',
      table: 'De beslistabel van deze situatie is veranderd sinds de link is gemaakt.',
      meets: 'Hoe de delen samengaan, is hier anders dan de link zegt.',
      'no-sum': 'In de link staat geen controlecode.',
      sum: 'De controlecode in de link klopt niet met wat erin staat: er is iets aan veranderd.',
    },
  },
};
