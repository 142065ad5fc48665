import type { SearchWords } from '#i18n/words.ts';

/** Hints for keys; hidden from screen readers, which announce their own. */
export function KeyHints({ words: { keys } }: { readonly words: SearchWords }) {
  return (
    <p class="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.move}
      </span>
      <span>
        <kbd>Enter</kbd> {keys.open}
      </span>
      <span>
        <kbd>Esc</kbd> {keys.close}
      </span>
    </p>
  );
}
