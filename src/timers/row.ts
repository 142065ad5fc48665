/** A timer in the tray: its figures, its name, and its buttons. */
import { element } from '#client/element.ts';
import type { TimerWords } from '#i18n/words.ts';
import { figuresOf } from '#wording/figures.ts';
import { canPause, secondsShown, type Timer } from './timer.ts';

/** The actions on a timer; `another` starts one more of the same duration. */
export type TimerAction = 'stop' | 'again' | 'hold' | 'another';

/** Handlers for the actions on a timer and for its name. */
export interface TimerHandlers {
  readonly onDeed: (id: string, deed: TimerAction) => void;
  readonly onName: (id: string, name: string) => void;
}

/** The row of a timer. */
export interface Row {
  readonly root: HTMLDetailsElement;
  /** Renders the timer as it is now (milliseconds since 1970). A field with the focus is not overwritten. */
  readonly show: (timer: Timer, now: number) => void;
}

/** Creates the row of a timer, still empty: `show` renders it. */
export function rowOf(timer: Timer, words: TimerWords, { onDeed, onName }: TimerHandlers): Row {
  const { id, label, over, cite, href, note, from, place, lang } = timer;
  const figures = element('b', { class: 'timer-figures', role: 'timer' });
  const name = element('b', { class: 'timer-name' });
  const state = element('span', { class: 'timer-state' });
  const then = over === undefined ? [] : [element('span', { class: 'timer-then', lang }, over)];
  const doubt = element('p', { class: 'kicker' });
  const button = (deed: TimerAction, text: string): HTMLButtonElement => {
    const made = element('button', { type: 'button', class: 'btn', 'data-deed': deed }, text);
    made.addEventListener('click', () => onDeed(id, deed));
    return made;
  };
  const hold = button('hold', words.hold);
  const field = element('input', { type: 'text', autocomplete: 'off', maxlength: '30', placeholder: words.nameLike });
  field.addEventListener('input', () => onName(id, field.value));
  const root = element(
    'details',
    { class: 'timer', name: 'timers', 'data-clock-id': id },
    element(
      'summary',
      {},
      figures,
      element('span', { class: 'timer-label' }, name, element('span', { lang }, label), state, ...then),
    ),
    ...(over === undefined ? [] : [element('p', { class: 'timer-over', lang }, over)]),
    ...(place === undefined ? [] : [element('p', { class: 'kicker', lang }, place)]),
    doubt,
    element(
      'p',
      { class: 'links' },
      element('a', { href: from }, words.step),
      element('a', { href }, cite),
      ...(note === undefined ? [] : [element('a', { href: note }, words.open)]),
    ),
    element('label', { class: 'timer-field' }, words.name, field),
    element(
      'p',
      { class: 'timer-deeds' },
      button('stop', words.stop),
      button('again', words.again),
      hold,
      button('another', words.another),
    ),
  );
  return {
    root,
    show: (current, now) => {
      const { over: isOver } = secondsShown(current, now);
      figures.textContent = figuresShown(current, now);
      name.textContent = current.name ?? '';
      // Not while the reader is typing.
      if (document.activeElement !== field) field.value = current.name ?? '';
      state.textContent = isOver ? words.over : current.held === undefined ? '' : words.held;
      root.toggleAttribute('data-over', isOver);
      hold.hidden = isOver || !canPause(current);
      hold.textContent = current.held === undefined ? words.hold : words.goOn;
      doubt.textContent = current.doubt ? words.trouble.doubt : '';
    },
  };
}

/**
 * The figures of a timer: what is left, or how long it has been over (`+0:12`).
 * @param now milliseconds since 1970.
 */
export function figuresShown(timer: Timer, now: number): string {
  const { seconds, over } = secondsShown(timer, now);
  return (over ? '+' : '') + figuresOf(seconds);
}
