/**
 * The tools of the site, by the ids of src/addresses/tools.ts: what each is called and what it is for. The
 * menu, the tiles, the foot of a page and the search all use these.
 */
export const words = {
  /** The name of the menu, and over the list of all tools. */
  more: 'Meer',
  groups: { learn: 'Om te leren', hall: 'Voor de zaal', own: 'Op dit toestel' },
  training: { name: 'Oefenen', about: 'Gevallen zoals ze in het echt voorkomen; je beslist en ziet meteen waarom' },
  exam: { name: 'Examen', about: 'Stel een examen samen en deel het met één link, of maak het op papier' },
  terms: { name: 'Begrippen', about: 'De woorden van het spel, ook zoals spelers ze onder elkaar gebruiken' },
  gaps: { name: 'Wat het reglement openlaat', about: 'Gevallen zonder regel, en waar de tekst niet eenduidig is' },
  cases: { name: 'Besliste gevallen', about: 'Wat er gebeurde, wat de uitspraak was en waarom' },
  laws: { name: 'Artikelen', about: 'Waar elk artikel over gaat en waar het hier voorkomt' },
  changes: { name: 'Wat er veranderd is', about: 'Deze editie naast de vorige' },
  concepts: { name: 'Eén begrip, meer spellen', about: 'Hoe hetzelfde in elk spel heet' },
  penalties: { name: 'Blad voor de muur', about: 'Alle gevolgen op een rij, om op te hangen' },
  posters: { name: 'Posters', about: 'Codes naar de vragen en de uitspraak, voor de wand van de zaal' },
  booklet: { name: 'Het hele reglement', about: 'Op één pagina, om in te zoeken of af te drukken als boekje' },
  record: { name: 'Geschilformulier', about: 'Eén blad voor een uitspraak waarover onenigheid is' },
  calculators: { name: 'Rekenhulpen', about: 'Tel op wat bij elkaar hoort' },
  clocks: { name: 'Klokken', about: 'Alle tijden van het reglement, om te starten' },
  casebook: { name: 'Zaakboek', about: 'De zaken die je hebt bewaard' },
  offline: { name: 'Zonder netwerk', about: 'Zet een reglement op je toestel, voor een zaal zonder bereik' },
  look: { name: 'Weergave', about: 'Licht of donker, lettergrootte, contrast, en de hand die de telefoon houdt' },
};
