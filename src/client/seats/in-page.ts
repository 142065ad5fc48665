/**
 * Puts the seats into what stands in a ruling's page from the start: its verdict, consequences, steps and
 * reasons.
 */
import type { NamesSeats } from '#wording/seats.ts';

/** What speaks of this case; clauses, notes, examples and what is cited speak of any. */
const OF_THIS_CASE = '.outcome > :not(.corner,.cites), [aria-labelledby="steps"], [aria-labelledby="when"]';

/** The texts as they were, so that they can be named anew. */
const written = new WeakMap<Text, string>();

export function nameInPage(page: ParentNode, name: NamesSeats): void {
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
