/**
 * Stands in a situation's page beside its form, and knows whether the questions' own script has come. Until then a link
 * with answers must not look as if nothing had been answered; where the script cannot be loaded, answers are not read,
 * and the page says so. It imports nothing, so that it is there with the page.
 */
const form = document.getElementById('decision');
const notes = document.querySelectorAll<HTMLElement>('[data-note]');
let ready = false;

if (form) {
  if (location.search !== '') show('reading');
  form.addEventListener('ready', () => {
    ready = true;
    show('form');
  });
  // By now every script of the page has run, or has failed.
  addEventListener('load', () => {
    if (!ready) show('missing');
  });
}

function show(what: 'form' | 'reading' | 'missing'): void {
  form?.toggleAttribute('hidden', what !== 'form');
  for (const note of notes) note.hidden = note.dataset['note'] !== what;
}

export {};
