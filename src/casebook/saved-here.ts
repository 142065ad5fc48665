/** Shows on the button of a ruling whether its case is saved already; loaded where there are saved cases. */
import { addressNow } from '#client/address.ts';
import { caseHere } from './case-here.ts';
import { book } from './opened-case.ts';

const BUTTON = '[data-does="keep"]';

/** The buttons as they were last marked: by the address, and by what is saved. */
let marked: { readonly address: string; readonly saved: boolean } | undefined;
let marking = 0;
let isWatched = false;

/** Marks the buttons now, and whenever the ruling or the casebook changes. */
export function watchSaved(): void {
  if (isWatched) return;
  isWatched = true;
  // Answers change the page without a navigation.
  new MutationObserver(() => {
    if (marked?.address === addressNow()) show(marked.saved);
    else void mark();
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  book.onChange(() => void mark());
  void mark();
}

/** Of two concurrent readings the later one counts. */
async function mark(): Promise<void> {
  if (!document.querySelector(BUTTON)) return;
  const turn = ++marking;
  const address = addressNow();
  const here = await caseHere().catch(() => undefined);
  const saved = here !== undefined && (await book.withSum(here.record.sum)).length > 0;
  if (turn !== marking) return;
  marked = { address, saved };
  show(saved);
}

function show(saved: boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    // As wide as it was, so that the row of buttons keeps its shape.
    if (saved && button.style.minWidth === '') {
      button.style.minWidth = `${button.offsetWidth}px`;
      button.style.justifyContent = 'center';
    }
    for (const [at, label] of [...button.children].entries()) label.toggleAttribute('hidden', saved === (at === 0));
  }
}
