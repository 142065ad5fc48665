/** Keeps a number with what it belongs to where a line ends: "€ 30", "regel 4", "2 slagen", "1 ½". */

/** After a currency, or what a provision is called in the languages of the site, also with an ending. */
const BEFORE_A_NUMBER =
  /(\p{Sc}|(?:^|\P{L})(?:regels?|arti[kc]\p{L}+|art\.|lid|rules?|laws?|stk\.|punkt|abs\p{L}*\.?|nr\.|§)) (?=\d)/giu;

/** A number that is not the name of a provision, and a fraction or the one word that it counts. */
const AFTER_A_NUMBER =
  /(^|[^\p{L}\d\u00a0.,:/–-])(\d+(?:[.,:]\d+)?) (?=[½¼¾×]|(?:(?!oder|eller|mellem|tegen|gegen)\p{L}{4,13}|uur|dag|set|day|Tag|Uhr)(?!\p{L}))/gu;

/** The text with the spaces in which no line may end. */
export function unbroken(text: string): string {
  return text.replace(BEFORE_A_NUMBER, '$1\u00a0').replace(AFTER_A_NUMBER, '$1$2\u00a0');
}
