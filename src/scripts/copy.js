// @ts-check
/**
 * Copies a permanent link, or a text with one in it, and says so in the page's status line. `data-copy` is a path on
 * this site; with `data-text` that text is copied, its `{url}` being the link. A link to a place on the page takes the
 * path from what it stands in.
 * @param {HTMLElement} element
 */
export default function copy(element) {
  const named = element.closest('[data-copy]');
  if (!(named instanceof HTMLElement)) return;
  const { copy: path = '', text, done = '', failed = '' } = named.dataset;
  const url = new URL(path + (named === element ? '' : element.getAttribute('href')), location.href).href;
  const write = navigator.clipboard?.writeText(text === undefined ? url : text.replace('{url}', url));
  if (!write) return refused(url, failed);
  write.then(
    () => say(done),
    () => refused(url, failed),
  );
}

/** @param {string} url @param {string} failed */
function refused(url, failed) {
  history.replaceState(null, '', url);
  say(failed);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text */
function say(text) {
  const status = document.querySelector('.toast');
  if (!status) return;
  status.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (status.textContent = ''), 2500);
}
