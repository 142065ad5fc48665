import type { ComponentChildren, Ref } from 'preact';
import type { Language } from '#model/language.ts';
import type { MarkedText } from '#views/marked-text.ts';
import { Text } from './Text.tsx';

/** Signs after which a verdict no longer fits two lines of a phone in large letters. */
const LONG = 42;

export interface Linked {
  readonly label: string;
  readonly href: string;
}

interface Props {
  /** What it rests on, by name, `regel 17A`, and behind the first by number alone. */
  readonly cites: readonly (Linked & { readonly short: string })[];
  readonly verdict: MarkedText;
  /** The language of the verdict, where that is not the page's. */
  readonly lang: Language | undefined;
  /** On a ruling that the book does not give. */
  readonly stamp?: string | undefined;
  /** Whether it must be so or may, and who decides; see `leaveOf`. */
  readonly leave: readonly string[];
  /** The kinds of notes that say the text can be read otherwise, each with the way to them. */
  readonly readings: readonly Linked[];
  /** Where the verdict stands on its page. */
  readonly level: 'h1' | 'h2';
  /** The heading that takes the focus after a move. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** What it comes to. */
  readonly children: ComponentChildren;
}

/** A ruling at arm's length: where it stands, what it says, whose it is, and who may say so. */
export function Verdict({ cites, verdict, lang, stamp, leave, readings, level: Heading, heading, children }: Props) {
  const { first, rest } = headline(verdict);
  return (
    <>
      <p class="cites">
        {stamp !== undefined && <b class="stamp">{stamp}</b>}
        {separated(
          cites.map(({ href, label, short }, at) => (
            <a href={href} aria-label={label}>
              {at === 0 ? label : short}
            </a>
          )),
        )}
      </p>
      <Heading
        {...(heading === undefined ? {} : { ref: heading, tabIndex: -1 })}
        lang={lang}
        class={first.length > LONG ? 'long-verdict' : undefined}
      >
        {rest === undefined ? <Text of={verdict} /> : first}
        {rest !== undefined && <span class="verdict-rest"> {rest}</span>}
      </Heading>
      {children}
      {leave.length + readings.length > 0 && (
        <p class="leave">
          {separated([
            ...leave,
            ...readings.map(({ label, href }) => (
              <a class="reading" href={href}>
                {label}
              </a>
            )),
          ])}
        </p>
      )}
    </>
  );
}

/** What is called across the table, and what is said after it; a verdict with an abbreviation in it stays whole. */
function headline({ text, html }: MarkedText): { readonly first: string; readonly rest?: string } {
  const at = html === undefined ? text.indexOf('; ') : -1;
  return at < 0 ? { first: text } : { first: text.slice(0, at + 1), rest: text.slice(at + 2) };
}

/** Things on one line. */
function separated(things: readonly ComponentChildren[]): ComponentChildren {
  return things.flatMap((thing, at) => (at === 0 ? [thing] : [' · ', thing]));
}
