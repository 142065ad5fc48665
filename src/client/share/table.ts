/**
 * The verdict in full screen for everybody at the table: it can be turned around, and the screen stays on.
 */
import { element } from '#client/element.ts';
import { languageOf } from '#client/language.ts';
import { inLanguages } from '#client/tagged.ts';
import { eachTagged } from '#model/language-tags.ts';
import { glanceOf } from '#wording/cites.ts';
import { sentence } from '#wording/phrase.ts';
import { isGlance } from '#wording/shown-chips.ts';
import { counted } from '#i18n/language.ts';
import type { ShareWords } from '#i18n/words.ts';
import { keepAwake } from './awake.ts';
import type { Verdict } from './shared-content.ts';

/** State of the history entry that Back removes. */
const STEP = 'arbiter:table';

/** Shows it until it is closed with its button, with Escape, or by Back. */
export function showToTable(verdict: Verdict, words: ShareWords): void {
  if (document.querySelector('dialog[open]')) return;
  const face = faceOf(verdict, words.table);
  const turn = element('button', { type: 'button', class: 'btn', 'aria-pressed': 'false' }, words.table.turn);
  const close = element('button', { type: 'button', class: 'btn', autofocus: '' }, words.table.close);
  const dialog = element(
    'dialog',
    { class: 'table-view', 'aria-labelledby': 'table-verdict' },
    face,
    element('div', { class: 'table-acts' }, turn, close),
  );
  turn.addEventListener('click', () => {
    turn.setAttribute('aria-pressed', String(face.classList.toggle('table-turned')));
  });
  close.addEventListener('click', () => {
    dialog.close();
  });
  const fit = (): void => fitText(face);
  const back = (): void => dialog.close();
  const sleep = keepAwake();
  dialog.addEventListener('close', () => {
    sleep();
    removeEventListener('resize', fit);
    removeEventListener('popstate', back);
    dialog.remove();
    // Closed by its button: removes the history entry.
    if ((history.state as unknown) === STEP) history.back();
  });
  document.body.append(dialog);
  dialog.showModal();
  history.pushState(STEP, '');
  addEventListener('popstate', back);
  addEventListener('resize', fit);
  fit();
  // The serif font may load after the page.
  void document.fonts.ready.then(fit);
}

/**
 * The content, in one order whatever the book: what follows, for whom, what else there is to say, who
 * decides, and the rule. Where nothing follows, or nothing short, the verdict itself is in large type; where
 * the book does not decide, that and who does.
 */
function faceOf(
  { text, restates, lang, open, chips, leaveAtTable, cites }: Verdict,
  words: ShareWords['table'],
): HTMLElement {
  const language = languageOf(document.documentElement);
  const shown = glanceOf(cites);
  const others = cites.length - shown;
  const verdict = restates ? eachTagged(text.split('; ')).slice(1).join('; ') : text;
  const isShort = chips.length > 0 && chips.every(isGlance);
  const follows = chips.map(({ text: what, sides }) =>
    element(
      'span',
      { class: 'table-follows' },
      ...inLanguages(sentence(what)),
      ...sides.flatMap((side) => [' ', element('span', { class: 'table-whose' }, ...inLanguages(side))]),
    ),
  );
  const large = open?.title.map((each) => element('span', {}, ...inLanguages(sentence(each))));
  const title = large
    ? element('h2', { id: 'table-verdict' }, ...large)
    : isShort
      ? element('h2', { id: 'table-verdict' }, ...follows)
      : element('h2', { id: 'table-verdict', lang }, ...inLanguages(text));
  const consequences = chips.map(({ whole }) => element('p', {}, ...inLanguages(sentence(whole))));
  const below = open
    ? [element('p', { lang }, ...inLanguages(open.asks)), ...consequences]
    : isShort
      ? [element('p', { lang }, ...inLanguages(sentence(verdict)))].filter(() => verdict !== '')
      : consequences;
  const leave = leaveAtTable.filter((each) => open?.leave.includes(each) !== true);
  return element(
    'div',
    { class: 'table-face' },
    element(
      'div',
      { class: 'table-text' },
      title,
      ...below,
      ...(leave.length > 0 ? [element('p', {}, ...inLanguages(sentence(leave.join('; '))))] : []),
      element(
        'p',
        { class: 'table-rule' },
        element('span', { class: 'pip', 'aria-hidden': 'true' }),
        element(
          'span',
          {},
          ...inLanguages(sentence(cites.slice(0, shown).join(' · '))),
          // On a line of its own: behind a number it would be read as another one.
          ...(others === 0 ? [] : [element('small', {}, counted(language, words.further, others))]),
        ),
      ),
    ),
  );
}

/** The range of font sizes in pixels. */
const LETTERS = { least: 15, most: 160 };

/** What stands below the title, beside its size: at least, and where a long word keeps the title small. */
const BELOW = { least: 0.36, most: 0.6 };

/** Makes the text as large as fits, to be read across the table: first the title, then what is below it. */
function fitText(face: HTMLElement): void {
  const text = face.firstElementChild;
  if (!(text instanceof HTMLElement)) return;
  const fits = () => text.scrollHeight <= face.clientHeight && text.scrollWidth <= text.clientWidth;
  const below = (size: number) => {
    text.style.setProperty('--said', `${size}em`);
    return fits();
  };
  below(BELOW.least);
  const title = largest(LETTERS, 1, (size) => {
    text.style.fontSize = `${size}px`;
    return fits();
  });
  text.style.fontSize = `${Math.floor(title)}px`;
  below(largest(BELOW, 0.01, below));
}

/** The largest size between two, to within a step, that fits. */
function largest({ least, most }: typeof LETTERS, step: number, fits: (size: number) => boolean): number {
  if (fits(most)) return most;
  let [under, over] = [least, most];
  while (over - under > step) {
    const size = (under + over) / 2;
    if (fits(size)) under = size;
    else over = size;
  }
  return under;
}
