/** Words that say little by themselves, in all four languages: they count, but lightly, and never by resemblance. */
import { fold } from './fold.ts';

const WORDS = `
  de het een en van in op te is dat die dit ik je jij hij ze zij wij we jullie u mijn zijn haar hun ons onze er wat wie
  hoe waar wanneer als dan met voor bij aan om of maar niet geen ook nog wel al naar uit door over tot mag moet kan heb
  hebt heeft hebben had was ben bent zo nu toch even dus want deze me mij hem worden wordt werd gaat ga doet doe kun
  per iets zelf al alleen maar toen daar hier mn zn deze heel wil wilde wou mee
  iemand niemand
  jou jouw uw hen waarom welke welk elke elk daarna daarom hierna eens gewoon eigenlijk echt zou zouden zal zullen
  moest moesten moeten mocht mochten mogen kon konden kunnen willen deed deden doen gedaan ging gingen gaan kwam
  waren geweest geworden onder tijdens sinds tegen zeg hoor best erg
  den det et og i at er jeg du han hun vi de man min mit mine sin sit hans hendes der som hvad hvem hvor hvordan
  hvornar nar hvis med for pa af til om men ikke ingen ogsa kun har havde var skal ma kan sa bliver blev fra ved
  noget selv her skulle ville vil lige fik får nogen ingen
  mig dig ham hende os jer dem jeres deres vores sine dette disse denne sig hver hvorfor hvilken hvilke hvilket kunne
  måtte skulde gør gjorde gjort blevet være været efter før under mod hos jo nu dog bare helt meget
  der die das ein eine einen einem und ist ich du er sie es wir ihr mein meine sein seine ihre was wer wie wo wann wenn
  mit fur bei auf an zu von im am dem den des oder aber nicht kein keine auch noch nur hat habe haben hatte war bin
  sind muss darf kann so man sich wird werden aus doch dann dass als zum zur
  etwas selbst hier da will wollte gerade mal ja schon jemand niemand
  mir dir mich dich ihm ihn ihnen uns euch unser unsere euer eure dieser diese dieses welche welcher welches warum
  hab habt hätte hatten hast wird wurde wurden worden geworden wäre waren gewesen konnte können kannst musste müssen
  durfte dürfen soll sollte sollen wollen möchte mach mache macht machen gemacht tun tut nach bei unter gegen immer sehr
  eben halt einfach
  the a an and of to in on at is are was were i you he she it we they my your his her our their what who how where when
  if with for by or but not no also do does did has have had can may must should so be been this that there from someone somebody anyone nobody
`;

const STOP: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean).map(fold));

/** Whether a word says nothing of what is looked for. @param word as `fold` writes it. */
export function isStopWord(word: string): boolean {
  return STOP.has(word);
}
