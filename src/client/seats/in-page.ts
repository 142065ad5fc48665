/**
 * Puts the names of seats into the static texts of a ruling's page: verdict, consequences, steps and reasons.
 */
import type { NamesSeats } from '#wording/seats.ts';

/** Texts about this case; clauses, notes, examples and citations are about any case. */
const OF_THIS_CASE = '.outcome > :not(.corner,.cites), [aria-labelledby="steps"], [aria-labelledby="when"]';

/** The original texts, so that they can be rewritten. */
const written = new WeakMap<Text, string>();

export function writeSeatsInPage(page: ParentNode, name: NamesSeats): void {
  for (const part of page.querySelectorAll(OF_THIS_CASE)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) if (text instanceof Text) put(text, name);
  }
}

function put(text: Text, name: NamesSeats): void {
  const as = written.get(text) ?? text.data;
  written.set(text, as);
  text.data = name(as);
}
