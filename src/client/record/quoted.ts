/**
 * What the dispute sheet takes from a ruling's page: the clauses that it cites, and the notes that it rests
 * on, in full.
 */
import { textOf } from '#client/names.ts';

export interface Quotation {
  /** `Regel 17A`, or a note's clause and kind. */
  readonly label: string;
  /** The rule's title, where the page says it. */
  readonly title?: string;
  readonly lang?: string;
  /** Made in the build, from the project's own content. */
  readonly html: string;
}

/** The cited clauses, those that lie folded too, in the page's order. */
export function clausesOn(page: Document): readonly Quotation[] {
  return [...page.querySelectorAll('.cited-clauses .quoted')].map((quoted) => {
    const title = quoted.querySelector('.quoted-by .kicker');
    return {
      label: textOf(quoted.querySelector('.quoted-by a')),
      ...(title ? { title: textOf(title), ...langOf(title) } : {}),
      html: plainHtml(quoted.querySelector('blockquote')),
    };
  });
}

/** What the source leaves out of the consequences, a line each. */
export function leftOutOn(page: Document): readonly string[] {
  return [...page.querySelectorAll('.cited-clauses > .kicker')].map(textOf);
}

/** The notes that the outcome rests on, without what would follow otherwise. */
export function notesOn(page: Document): readonly Quotation[] {
  return [...page.querySelectorAll('section[aria-labelledby="rests"] .note')].map((note) => {
    const text = note.querySelector('.rests-at + div');
    return { label: textOf(note.querySelector('.rests-at')), ...langOf(text), html: plainHtml(text) };
  });
}

/** Without the ways to a definition: the cards of its abbreviations are on the page that it comes from. */
function plainHtml(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const button of copy.querySelectorAll('button.abbr')) button.replaceWith(button.textContent);
  return copy.innerHTML;
}

function langOf(element: Element | null): Pick<Quotation, 'lang'> {
  const lang = element?.getAttribute('lang');
  return lang ? { lang } : {};
}
