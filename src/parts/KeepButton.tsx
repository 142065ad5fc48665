import type { WidgetWords } from '#i18n/words.ts';

interface Props {
  readonly words: Pick<WidgetWords['actions'], 'keep' | 'kept'>;
}

/**
 * Saves the case of the page in the casebook, and opens it if it is saved: then a script shows the second
 * label (casebook/saved-here.ts).
 */
export function KeepButton({ words }: Props) {
  return (
    <button type="button" class="btn scripted" data-does="keep">
      <span>{words.keep}</span>
      <span hidden>{words.kept}</span>
    </button>
  );
}
