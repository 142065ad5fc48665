/**
 * Watches whether the questions' own script has loaded. Until then a link with answers must not look
 * unanswered; if it fails to load the page says that answers are not read. Has no imports, so that it runs
 * with the page.
 */
const form = document.getElementById('decision');
const notes = document.querySelectorAll<HTMLElement>('[data-note]');
let waited = false;

// The tree is unfolded where no scripts run, and for a link to it.
const tree = document.getElementById('outline');
if (tree && !tree.matches(':target, :has(:target)')) tree.closest('details')?.removeAttribute('open');

if (form) {
  if (location.search !== '') show('reading');
  // The module that loads the questions is running, and reports the result.
  form.addEventListener('waits', () => {
    waited = true;
  });
  // The questions may have loaded while the views for the end of the case have not.
  form.addEventListener('ready', () => show('reading' in form.dataset ? 'reading' : 'form'));
  form.addEventListener('failed', () => show('missing'));
  // By now every script of the page has run, or has failed (scripts/after-paint.ts).
  document.addEventListener('scripts-run', () => {
    if (!waited || isWithoutScripts()) show('missing');
  });
}

/** Without the loader the page falls back to its state without scripts, which hides the questions. */
function isWithoutScripts(): boolean {
  return document.documentElement.dataset['scripts'] === undefined;
}

function show(outcome: 'form' | 'reading' | 'missing'): void {
  const what = isWithoutScripts() ? 'missing' : outcome;
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
