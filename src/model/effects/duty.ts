import { means } from '#model/means.ts';
import { UNSTATED } from '#model/reserved.ts';
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
/** The acts that can name the person they are done to, as in “warn the player”. */
type Addressed = 'report' | 'announce' | 'warn' | 'wait' | 'show' | 'hand-in' | 'pay' | 'yield';
export interface Words {
  readonly act: Readonly<Record<Surface['duty'], string>>;
  /** The act and to whom: `{who}`, or `{whom}` where the language declines. */
  readonly toWhom: Readonly<Record<Addressed, string>>;
}

export const read = ({ duty: what, ...others }: Surface): Duty => present({ kind: 'duty' as const, what, ...others });
export const written = ({ what: duty, of, to, at }: Duty): Surface => present({ duty, of, to, at });

export const parties = (effect: Duty): readonly PartyAt[] => partiesUnder(effect, 'of', 'to');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'course' as const;

export function chips({ what, of, to, at }: Duty, words: Words, write: Writer): readonly ChipText[] {
  const toWhom: Partial<Record<typeof what, string>> = words.toWhom;
  const named = to === undefined || to === UNSTATED ? undefined : toWhom[what];
  const act = to === undefined || named === undefined ? words.act[what] : write.toWhom(named, to);
  const sides = named === undefined ? { concerns: of, to } : { concerns: of };
  return [{ text: write.specified(act, at), tone: 'strong', sides }];
}
