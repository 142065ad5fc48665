/** Words of search queries in one language. Separated by spaces. */
import { words as everyday } from './everyday.ts';

const STOP_WORDS = `
  de het een en van in op te is dat die dit ik je jij hij ze zij wij we jullie u mijn zijn haar hun ons onze er wat wie
  hoe waar wanneer als dan met voor bij aan om of maar niet geen ook nog wel al naar uit door over tot mag moet kan heb
  hebt heeft hebben had was ben bent zo nu toch even dus want deze me mij hem worden wordt werd gaat ga doet doe kun
  per iets zelf al alleen maar toen daar hier mn zn deze heel wil wilde wou mee
  iemand niemand
  jou jouw uw hen waarom welke welk elke elk daarna daarom hierna eens gewoon eigenlijk echt zou zouden zal zullen
  moest moesten moeten mocht mochten mogen kon konden kunnen willen deed deden doen gedaan ging gingen gaan kwam
  waren geweest geworden onder tijdens sinds tegen zeg hoor best erg
`;

const GENERAL = `
  vandaag gisteren vannacht week maand jaar uur werkt werken komt kwam komen ligt lag loopt maakt maken zoek zoeken
  zoekt hadden leren goedkoop goedkope beste buurt eigenlijk zonder samen heen kwijt heel staat kost kostte morgen
`;

/**
 * What people call the tools of src/addresses/tools.ts, each by its own name too, with commas between; no
 * word that a rule may be meant by.
 */
const TOOLS = {
  training: `
    oefenen, oefening, oefeningen, training, trainen, trainer, leren, leespad, quiz, oefenvragen, oefengevallen,
    cursus, opleiding, studeren, kennis testen
  `,
  exam: 'examen, examens, toets, proefexamen, oefenexamen, test, examineren, arbiterexamen',
  terms: 'begrippen, begrippenlijst, woordenlijst, verklarende woordenlijst, termen, vaktermen, vakjargon',
  gaps: `
    wat staat open, wat openstaat, wat nog openstaat, openstaande gevallen, open gevallen, niet geregeld, wat is er
    niet geregeld, hiaten, leemten, leemtes, onduidelijkheden, kanttekeningen, wat het reglement openlaat, gevallen
    zonder regel, regel ontbreekt
  `,
  cases: 'besliste gevallen, precedenten, jurisprudentie, eerdere uitspraken',
  laws: 'artikelen, wetsartikelen',
  changes: `
    wat er veranderd is, wat is er veranderd, wat is nieuw, wijzigingen, veranderingen, nieuwe editie, verschillen
    tussen edities
  `,
  concepts: `
    eén begrip meer spellen, andere spellen, spellen vergelijken, vergelijk spellen, begrippen vergelijken
  `,
  penalties: `
    blad voor de muur, muurblad, wandblad, straffenblad, straffenlijst, strafblad, alle straffen, overzicht
    straffen, alle gevolgen, gevolgenlijst, boetelijst, print, printen, afdrukken
  `,
  posters: `
    poster, posters, affiche, affiches, qr, qr code, qr codes, codes voor de muur, print, printen, afdrukken
  `,
  booklet: `
    het hele reglement, hele reglement, het hele boek, hele boek, boekje, reglementsboekje, regelboekje,
    spelregelboekje, alle regels, pdf, print, printen, afdrukken
  `,
  record: `
    geschilformulier, geschil, geschillen, dispuut, protestformulier, bezwaarformulier, formulier, formulieren
  `,
  calculators: 'rekenhulpen',
  clocks: 'klokken, klokken starten, stopwatch, stopwatches, timer, timers',
  casebook: `
    zaakboek, mijn zaken, bewaarde zaken, opgeslagen zaken, bewaarde uitspraken, opgeslagen uitspraken, mijn
    uitspraken, bewaard, opgeslagen, logboek, dossier, dossiers
  `,
  offline: `
    offline, zonder netwerk, zonder internet, zonder wifi, zonder bereik, geen netwerk, geen internet, geen wifi,
    geen bereik, download, downloaden, op dit toestel, op mijn toestel, op mijn telefoon, bewaar het reglement,
    installeren, app
  `,
  look: `
    weergave, donker, donkere modus, donkere stand, nachtstand, nachtmodus, lichte modus, thema, contrast, lettergrootte,
    tekstgrootte, grote letters, grotere letters, letters groter, linkshandig
  `,
};

export const words = {
  everyday,
  /** Stop words: they count with a low weight, and never by similarity. */
  stopWords: STOP_WORDS,
  /** Words used about anything, at a card table or not, in addition to those of the general meanings. */
  general: GENERAL,
  /** Numbers written out: from 1 to 19, the tens from 20, and how the ones between them are put together. */
  numbers: {
    small: `
      een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
      achttien negentien
    `,
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    compound: (ten: string, unit: string) => `${unit}en${ten}`,
  },
  /** Words before or within the number of a provision: rule, article, clause, paragraph, law. */
  provision: `
    regel regels artikel artikelen art lid sub paragraaf paragrafen sectie nr nummer numer no bepaling spelregel
    spelregels punt spr
  `,
  chapter: 'hoofdstuk hfst',
  /**
   * What makes a number an ordinal: "8te Regel", "de 17de regel", "the 8th rule"; one letter would be a
   * clause's.
   */
  ordinals: 'te ste de',
  tools: TOOLS,
  /** What a calculator is called in any game. */
  calculator: 'rekenhulp',
  /** What inflection puts behind a word, folded. */
  endings: 'ingen ende eden ede ten den ing est ere ens en er et es te de st e t d s n',
  /** Prefixes before the `ge` of a participle, folded: `uit-ge-speeld`. Empty if participles have none. */
  particles: 'aan af bij dicht door in los mee mis na neer om op open over samen tegen terug uit vast voor weg',
};
