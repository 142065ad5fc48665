/**
 * What somebody trains with in one visit: the book, its situations as they are fetched, and the cases in
 * their order.
 */
import type { TrainingKind, TrainingWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { Asked } from './asked.ts';
import { drawCase, type DrillCase } from './cases/case.ts';
import { drawSituation } from './cases/mix.ts';
import { randomOf } from './cases/random.ts';
import { ready, type Ready } from './cases/situation.ts';
import type { TrainedBook, TrainedHead, TrainedSituation } from './types.ts';

export interface Session {
  readonly book: TrainedBook;
  readonly language: Language;
  readonly words: TrainingWords;
  /** A situation with its cases; fetched once. Rejects where it cannot be fetched. */
  readonly situation: (head: TrainedHead) => Promise<Ready>;
}

export interface Drawn {
  /** What it is asked as: what was asked for, unless there is nothing to choose among. */
  readonly kind: TrainingKind;
  readonly head: TrainedHead;
  readonly situation: Ready;
  readonly drill: DrillCase;
}

/** A session of a book. @param fetched gives the JSON at an address. */
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
      // What failed once may be there the next time.
      coming.catch(() => known.delete(id));
      return coming;
    },
  };
}

/**
 * How many of the questions that follow one another by chance are tried before another situation is asked.
 */
const TRIES = 20;

/**
 * The case that an address asks for; undefined where the book has none of what it asks about. Equal addresses
 * give equal cases as long as the situation is the same.
 */
export async function drawnFor(session: Session, asked: Asked): Promise<Drawn | undefined> {
  const { book } = session;
  const { seed, n, of, rulings } = asked;
  const wanted = rulings[(n - 1) % Math.max(rulings.length, 1)];
  const about = book.situations.filter(
    (head) =>
      (of.length === 0 || of.includes(head.id)) &&
      (wanted === undefined || head.rulings.some(({ id }) => id === wanted)),
  );
  // Where one ruling holds whatever happened, there is nothing to choose, to ask or to compare: it is looked
  // up.
  const several = about.filter((head) => head.rulings.length > 1);
  const isLookedUp = asked.kind === 'find' || (several.length === 0 && about.length > 0);
  const kind = isLookedUp ? 'find' : asked.kind;
  const among = isLookedUp ? about : several;
  // Only what is compared brings what compares.
  const nearMiss = kind === 'near' ? (await import('./cases/near-miss.ts')).nearMiss : undefined;
  for (let at = 0; at < TRIES; at++) {
    const caseSeed = at === 0 ? `${seed}-${n}` : `${seed}-${n}-${at}`;
    const head = drawSituation(among, randomOf(`${caseSeed}/situation`));
    if (!head) return undefined;
    const situation = await session.situation(head);
    const drill = drawCase(situation, caseSeed, book.words.phrase, wanted);
    // What is compared needs another case beside it, and not every case has one.
    const isFit =
      drill !== undefined && (nearMiss === undefined || nearMiss(situation, drill, book.words.phrase) !== undefined);
    if (isFit) return { kind, head, situation, drill };
  }
  return undefined;
}
