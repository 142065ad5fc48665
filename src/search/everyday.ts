/**
 * Words that people use at any card table, by meaning, in the four languages. A glossary has the terms of its game; this
 * has what is said around them, so that "can we change the rules" finds a German rule. One meaning to a line; what
 * a game calls by a name of its own belongs into that game's glossary instead.
 */
import { fold } from './fold.ts';
import { sameNumber } from './number-words.ts';
import { stemOf } from './stem.ts';

const MEANINGS = `
  kaart kort card
  kaarten kort blatt cards
  spel spil spiel game
  speler spiller spieler player
  spelen gooien gooide leggen legde spille lægge spielen legen werfen play throw
  tafel bord tisch table
  partner maat makker medspiller mitspieler teammate
  tegenstander tegenpartij modstander modspiller gegner opponent opponents
  beurt tur reihe
  regel regler rules
  punten point punkte points score
  punt point punkt
  straf boete strafpunten strafpoint penalty fine
  geld penge cent euro money
  betalen zahlen pay
  kosten koste cost
  winnen won vinde vandt vundet
  verliezen verloor tabe verlieren lose lost
  delen geven gaf give geben gab austeilen teilen deal
  deler kortgiver giver geber dealer
  schudden blande mischen shuffle
  couperen afnemen heffen tage abheben cut
  bieden bod melde bud reizen bieten bid bidding
  geboden meldt gereizt
  pas
  troef trumf trumpf trump
  kleur farve kulør farbe suit
  slag stik stich trick
  bekennen bekende bedienen follow
  uitkomen uitspelen voorspelen udspil ausspielen herauskommen lead
  open åben offen face exposed
  dicht gesloten lukket verdeckt geschlossen closed hidden
  gevallen tabt faldt runtergefallen dropped fell
  zien zag gezien kijken keek gluren bekijken inzien se så set kigge kiggede sehen sah schauen gucken anschauen look peek saw seen
  tonen laten liet vise vist zeigen show
  praten kletsen fluisteren overleggen zeggen zei zeiden gezegd snakke tale hviske sige sagde reden sprechen gesprochen flüstern gesagt talk speak spoke whisper say said told
  seinen wenken teken tegn zeichen signal
  terugnemen teruggenomen terugpakken terug tilbage tage tog zurücknehmen zurück back undo
  veranderen wijzigen wisselen ændre rette ändern change
  ruilen verwisselen omruilen bytte tauschen swap exchange
  verkeerd fout forkert falsch wrong incorrect
  fout vergissing fejl fehler mistake error
  vergeten vergat glemme forgot
  laat sent spät late
  vroeg tidligt früh early
  afwezig opdagen verschijnen mangler møde udebliver fehlt erscheinen absent missing
  afzeggen afmelden annuleren aflyse afmelde absagen abmelden cancel cancelled
  weigeren nægte refuse
  stoppen opgeven capituleren smide aufgeben abschreiben concede surrender quit
  schoppen harten ruiten klaveren kleur spar hjerter ruder klør farve pik herz karo kreuz farbe spades hearts diamonds suit
  aas es ace
  heer koning konge könig king
  vrouw dame queen
  boer knægt bube jack
  beslissen bepaalt afgøre bestemmer entscheiden decide
  scheidsrechter arbiter supervisor wedstrijdleider jury dommer turneringsleder leder schiedsrichter spielleitung referee director
  protest klacht klagen bezwaar indsigelse anke beschwerde einspruch appeal complain
  ruzie onenig oneens uenige uenighed streit unstimmigkeit dispute argue disagree
  beginnen aanvang starte begynder anfangen fängt
  einde klaar afgelopen færdig slut ende fertig schluss finished over end
  ronde potje potjes runde round
  gezicht gezichten mimiek ansigt grimasser gesicht mimik face grimace
  eerste først ersten first
  laatste sidste letzte last
  opnieuw nogmaals weer igen om neu nochmal wieder again
  hoog høj højere hoch höher high
  laag lav lavere niedrig tief low
  alle alles all every
  niemand ingen nobody
  iedereen alle jeder everyone
  veel mange viele many
  hoeveel mange viel many
  mensen personen leute people
  tellen tælle zählen count counted
  rekenhulp uitrekenen berekenen beregner beregne rechner berechnen ausrechnen calculator calculate
  opschrijven noteren schrijven skrive notere schreiben notieren aufschreiben write
  handtekening tekenen ondertekenen underskrift unterschrift unterschreiben signature sign signed
  formulier lijst briefje seddel liste zettel sheet form list
  tijd tid zeit time
  minuten
  plaats plek platz place seat
  zitten sidde sidder sitzen sit seat
  loten trekken lodtrækning auslosen ausgelost draw
  helpen hjælpe helfen
  publiek toeschouwer kijker tilskuer zuschauer spectator kibitzer
  reserve invaller wisselspeler substitut ersatz
  vereniging club klub forening verein
  lid leden medlem mitglied member
  gelijk gelijkspel lige uafgjort gleich unentschieden tie equal draw
  annuleren afgelast vervalt streichen gestrichen cancel
  denken dacht nadenken denkpauze tænke nachdenken think thought hesitate
  uitleggen forklare erklären explain explained explanation
  betekenen betekenis betyder bedeutung means
  toegestaan verboden tilladt forbudt erlaubt allowed forbidden
  verplicht plicht tvunget pligt pflicht muss must forced mandatory
  afspraak aftale vereinbarung agreement
  accepteren aanvaarden acceptere akzeptieren
  vragen vroeg spørge spurgte fragen ask
  roepen riep tilkalde holen geholt rufen call
  vals valsspelen snyde betrügen schummeln cheat
  pion poppetje brik figur pawn
  honk huis huisje thuis hus haus home
  slaan eraf schlagen rauswerfen capture hit
  vooruit frem vorwärts forward
  achteruit tilbage rückwärts backward
  splitsen verdelen opdelen dele teilen aufteilen split
  stap vakje skridt schritt step
  links venstre left
  rechts højre right
  nummer number
  boven øverste oben top
  beide begge both
  enkel ét einzigen single
  dubbel dobbelt doppelt double
  half halb
  meer flere mehr more
  minder færre weniger fewer less
  leggen gelegd lægge laid lay put
  gooien weggooien kaste kastede smide smed wegwerfen werfen warf geworfen throw threw
  pakken gepakt oppakken tage tog nehmen nahm genommen aufnehmen take pick
  aanraken røre anfassen berühren touch
  kiezen koos vælge wählen aussuchen choose choice
  nodig behov nötig need
  weg væk away gone
  eruit ud raus heraus out
  binnen erin inde drin rein in inside
  voordeel fordel vorteil advantage
  schade nadeel skade nachteil damage
  afronden runden aufrunden abrunden rounding
  inleveren afgeven aflevere abgeben deliver
  toernooi turnering turnier tournament
  krijgen gekregen få får fået bekommen kriegen erhalten get gets got receive
  ander andere anden andre other
  zelfde dezelfde samme dieselbe derselbe gleiche
  wachten vente warten wait
  vinden finde finden
  houden vasthouden holde halten behalten keep
  brengen bringe bringen
  gebruiken bruge benutzen use
  horen hear
  lezen læse read
  weten wissen vide know
  geloven denken tro mene meinen glauben believe
  overblijven resterende overgebleven tilbage übrig restliche remaining left
  eigen egen egne own
  zijde kant side seite
  tussen mellem zwischen between
  groot stor big major
  klein lille små minor small
  goed richtig gut correct right
  slecht dårlig schlecht bad
  nieuw ny nye neu new
  oud oude gammel gamle alt alte old
  lang long
  snel hurtig schnell fast quick
  langzaam traag langsom langsam slow
  volgorde rækkefølge reihenfolge order sequence
  naam navn
  avond dag aften abend tag evening day
  seizoen sæson saison season
  wedstrijd kamp match
  gebeuren sker ske passieren happen happens
  blijven blive bleiben stay remain
  staan står stehen stands
  lopen weglopen gå laufen weggehen walk leave
  overslaan overgeslagen springe übersprungen skip
  springen springe hoppe jump
  meedoen meespelen deltage med teilnehmen mitmachen participate
  vervangen erstatte ersetzen replace
  herstellen verbeteren oprette korrigere korrigieren berichtigen repair correct
  overdragen overføre übertragen transfer
  bewijzen bevis beweisen proof
  waarschuwen advarsel warnen verwarnung warned
  gevolg gevolgen følge konsekvens consequence
  waard værd værdi wert worth value
  melden tilmelding anmelden register
`;

const BY_WORD = meanings((word) => word);
const BY_STEM = meanings(stemOf);

/** The words of the same meaning as a folded word or, if it is not listed, as another form of it; without itself. */
export function sameMeaning(word: string): readonly string[] {
  const listed = BY_WORD.get(word) ?? BY_STEM.get(stemOf(word)) ?? [];
  return [...listed.filter((other) => other !== word), ...sameNumber(word)];
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
