/**
 * The field that takes what is typed while the search is being loaded. It stands hidden in every page; as a
 * field of the page it knows all that a keyboard can do, and none of its keys is a shortcut. It may be shown
 * before this module runs (early-presses.ts).
 */

export interface Taken {
  readonly query: string;
  /** Whether somebody typed, after what stood in the field at first. */
  readonly typed: boolean;
  /** Whether Enter was pressed behind it. */
  readonly entered: boolean;
}

const field = document.querySelector<HTMLInputElement>('[data-first-field]');
/** What had the focus before. */
let before: Element | null = null;
let typed = isShown() && field?.value !== '';
let entered = field?.hasAttribute('data-entered') ?? false;

/** Whether a reader is typing in it. */
export function isShown(): boolean {
  return field?.hidden === false;
}

field?.addEventListener('input', () => {
  typed = true;
  entered = false;
});
field?.addEventListener('keydown', ({ key, isComposing }) => {
  if (isComposing) return;
  if (key === 'Enter') entered = true;
  if (key === 'Escape') takeField();
});

/** Shows the field with a query, which typing replaces; where it is shown already, it only gets the focus. */
export function showField(query: string): void {
  if (!field) return;
  if (field.hidden) {
    before = document.activeElement;
    typed = false;
    entered = false;
    // What was typed before the search could be had is not typed again.
    field.value = query || field.value;
    field.hidden = false;
    field.select();
  }
  field.focus();
}

/** Takes the field away and gives the focus back; undefined where it was not shown. */
export function takeField(): Taken | undefined {
  if (!field || field.hidden) return undefined;
  const taken = { query: field.value, typed, entered };
  const hadFocus = document.activeElement === field;
  field.hidden = true;
  if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  return taken;
}
