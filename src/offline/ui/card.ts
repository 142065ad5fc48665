/**
 * A notice at the foot of the page, above the doors under the thumb. It takes the last place on the page and stays in sight
 * until it is answered, so that it covers nothing that cannot be scrolled past; and it takes no focus.
 */
import { element } from '#client/element.ts';

export interface CardButton {
  readonly text: string;
  readonly main?: true;
  readonly act: () => void;
}

export interface Card {
  /** Says this, aloud too, with these below it. */
  show(sentences: readonly string[], buttons: readonly (CardButton | HTMLElement)[]): void;
  /** Between 0 and 1; the buttons stay. */
  progress(share: number): void;
  close(): void;
}

export function openCard(label: string): Card {
  const text = element('div', { role: 'status' });
  const doing = element('div', { class: 'row' });
  const card = element('section', { class: 'packed-notice no-print', 'aria-label': label }, text, doing);
  document.body.append(card);
  let bar: HTMLProgressElement | undefined;
  return {
    show: (sentences, buttons) => {
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
      card.remove();
    },
  };
}

function buttonOf({ text, main, act }: CardButton): HTMLElement {
  const button = element('button', { type: 'button', class: main ? 'btn main' : 'btn' }, text);
  button.addEventListener('click', act);
  return button;
}
