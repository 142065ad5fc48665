/** Fields in which a key belongs to the text. */
export const FIELDS = 'textarea,select,input:not([type=radio],[type=checkbox],[type=button])';

/** Whether somebody is writing there, so that a key belongs to the text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(FIELDS);
}
