import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Duty {
  readonly kind: 'duty';
  readonly what: Surface['duty'];
  readonly of?: string | undefined;
  readonly to?: string | undefined;
  /** Where, when or how much, in the book's words, unless obvious. */
  readonly at?: string | undefined;
}

export const schema = ({ z, id, text }: Parts) =>
  means(
    z.strictObject({
      duty: means(
        z.enum([
          'report',
          'announce',
          'warn',
          'wait',
          'play',
          'beat',
          'buy',
          'discard',
          'show',
          'conceal',
          'place',
          'sit',
          'move',
          'sign',
          'record',
          'hand-in',
          'pay',
          'yield',
        ]),
        'What is to be done.',
      ),
      of: means(id.optional(), 'Who has to.', 'offender'),
      to: means(id.optional(), 'To whom, or for whom, it is done.', 'opponent'),
      at: means(
        text.optional(),
        'Where, when, how or how much, in the book’s words, unless obvious.',
        'before the next round',
      ),
    }),
    'What somebody has to do, and no penalty: to report, to show, to pay, to wait. Only a `warn` to the offender is in the list of penalties, as a warning.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['duty'], string>>;

export const read = ({ duty: what, ...others }: Surface): Duty => present({ kind: 'duty' as const, what, ...others });
export const written = ({ what: duty, of, to, at }: Duty): Surface => present({ duty, of, to, at });

export const parties = (effect: Duty): readonly PartyAt[] => partiesUnder(effect, 'of', 'to');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'course' as const;

export function chips({ what, of, to, at }: Duty, words: Words, write: Writer): readonly ChipText[] {
  return [{ text: write.specified(words[what], at), tone: 'strong', sides: { concerns: of, to } }];
}
