/** Single-character shortcuts, outside fields, dialogs and cards. */
import { isTyping } from '#client/typing.ts';
import { copyClause } from '#client/copy-clause.ts';
import { openHelp } from './help.ts';
import { singleKeysOn } from './key-choice.ts';
import { answerIndexOf, shortcutOf, type Shortcut } from './keys.ts';
import { goBack } from '#client/way-back/return.ts';

/** Handles a key press. */
export function press(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented || !isFree(event.target)) return;
  if (!singleKeysOn()) return;
  const shortcut = shortcutOf(event);
  const answer = answerOf(event);
  if (!shortcut && !answer) return;
  event.preventDefault();
  if (shortcut) act(shortcut);
  answer?.click();
}

/** The answer of a situation's question that a press gives. */
function answerOf(event: KeyboardEvent): HTMLButtonElement | undefined {
  const index = answerIndexOf(event);
  if (index === undefined) return undefined;
  const answer = document.querySelectorAll<HTMLButtonElement>('#decision fieldset > .answer')[index];
  return answer?.checkVisibility({ visibilityProperty: true }) ? answer : undefined;
}

function act(shortcut: Shortcut): void {
  switch (shortcut) {
    case 'help':
      void openHelp();
      return;
    case 'next':
    case 'previous':
      document.querySelector<HTMLAnchorElement>(`main a[rel="${shortcut === 'next' ? 'next' : 'prev'}"]`)?.click();
      return;
    case 'copy':
      copyClause();
      return;
    case 'return':
      goBack();
      return;
  }
}

/** Whether nothing on the page handles the key itself. */
function isFree(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return false;
  return !isTyping(target) && !(target instanceof Element && target.closest('[popover]'));
}
