import type { ComponentChildren, Ref } from 'preact';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#model/language.ts';
import { eachTagged, untagged } from '#model/language-tags.ts';
import { unbroken } from '#model/unbroken.ts';
import type { MarkedText } from '#views/marked-text.ts';
import { glanceOf } from '#wording/cites.ts';
import { sentence } from '#wording/phrase.ts';
import { UnbrokenText } from './UnbrokenText.tsx';

/** Verdicts longer than this do not fit two lines of a phone in large type. */
const LONG = 42;

export interface Linked {
  readonly label: string;
  readonly href: string;
}

interface Props {
  /** Its sources by name, `regel 17A`. */
  readonly cites: readonly Linked[];
  /** How many of them stand below, where all are quoted. */
  readonly further: string;
  readonly verdict: MarkedText;
  /** Its first sentence only says its consequences again: where they are large it is announced, not shown. */
  readonly restates?: boolean | undefined;
  /** The language of the verdict, if it is not the page's. */
  readonly lang: Language | undefined;
  /** On a ruling that the book does not give. */
  readonly stamp?: string | undefined;
  /** Whether it is mandatory, and who decides; see `leaveOf`. */
  readonly leave: readonly string[];
  /**
   * Its sources other than the text, each with a link to the note; that it is a house rule, with a link to
   * the official ruling.
   */
  readonly rests: readonly (Linked & { readonly isHouse?: true })[];
  /** The line behind which these are folded, if there are several. */
  readonly doubts?: string | undefined;
  /** Leads to what may hold in its place; never folded. */
  readonly instead?: Linked | undefined;
  /** The level of its heading on the page. */
  readonly level: 'h1' | 'h2';
  /** The heading that gets the focus after a move. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** The consequences. */
  readonly children: ComponentChildren;
}

/** A ruling in large type: its sources, its verdict, its consequences, and its authority. */
export function Verdict(props: Props) {
  const { cites, further, verdict, restates, lang, stamp, leave, rests, doubts, instead, children } = props;
  const { level: Heading, heading } = props;
  const { first, rest } = sentences(verdict);
  // If the book does not decide, who decides is shown in large type.
  const open = stamp !== undefined;
  const called = open ? (rest ?? first) : first;
  // Who decides is read first then, and not said again below.
  const isDecider = open && rest !== undefined && saysAgain(rest, leave);
  const shown = glanceOf(cites.map(({ label }) => label));
  const notes = rests.filter(({ isHouse }) => !isHouse);
  return (
    <>
      <p class="cites links">
        {stamp !== undefined && <b class="stamp">{stamp}</b>}
        {cites
          .slice(0, shown)
          .map(({ href, label }, at) => [at > 0 && ' ', <a href={href}>{at === 0 ? sentence(label) : label}</a>])}
        {shown < cites.length && [
          ' ',
          // On paper all are quoted below.
          <a class="no-print" href="#clauses">
            {fill(further, { n: cites.length - shown })}
          </a>,
        ]}
      </p>
      <Heading
        {...(heading === undefined ? {} : { ref: heading, tabIndex: -1 })}
        lang={lang}
        class={
          restates && rest === undefined ? 'restated' : untagged(called).length > LONG ? 'long-verdict' : undefined
        }
      >
        {rest === undefined ? (
          <UnbrokenText of={verdict} />
        ) : (
          <>
            <span class={open ? 'verdict-rest' : restates ? 'restated' : 'verdict-first'}>
              {unbroken(first)}
              <span class="verdict-stop">; </span>
            </span>
            <span class={isDecider ? 'verdict-first decider' : open ? 'verdict-first' : 'verdict-rest'}>
              {unbroken(rest)}
            </span>
          </>
        )}
      </Heading>
      {children}
      {leave.length > 0 && !isDecider && <p class="leave">{sentence(leave.join('; '))}</p>}
      {instead && <Marks of={[instead]} />}
      <Marks of={rests.filter(({ isHouse }) => isHouse)} />
      {doubts === undefined ? (
        <Marks of={notes} />
      ) : (
        <details class="doubts">
          <summary class="reading">{sentence(doubts)}</summary>
          <Marks of={notes} />
        </details>
      )}
    </>
  );
}

function Marks({ of }: { readonly of: readonly Linked[] }) {
  if (of.length === 0) return null;
  return (
    <p class="leave">
      {separated(
        of.map(({ label, href }, at) => (
          <a class="reading" href={href}>
            {at === 0 ? sentence(label) : label}
          </a>
        )),
      )}
    </p>
  );
}

interface Sentences {
  readonly first: string;
  readonly rest?: string;
}

/** A verdict's first sentence, and the rest; one with an abbreviation is not split. */
function sentences({ text, html }: MarkedText): Sentences {
  const at = html === undefined ? text.indexOf('; ') : -1;
  if (at < 0) return { first: text };
  const [first = text, rest = ''] = eachTagged([text.slice(0, at), text.slice(at + 2)]);
  return { first, rest };
}

/** Whether a few words say no more than one of these lines: who decides, by a long word of their name. */
function saysAgain(text: string, lines: readonly string[]): boolean {
  const words = text.split(' ');
  const isNamed = (line: string) => words.some((word) => word.length > 4 && line.includes(word));
  return words.length <= 6 && !text.includes(',') && lines.some(isNamed);
}

/** Things on one line. */
function separated(things: readonly ComponentChildren[]): ComponentChildren {
  return things.flatMap((thing, at) => (at === 0 ? [thing] : [' · ', thing]));
}
