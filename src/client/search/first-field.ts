/**
 * The field for typing while the search is being loaded. It is hidden in every page; being a real field it
 * supports everything a keyboard does, and its keys are no shortcuts. It may be shown before this module runs
 * (early-presses.ts).
 */

/** How the search is opened, and what was typed before. */
export interface Opening {
  /** The text of the field. */
  readonly query: string;
  /** Whether the reader changed its initial text, and typing goes on. */
  readonly typed: boolean;
  /** Whether Enter was pressed after it. */
  readonly entered: boolean;
}

const field = document.querySelector<HTMLInputElement>('[data-first-field]');
/** The element that had the focus before. */
let before: Element | null = null;
let typed = isShown() && field?.value !== '';
let entered = field?.hasAttribute('data-entered') ?? false;

/** Whether it is shown and in use. */
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

/** Shows the field with a query, selected; if it is shown already, only focuses it. */
export function showField(query: string): void {
  if (!field) return;
  if (field.hidden) {
    before = document.activeElement;
    typed = false;
    entered = false;
    // Keeps the text typed before a failed download.
    field.value = query || field.value;
    field.hidden = false;
    field.select();
  }
  field.focus();
}

/** Hides the field and restores the focus; undefined if it was not shown. */
export function takeField(): Opening | undefined {
  if (!field || field.hidden) return undefined;
  const taken = { query: field.value, typed, entered };
  const hadFocus = document.activeElement === field;
  field.hidden = true;
  if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  return taken;
}
