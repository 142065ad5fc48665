/**
 * Stands in a situation's page beside its form, and knows whether the questions' own script has come. Until
 * then a link with answers must not look as if nothing had been answered; where the script cannot be loaded,
 * answers are not read, and the page says so. It imports nothing, so that it is there with the page.
 */
const form = document.getElementById('decision');
const notes = document.querySelectorAll<HTMLElement>('[data-note]');
let waited = false;

if (form) {
  if (location.search !== '') show('reading');
  // What loads the questions is there itself, and tells how that ends.
  form.addEventListener('waits', () => {
    waited = true;
  });
  // The questions may be there and still wait for what shows how the case ends.
  form.addEventListener('ready', () => show('reading' in form.dataset ? 'reading' : 'form'));
  form.addEventListener('failed', () => show('missing'));
  // By now every script of the page has run, or has failed (scripts/after-paint.ts).
  document.addEventListener('scripts-run', () => {
    if (!waited) show('missing');
  });
}

function show(what: 'form' | 'reading' | 'missing'): void {
  form?.toggleAttribute('hidden', what !== 'form');
  for (const note of notes) note.hidden = note.dataset['note'] !== what;
  // The tree then does their work.
  if (what === 'missing') openTree();
}

function openTree(): void {
  let part = document.getElementById('outline')?.closest('details');
  for (; part; part = part.parentElement?.closest('details')) part.open = true;
}

export {};
