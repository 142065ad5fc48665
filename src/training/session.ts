/** One visit to the trainer: the book, its situations as they are fetched, and the cases in order. */
import type { TrainingKind, TrainingWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { SituationTexts } from '#views/decision-props.ts';
import { queryFor, type DrillAddress } from './drill-address.ts';
import { drawCase, type DrillCase } from './cases/case.ts';
import { drawSituation } from './cases/mix.ts';
import { randomOf } from './cases/random.ts';
import { ready, type Ready } from './cases/situation.ts';
import type { JointCase, TrainedJoint } from './joint/types.ts';
import { once } from './once.ts';
import type { TrainedBook, TrainedHead, TrainedSituation } from './types.ts';

export interface Session {
  readonly book: TrainedBook;
  readonly language: Language;
  readonly words: TrainingWords;
  /** A situation with its cases; fetched once. Rejects when it cannot be fetched. */
  readonly situation: (head: TrainedHead) => Promise<Ready>;
  /** The cases of two parts; fetched once. Rejects when they cannot be fetched. */
  readonly joint: () => Promise<readonly TrainedJoint[]>;
  /** Cases by their address, as they are drawn. */
  readonly drawn: Map<string, Promise<Drawn | undefined>>;
  /** The texts of a situation's rulings, by their address. Rejects when they cannot be fetched. */
  readonly texts: (address: string) => Promise<SituationTexts>;
}

export interface Drawn {
  /** The kind of drill: the requested one, unless there is nothing to choose from. */
  readonly kind: TrainingKind;
  readonly head: TrainedHead;
  readonly situation: Ready;
  readonly drill: DrillCase;
  /** Of a case of two parts, whose first part the others are. */
  readonly joint?: JointCase;
}

/**
 * A session of a book.
 * @param fetched fetches JSON.
 */
export function sessionOf(
  book: TrainedBook,
  words: TrainingWords,
  fetched: (address: string) => Promise<unknown>,
): Session {
  const known = new Map<string, Promise<Ready>>();
  return {
    book,
    language: book.language,
    words,
    situation: ({ id, file }) => {
      const before = known.get(id);
      if (before) return before;
      const coming = fetched(file).then((data) => ready(data as TrainedSituation));
      known.set(id, coming);
      // Failures are not cached.
      coming.catch(() => known.delete(id));
      return coming;
    },
    drawn: new Map(),
    joint: once(async () => (await fetched(book.jointCases)) as readonly TrainedJoint[]),
    texts: async (address) => (await fetched(address)) as SituationTexts,
  };
}

/** How many draws are tried before another situation is used. */
const TRIES = 20;
/** Within so many cases of a round none comes twice, as long as its situation has others. */
const APART = 15;
/** How many cases of a situation are tried for one that has not just been. */
const VARIANTS = 24;
/** What came before is worked out from the last multiple of this on: a late case is soon drawn, too. */
const STRETCH = 60;

/**
 * The case for an address; undefined when the book has none. The same address gives the same case as long as
 * the situations of its round are unchanged.
 */
export async function drawnFor(session: Session, asked: DrillAddress): Promise<Drawn | undefined> {
  const name = queryFor(asked);
  const before = session.drawn.get(name);
  if (before) return before;
  const coming = draw(session, asked);
  session.drawn.set(name, coming);
  // Failures are not cached.
  coming.catch(() => session.drawn.delete(name));
  return coming;
}

async function draw(session: Session, asked: DrillAddress): Promise<Drawn | undefined> {
  const { book } = session;
  const { n, rulings } = asked;
  const wanted = rulings[(n - 1) % Math.max(rulings.length, 1)];
  const { kind, among } = choiceFor(book, asked, wanted);
  // Loaded only for comparisons.
  const nearMiss = kind === 'near' ? (await import('./cases/near-miss.ts')).nearMiss : undefined;
  for (let at = 0; at < TRIES; at++) {
    const head = headFor(among, asked, at);
    if (!head) return undefined;
    const situation = await session.situation(head);
    const isFit = (drill: DrillCase): boolean =>
      // A comparison needs a counterpart, which not every case has.
      nearMiss === undefined || nearMiss(situation, drill, book.words.phrase) !== undefined;
    const told = await toldBefore(session, asked, head);
    const caseSeed = seedFor(asked, at);
    const first = drawCase(situation, caseSeed, book.words.phrase, wanted);
    if (!first || !isFit(first)) continue;
    let drill = first;
    for (let other = 1; other <= VARIANTS && told.has(keyOf(drill)); other++) {
      const next = drawCase(situation, `${caseSeed}~${other}`, book.words.phrase, wanted);
      // Where all have been, the one that has been longest ago.
      if (next && isFit(next) && (told.get(keyOf(next)) ?? 0) < (told.get(keyOf(drill)) ?? 0)) drill = next;
    }
    return { kind, head, situation, drill };
  }
  return undefined;
}

/** The stories of the same situation before this one, each with the number of its last case. */
async function toldBefore(
  session: Session,
  asked: DrillAddress,
  { id }: TrainedHead,
): Promise<ReadonlyMap<string, number>> {
  const { n, rulings } = asked;
  const told = new Map<string, number>();
  const from = Math.max(n - APART + 1, n - ((n - 1) % STRETCH));
  for (let m = from; m < n; m++) {
    const one = { ...asked, n: m };
    const wanted = rulings[(m - 1) % Math.max(rulings.length, 1)];
    // Which situation comes is known without fetching it.
    if (headFor(choiceFor(session.book, one, wanted).among, one, 0)?.id !== id) continue;
    const drawn = await drawnFor(session, one);
    if (drawn?.head.id === id) told.set(keyOf(drawn.drill), m);
  }
  return told;
}

function keyOf({ story }: DrillCase): string {
  return story.join(' ');
}

function seedFor({ seed, n }: DrillAddress, at: number): string {
  return at === 0 ? `${seed}-${n}` : `${seed}-${n}-${at}`;
}

function headFor(among: readonly TrainedHead[], asked: DrillAddress, at: number): TrainedHead | undefined {
  return drawSituation(among, randomOf(`${seedFor(asked, at)}/situation`));
}

/** The kind of drill, and the situations that it is drawn from. */
function choiceFor(
  book: TrainedBook,
  { kind, of }: DrillAddress,
  wanted: string | undefined,
): { readonly kind: TrainingKind; readonly among: readonly TrainedHead[] } {
  const about = book.situations.filter(
    (head) =>
      (of.length === 0 || of.includes(head.id)) &&
      (wanted === undefined || head.rulings.some(({ id }) => id === wanted)),
  );
  // With a single ruling there is nothing to choose, ask or compare: its clause is looked up.
  const several = about.filter((head) => head.rulings.length > 1);
  const isLookedUp = kind === 'find' || (several.length === 0 && about.length > 0);
  return isLookedUp ? { kind: 'find', among: about } : { kind, among: several };
}
