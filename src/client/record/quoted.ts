/** Extracts the cited clauses and the notes of a ruling's page, in full, for the dispute sheet. */
import { textOf } from '#client/names.ts';

export interface Quotation {
  /** `Regel 17A`, or a note's clause and kind. */
  readonly label: string;
  /** The rule's title, if the page has it. */
  readonly title?: string;
  readonly lang?: string;
  /** Trusted: made in the build from the project's own content. */
  readonly html: string;
}

/** The cited clauses, folded ones included, in the page's order. */
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

/** Omissions of the source about the consequences, a line each. */
export function leftOutOn(page: Document): readonly string[] {
  return [...page.querySelectorAll('.cited-clauses > .kicker')].map(textOf);
}

/** The notes that the outcome rests on, without alternatives. */
export function notesOn(page: Document): readonly Quotation[] {
  return [...page.querySelectorAll('section[aria-labelledby="rests"] .note')].map((note) => {
    const text = note.querySelector('.rests-at + div');
    return { label: textOf(note.querySelector('.rests-at')), ...langOf(text), html: plainHtml(text) };
  });
}

/** HTML without links to definitions, whose cards exist only on the original page. */
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
