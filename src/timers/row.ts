/** A clock in the tray: its figures, what runs, and what can be done with it. */
import { element } from '#client/element.ts';
import type { TimerWords } from '#i18n/words.ts';
import { figuresOf } from '#wording/figures.ts';
import { canHold, secondsShown, type Timer } from './timer.ts';

/** What can be done with a clock; `another` starts one more of the same time. */
export type Deed = 'stop' | 'again' | 'hold' | 'another';

/** What somebody does with a clock, and what they call it. */
export interface Hand {
  readonly onDeed: (id: string, deed: Deed) => void;
  readonly onName: (id: string, name: string) => void;
}

/** A clock in the tray as it stands in the page. */
export interface Row {
  readonly root: HTMLDetailsElement;
  /** Writes the clock as it is now (milliseconds since 1970). What somebody types stays under their hands. */
  readonly show: (timer: Timer, now: number) => void;
}

/** Makes the row of a clock, with nothing of its state in it yet: `show` writes that. */
export function rowOf(timer: Timer, words: TimerWords, { onDeed, onName }: Hand): Row {
  const { id, label, over, cite, href, note, from, place, lang } = timer;
  const figures = element('b', { class: 'timer-figures', role: 'timer' });
  const name = element('b', { class: 'timer-name' });
  const state = element('span', { class: 'timer-state' });
  const then = over === undefined ? [] : [element('span', { class: 'timer-then', lang }, over)];
  const doubt = element('p', { class: 'kicker' });
  const button = (deed: Deed, text: string): HTMLButtonElement => {
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
      // Not under the hands of whoever types.
      if (document.activeElement !== field) field.value = current.name ?? '';
      state.textContent = isOver ? words.over : current.held === undefined ? '' : words.held;
      root.toggleAttribute('data-over', isOver);
      hold.hidden = isOver || !canHold(current);
      hold.textContent = current.held === undefined ? words.hold : words.goOn;
      doubt.textContent = current.doubt ? words.trouble.doubt : '';
    },
  };
}

/**
 * The figures of a clock: what is left, or how long it has been over (`+0:12`). @param now milliseconds since
 * 1970.
 */
export function figuresShown(timer: Timer, now: number): string {
  const { seconds, over } = secondsShown(timer, now);
  return (over ? '+' : '') + figuresOf(seconds);
}
