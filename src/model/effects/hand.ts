import { means } from '#model/means.ts';
import { UNSTATED } from '#model/reserved.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Hand {
  readonly kind: 'hand';
  readonly what: Surface['hand'];
  readonly of?: string | undefined;
  /** Who gets it. */
  readonly to?: string | undefined;
  /** Where or when it holds, in the book's words, if that is not here and now. */
  readonly at?: string | undefined;
}

export const schema = ({ z, id, text }: Parts) =>
  means(
    z.strictObject({
      hand: means(z.enum(['discarded', 'swapped', 'passed-on', 'reduced', 'filled-up']), 'What becomes of it.'),
      of: means(id.optional(), 'Whose hand it is.', 'offender'),
      to: means(id.optional(), 'Who gets it.', 'opponent'),
      at: means(
        text.optional(),
        'Where or when it holds, in the book’s words, if that is not here and now.',
        'at both tables',
      ),
    }),
    'What becomes of a whole hand: it is discarded, changes hands, or gets the right number of cards.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<
  Record<Surface['hand'], string> & {
    /** The hand is passed on, and to which player: `{who}`, or `{whom}` where the language declines. */
    toWhom: string;
  }
>;

export const read = ({ hand: what, ...others }: Surface): Hand => present({ kind: 'hand' as const, what, ...others });
export const written = ({ what: hand, of, to, at }: Hand): Surface => present({ hand, of, to, at });

export const parties = (effect: Hand): readonly PartyAt[] => partiesUnder(effect, 'of', 'to');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'play' as const;

export function chips({ what, of, to, at }: Hand, words: Words, write: Writer): readonly ChipText[] {
  const isPassed = what === 'passed-on' && to !== undefined && to !== UNSTATED;
  const text = isPassed ? write.toWhom(words.toWhom, to) : words[what];
  const sides = isPassed ? { concerns: of } : { concerns: of, to };
  return [{ text: write.placed(text, at), tone: 'strong', sides }];
}
