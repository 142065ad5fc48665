/**
 * Words that people use at any card table, by meaning, in the four languages. A glossary has the terms of its game; this
 * has what is said around them, so that "can we change the rules" finds a German rule. One meaning to a line; what
 * a game calls by a name of its own belongs into that game's glossary instead.
 */
import { fold } from './fold.ts';
import { stemOf } from './stem.ts';

const MEANINGS = `
  kaart kort karte card
  kaarten kort karten blatt cards
  spel spil spiel game
  speler spelers spiller spillere spieler spielern player players
  spelen speelde gespeeld spille spillede spillet spielen gespielt play played
  tafel bord tisch table
  partner maat makker medspiller mitspieler teammate
  tegenstander tegenpartij modstander modspiller gegner opponent opponents
  beurt tur reihe turn
  regel regler regeln rules
  punten point punkte points score
  punt point punkt point
  straf boete strafpunten strafpoint strafe penalty fine
  geld penge cent euro money
  betalen betale zahlen pay
  kosten koste cost
  winnen won gewonnen vinde vandt vundet gewinnen win wins
  verliezen verloor verloren tabe tabte tabt verlieren lose lost
  delen deelde gedeeld geven gaf gegeven give gav givet geben gab gegeben austeilen ausgeteilt deal deals dealt
  deler kortgiver giver geber dealer
  schudden blande mischen shuffle shuffled
  couperen afnemen heffen tage abheben cut
  bieden bod melde bud melding reizen bieten bid bidding
  geboden meldt gereizt
  pas passen passe pass passed
  troef trumf trumpf trump trumps
  kleur farve kulør farbe suit
  slag slagen stik stich stiche trick tricks
  bekennen bekende bedienen follow
  uitkomen uitspelen voorspelen udspil ausspielen herauskommen lead leads
  open åben åbent offen face faced exposed
  dicht gesloten lukket verdeckt geschlossen closed hidden
  gevallen vallen tabt faldt fallen gefallen runtergefallen dropped fell
  zien zag gezien kijken keek gekeken gluren bekijken inzien se så set kigge kiggede sehen sah gesehen schauen geschaut gucken geguckt anschauen look looked peek peeked see saw seen
  tonen laten liet vise viste vist zeigen gezeigt show shown showed
  praten kletsen fluisteren overleggen zeggen zei zeiden gezegd snakke tale hviske sige sagde sagt reden sprechen gesprochen flüstern sagen sagte gesagt talk talking speak spoke whisper say said told
  seinen wenken teken tegn zeichen signal signals
  terugnemen teruggenomen terugpakken terug tilbage tage tog taget zurücknehmen zurück back undo
  veranderen wijzigen wisselen ændre ændres rette ændring ändern geändert anders change changed
  ruilen verwisselen omruilen bytte tauschen swap exchange
  verkeerd fout forkert falsch wrong incorrect
  fout vergissing fejl fehler mistake error
  vergeten vergat glemme glemte glemt vergessen forgot forgotten
  laat sent spät late
  vroeg tidligt früh early
  afwezig mangler fehlt absent missing
  weigeren nægte weigern refuse refuses
  stoppen opgeven capituleren smide aufgeben abschreiben concede surrender quit
  schoppen harten ruiten klaveren klaver kleur spar hjerter hjerte ruder klør farve pik herz karo kreuz farbe spades hearts diamonds suit
  aas es ass ace
  heer koning konge könig könige king kings
  vrouw dame damen queen queens
  boer knægt bube buben jack
  beslissen bepaalt afgøre bestemmer entscheiden entscheidet decide decides
  scheidsrechter arbiter supervisor wedstrijdleider jury dommer turneringsleder leder schiedsrichter spielleitung referee director
  protest klacht klagen bezwaar klage indsigelse anke beschwerde einspruch appeal complain complaint
  ruzie onenig oneens uenige uenighed streit streiten unstimmigkeit dispute argue disagree
  beginnen begint aanvang starte begynder anfangen fängt beginnt start starts begin
  einde klaar afgelopen færdig slut ende fertig schluss finished over end
  ronde runde round
  eerste først første erste ersten first
  laatste sidste letzte letzten last
  opnieuw nogmaals weer igen om neu nochmal wieder again
  hoog hoger høj højere hoch höher high higher
  laag lager lav lavere niedrig tief low lower
  alle alles alle all every
  niemand ingen niemand nobody
  iedereen alle jeder everyone
  veel mange viele many
  hoeveel mange viel viele many
  mensen personen personer leute personen people
  tellen tælle zählen count counted
  opschrijven noteren schrijven skrive notere schreiben notieren aufschreiben write
  handtekening tekenen ondertekenen underskrift underskrive unterschrift unterschreiben signature sign signed
  formulier lijst briefje seddel liste zettel sheet form list
  tijd tid zeit time
  minuten minutter minuten minutes
  plaats plek plads platz place seat
  zitten sidde sidder sitzen sit seat
  loten trekken lodtrækning auslosen ausgelost draw
  helpen hjælpe helfen help
  publiek toeschouwer kijker tilskuer zuschauer spectator spectators kibitzer
  reserve invaller wisselspeler substitut reserve ersatz substitute
  vereniging club klub forening verein club
  lid leden medlem mitglied member
  gelijk gelijkspel lige uafgjort gleich unentschieden tie equal draw
  annuleren afgelast vervalt annullere annulleres streichen gestrichen cancel cancelled
  denken dacht nadenken denkpauze tænke tænkte nachdenken think thought thinking hesitate
  uitleggen uitleg forklare forklaring erklären erklärung explain explained explanation
  betekenen betekenis betyder bedeutung means meaning
  toegestaan verboden tilladt forbudt erlaubt verboten allowed forbidden
  verplicht plicht tvunget pligt pflicht muss must forced mandatory
  afspraak aftale vereinbarung agreement
  accepteren aanvaarden acceptere akzeptieren accept accepted
  vragen vroeg gevraagd spørge spurgte fragen gefragt ask asked
  roepen riep geroepen tilkalde holen geholt rufen gerufen call called
  vals valsspelen snyde snyd betrügen schummeln cheat cheating
  pion pionnen poppetje brik figur figuren pawn pawns
  honk huis huisje thuis hus haus home
  slaan eraf slå schlagen rauswerfen capture hit
  vooruit frem vorwärts forward forwards
  achteruit tilbage rückwärts backward backwards
  splitsen verdelen opdelen dele teilen aufteilen split
  stap stappen vakje skridt schritt schritte step steps
  links venstre links left
  rechts højre rechts right
  nummer nummer nummer number
  boven øverste oben top
  beide begge beide both
  enkel ét einzigen single
  dubbel dobbelt doppelt double
  half halve halv halb hälfte half
  meer flere mehr more
  minder færre weniger fewer less
  leggen legde gelegd lægge lagde lagt legen legte gelegt laid lay put
  gooien gooide gegooid weggooien kaste kastede smide smed smidt wegwerfen werfen warf geworfen throw threw thrown
  pakken gepakt oppakken tage tog taget nehmen nahm genommen aufnehmen take pick
  aanraken røre anfassen berühren touch touched
  kiezen koos gekozen vælge valgte valgt wählen gewählt aussuchen choose chose chosen choice
  nodig behov nötig need
  weg væk weg away gone
  eruit ud raus heraus out
  binnen erin inde drin rein in inside
  voordeel fordel vorteil advantage
  schade nadeel skade nachteil schaden damage
  afronden runden aufrunden abrunden rounding
  inleveren afgeven aflevere abgeben deliver
  toernooi turnering turnier tournament
  krijgen krijgt gekregen få får fået bekommen bekommt kriegen erhalten get gets got receive
  ander andere anderen anden andre anderer andern other others
  zelfde dezelfde samme dieselbe derselbe gleiche same
  wachten vente warten wait waiting
  vinden finde finden find
  houden vasthouden holde halten behalten hold keep
  brengen bringe bringen bring
  gebruiken bruge benutzen use used
  horen høre hören hear heard
  lezen læse lesen read
  weten wissen vide wissen know
  geloven denken tro mene meinen glauben believe
  overblijven resterende overgebleven rest tilbage übrig restliche remaining left
  eigen egen egne eigene own
  zijde kant side seite side
  tussen mellem zwischen between
  groot grote stor store groß große big major
  klein kleine lille små minor small
  goed god godt richtig gut correct right
  slecht dårlig schlecht bad
  nieuw nieuwe ny nye neu neue new
  oud oude gammel gamle alt alte old
  lang lange lange long
  snel hurtig schnell fast quick
  langzaam traag langsom langsam slow
  volgorde rækkefølge reihenfolge order sequence
  naam namen navn navne name namen names
  avond dag aften abend tag evening day
  seizoen sæson saison season
  wedstrijd kamp match
  gebeuren gebeurt sker ske passieren passiert happen happens
  blijven blive bleiben bleibt stay remain
  staan stå står stehen steht stand stands
  lopen weglopen gå laufen weggehen walk leave
  overslaan overgeslagen springe übersprungen skip skipped
  springen springe hoppe hop jump jumping
  meedoen meespelen deltage med teilnehmen mitmachen participate
  vervangen erstatte ersetzen replace replaced
  herstellen verbeteren oprette korrigere korrigieren berichtigen repair correct
  overdragen overføre übertragen transfer
  bewijzen bevis beweisen proof prove
  waarschuwen waarschuwing advarsel warnen verwarnung warning warned
  gevolg gevolgen følge konsekvens folge folgen consequence consequences
  waard waarde værd værdi wert worth value
  melden tilmelding anmelden register
`;

const BY_WORD = meanings((word) => word);
const BY_STEM = meanings(stemOf);

/** The words of the same meaning as a folded word or, if it is not listed, as another form of it; without itself. */
export function sameMeaning(word: string): readonly string[] {
  return (BY_WORD.get(word) ?? BY_STEM.get(stemOf(word)) ?? []).filter((other) => other !== word);
}

function meanings(keyOf: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const byKey = new Map<string, string[]>();
  for (const line of MEANINGS.split('\n')) {
    const words = [
      ...new Set(
        line
          .split(' ')
          .filter((word) => word !== '')
          .map(fold),
      ),
    ];
    for (const key of new Set(words.map(keyOf))) byKey.set(key, [...(byKey.get(key) ?? []), ...words]);
  }
  return byKey;
}
