/** A clock in the tray: its figures, what runs, and what can be done with it. */
import { element } from '#client/element.ts';
import type { TimerWords } from '#i18n/timers.ts';
import { figuresOf } from '#wording/figures.ts';
import { canHold, secondsShown, type Timer } from './timer.ts';

export type Deed = 'stop' | 'again' | 'hold';

export interface Row {
  readonly root: HTMLDetailsElement;
  readonly show: (timer: Timer, now: number) => void;
}

/** `onDeed` is told what somebody does with the clock. */
export function rowOf(timer: Timer, words: TimerWords, onDeed: (key: string, deed: Deed) => void): Row {
  const { key, label, over, cite, href, note, from, lang } = timer;
  const figures = element('b', { class: 'timer-figures', role: 'timer' });
  const state = element('span', { class: 'timer-state' });
  const then = over === undefined ? [] : [element('span', { class: 'timer-then' }, over)];
  const doubt = element('p', { class: 'kicker' });
  const button = (deed: Deed, text: string): HTMLButtonElement => {
    const made = element('button', { type: 'button', class: 'btn', 'data-deed': deed }, text);
    made.addEventListener('click', () => onDeed(key, deed));
    return made;
  };
  const hold = button('hold', words.hold);
  const root = element(
    'details',
    { class: 'timer', name: 'timers', 'data-key': key },
    element('summary', {}, figures, element('span', { class: 'timer-label', lang }, label, state, ...then)),
    ...(over === undefined ? [] : [element('p', { class: 'timer-over', lang }, over)]),
    doubt,
    element(
      'p',
      { class: 'links' },
      element('a', { href: from }, words.step),
      element('a', { href }, cite),
      ...(note === undefined ? [] : [element('a', { href: note }, words.open)]),
    ),
    element('p', { class: 'timer-deeds' }, button('stop', words.stop), button('again', words.again), hold),
  );
  return {
    root,
    show: (current, now) => {
      const { seconds, over: isOver } = secondsShown(current, now);
      figures.textContent = (isOver ? '+' : '') + figuresOf(seconds);
      state.textContent = isOver ? words.over : current.held === undefined ? '' : words.held;
      root.toggleAttribute('data-over', isOver);
      hold.hidden = isOver || !canHold(current);
      hold.textContent = current.held === undefined ? words.hold : words.goOn;
      doubt.textContent = current.doubt ? words.trouble.doubt : '';
    },
  };
}
