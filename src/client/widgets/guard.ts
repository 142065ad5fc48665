/**
 * Watches whether the questions' own script has loaded. Until then a link with answers must not look
 * unanswered; if it fails to load the page says that answers are not read. Has no imports, so that it runs
 * with the page.
 */
const form = document.getElementById('decision');
const notes = document.querySelectorAll<HTMLElement>('[data-note]');
let waited = false;

if (form) {
  if (location.search !== '') show('reading');
  // The module that loads the questions is running, and reports the result.
  form.addEventListener('waits', () => {
    waited = true;
  });
  form.addEventListener('ready', () => show('form'));
  form.addEventListener('failed', () => show('missing'));
  // By now every script of the page has run, or has failed (scripts/after-paint.ts).
  document.addEventListener('scripts-run', () => {
    if (!waited) show('missing');
  });
}

function show(what: 'form' | 'reading' | 'missing'): void {
  form?.toggleAttribute('hidden', what !== 'form');
  for (const note of notes) note.hidden = note.dataset['note'] !== what;
  // The tree replaces them.
  if (what === 'missing') openTree();
}

function openTree(): void {
  let part = document.getElementById('outline')?.closest('details');
  for (; part; part = part.parentElement?.closest('details')) part.open = true;
}

export {};
