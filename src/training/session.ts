/** One visit to the trainer: the book, its situations as they are fetched, and the cases in order. */
import type { TrainingKind, TrainingWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { SituationTexts } from '#views/decision-props.ts';
import type { DrillAddress } from './drill-address.ts';
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
    joint: once(async () => (await fetched(book.jointCases)) as readonly TrainedJoint[]),
    texts: async (address) => (await fetched(address)) as SituationTexts,
  };
}

/** How many draws are tried before another situation is used. */
const TRIES = 20;

/**
 * The case for an address; undefined when the book has none. The same address gives the same case as long as
 * the situation is unchanged.
 */
export async function drawnFor(session: Session, asked: DrillAddress): Promise<Drawn | undefined> {
  const { book } = session;
  const { seed, n, of, rulings } = asked;
  const wanted = rulings[(n - 1) % Math.max(rulings.length, 1)];
  const about = book.situations.filter(
    (head) =>
      (of.length === 0 || of.includes(head.id)) &&
      (wanted === undefined || head.rulings.some(({ id }) => id === wanted)),
  );
  // With a single ruling there is nothing to choose, ask or compare: its clause is looked up.
  const several = about.filter((head) => head.rulings.length > 1);
  const isLookedUp = asked.kind === 'find' || (several.length === 0 && about.length > 0);
  const kind = isLookedUp ? 'find' : asked.kind;
  const among = isLookedUp ? about : several;
  // Loaded only for comparisons.
  const nearMiss = kind === 'near' ? (await import('./cases/near-miss.ts')).nearMiss : undefined;
  for (let at = 0; at < TRIES; at++) {
    const caseSeed = at === 0 ? `${seed}-${n}` : `${seed}-${n}-${at}`;
    const head = drawSituation(among, randomOf(`${caseSeed}/situation`));
    if (!head) return undefined;
    const situation = await session.situation(head);
    const drill = drawCase(situation, caseSeed, book.words.phrase, wanted);
    // A comparison needs a counterpart, which not every case has.
    const isFit =
      drill !== undefined && (nearMiss === undefined || nearMiss(situation, drill, book.words.phrase) !== undefined);
    if (isFit) return { kind, head, situation, drill };
  }
  return undefined;
}
