/** Whether an element is a text field, so that a key belongs to it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const fields = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="button"])';
  return target.isContentEditable || target.matches(fields);
}
