/** Whether somebody is writing there, so that a key belongs to the text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const fields = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="button"])';
  return target.isContentEditable || target.matches(fields);
}
