/** The switches below the timers. */
import { element } from '#client/element.ts';
import type { TimerWords } from '#i18n/words.ts';
import { keepSettings, keptSettings, type Settings } from './settings.ts';
import { sound } from './tone.ts';

/** `onChange` is called when one was changed. */
export function settingsOf(words: TimerWords['settings'], onChange: () => void): HTMLElement {
  const field = (name: keyof Settings): HTMLElement => {
    const checked = keptSettings()[name] ? '' : undefined;
    const input = element('input', { type: 'checkbox', name: `timer-${name}`, checked });
    input.addEventListener('change', () => {
      keepSettings({ ...keptSettings(), [name]: input.checked });
      // A preview, which also gives the browser the user gesture that later sounds need.
      if (name === 'sound' && input.checked) sound();
      onChange();
    });
    return element('label', {}, input, words[name]);
  };
  return element(
    'details',
    { class: 'timers-settings' },
    element('summary', {}, words.title),
    field('sound'),
    field('awake'),
  );
}
