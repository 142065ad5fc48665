/** One visit to the trainer: the book, its situations as they are fetched, and the cases in order. */
import type { TrainingKind, TrainingWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { DrillAddress } from './drill-address.ts';
import { drawCase, type DrillCase } from './cases/case.ts';
import { drawSituation } from './cases/mix.ts';
import { randomOf } from './cases/random.ts';
import { ready, type Ready } from './cases/situation.ts';
import type { JointCase } from './joint/types.ts';
import type { TrainedBook, TrainedHead, TrainedSituation } from './types.ts';

export interface Session {
  readonly book: TrainedBook;
  readonly language: Language;
  readonly words: TrainingWords;
  /** A situation with its cases; fetched once. Rejects when it cannot be fetched. */
  readonly situation: (head: TrainedHead) => Promise<Ready>;
  /** Fetches any other JSON of the book. */
  readonly fetched: (address: string) => Promise<unknown>;
}

export interface Drawn {
  /** The kind of drill: the requested one, unless there is nothing to choose from. */
  readonly kind: TrainingKind;
  readonly head: TrainedHead;
  readonly situation: Ready;
  readonly drill: DrillCase;
  /** What is told of it, as it is read. */
  readonly story: string;
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
    fetched,
  };
}

/** How many draws are tried before another situation is used. */
const TRIES = 20;

/**
 * The case for an address; undefined when the book has none. The same address gives the same case as long as
 * the situations of its round are unchanged.
 */
export async function drawnFor(session: Session, asked: DrillAddress): Promise<Drawn | undefined> {
  const { book } = session;
  const { n } = asked;
  const { kind, among, wanted } = choiceFor(book, asked);
  // Loaded only for comparisons.
  const nearMiss = kind === 'near' ? (await import('./cases/near-miss.ts')).nearMiss : undefined;
  for (let at = 0; at < TRIES; at++) {
    const head = headFor(among, asked, at);
    if (!head) return undefined;
    const situation = await session.situation(head);
    const isFit = (drill: DrillCase): boolean =>
      // A comparison needs a counterpart, which not every case has.
      nearMiss === undefined || nearMiss(situation, drill, book.words.phrase) !== undefined;
    const caseSeed = seedFor(asked, at);
    const first = drawCase(situation, caseSeed, book.words.phrase, wanted);
    if (!first || !isFit(first)) continue;
    // The first case of a round waits for no more than it needs, and is told in plain sentences.
    if (n === 1) return { kind, head, situation, drill: first, story: first.story.join(' ') };
    const { freshCase, storyOf, toldBefore } = await import('./cases/later.ts');
    const told = await toldBefore(
      session,
      asked,
      head.id,
      (earlier) => headFor(choiceFor(book, earlier).among, earlier, 0)?.id === head.id,
      (earlier) => drawnFor(session, earlier),
    );
    const another = (other: number): DrillCase | undefined => {
      const drill = drawCase(situation, `${caseSeed}~${other}`, book.words.phrase, wanted);
      return drill && isFit(drill) ? drill : undefined;
    };
    const drill = freshCase(first, another, told);
    return { kind, head, situation, drill, story: storyOf(situation, drill, book.words.phrase) };
  }
  return undefined;
}

function seedFor({ seed, n }: DrillAddress, at: number): string {
  return at === 0 ? `${seed}-${n}` : `${seed}-${n}-${at}`;
}

function headFor(among: readonly TrainedHead[], asked: DrillAddress, at: number): TrainedHead | undefined {
  return drawSituation(among, randomOf(`${seedFor(asked, at)}/situation`));
}

/** The kind of drill, the situations that it is drawn from, and the ruling if it is given. */
function choiceFor(
  book: TrainedBook,
  { kind, n, of, rulings }: DrillAddress,
): { readonly kind: TrainingKind; readonly among: readonly TrainedHead[]; readonly wanted: string | undefined } {
  const wanted = rulings[(n - 1) % Math.max(rulings.length, 1)];
  const about = book.situations.filter(
    (head) =>
      (of.length === 0 || of.includes(head.id)) &&
      (wanted === undefined || head.rulings.some(({ id }) => id === wanted)),
  );
  // With a single ruling there is nothing to choose, ask or compare: its clause is looked up.
  const several = about.filter((head) => head.rulings.length > 1);
  const isLookedUp = kind === 'find' || (several.length === 0 && about.length > 0);
  return isLookedUp ? { kind: 'find', among: about, wanted } : { kind, among: several, wanted };
}
