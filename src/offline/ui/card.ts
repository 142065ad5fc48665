/**
 * A notice within the page, or at its foot, above the doors on a phone. There it is last in the document. On
 * a page for reading it sticks to the window until it is answered, and covers nothing that cannot be scrolled
 * past; on a page with inputs it waits at the end. It takes no focus.
 */
import { element } from '#client/element.ts';
import { putBelow } from './put-below.ts';
import { isToBeRead } from './to-be-read.ts';

/** A button of a notice; `main` marks the primary one. */
export interface CardButton {
  readonly text: string;
  readonly main?: true;
  /** Shown in place of the text, which is then its name. */
  readonly sign?: string;
  readonly act: () => void;
}

/** An open notice. */
export interface Card {
  /** Shows sentences, announced by screen readers, with buttons below, or in a `line` with them. */
  show(sentences: readonly string[], buttons: readonly (CardButton | HTMLElement)[], shape?: 'line' | 'sheet'): void;
  /** Sets the progress, between 0 and 1; the buttons stay. */
  progress(share: number): void;
  close(): void;
}

/** A place within the page: below an element, where it is put once that does not move what is in sight. */
export interface CardPlace {
  readonly below: Element | undefined;
  /** Once the reader has seen it. */
  readonly onSeen: () => void;
}

/**
 * Adds an empty notice to the page.
 * @param label its accessible name.
 * @param place where it stands; without it at the foot.
 */
export function openCard(label: string, place?: CardPlace): Card {
  const text = element('div', { role: 'status' });
  const doing = element('div', { class: 'packed-doing' });
  const at = place ? 'page' : isToBeRead(document) ? 'foot' : 'end';
  const card = element(
    'section',
    { class: 'packed-notice no-print', 'aria-label': label, 'data-stays': at },
    text,
    doing,
  );
  if (place?.below) putBelow(place.below, card, place.onSeen);
  else document.body.append(card);
  const settle = (): void => card.style.setProperty('--below', `${heightBelow()}px`);
  const watching = new MutationObserver(settle);
  watching.observe(document.body, { childList: true });
  addEventListener('resize', settle);
  settle();
  let bar: HTMLProgressElement | undefined;
  return {
    show: (sentences, buttons, shape = 'sheet') => {
      card.dataset['shape'] = shape;
      const hadFocus = doing.contains(document.activeElement);
      bar = undefined;
      text.replaceChildren(...sentences.map((sentence) => element('p', {}, sentence)));
      doing.replaceChildren(...buttons.map((each) => (each instanceof HTMLElement ? each : buttonOf(each))));
      if (hadFocus) doing.querySelector<HTMLElement>('button, a')?.focus();
    },
    progress: (share) => {
      if (!bar) {
        bar = element('progress', { max: '1', 'aria-label': label });
        doing.prepend(bar);
      }
      bar.value = share;
    },
    close: () => {
      watching.disconnect();
      removeEventListener('resize', settle);
      card.remove();
    },
  };
}

/** Pixels that other bars take at the foot of the window: the doors on a phone, and the way back. */
function heightBelow(): number {
  const standing = ['.doors-bar', '.return'].map((each) => document.querySelector<HTMLElement>(each));
  const [doors = 0, back = 0] = standing.map((each) =>
    each && BESIDE_THUMB.includes(getComputedStyle(each).position) ? each.offsetHeight : 0,
  );
  // On a wide screen the doors are in the bar, and the way back is in the margin.
  return matchMedia('(min-width: 80rem)').matches ? 0 : doors + back;
}
const BESIDE_THUMB = ['fixed', 'sticky'];

function buttonOf({ text, main, sign, act }: CardButton): HTMLElement {
  const name = sign === undefined ? {} : { 'aria-label': text };
  const button = element('button', { type: 'button', class: main ? 'btn main' : 'btn', ...name }, sign ?? text);
  button.addEventListener('click', act);
  return button;
}
