import type { WidgetWords } from '#i18n/words.ts';
import { KeepButton } from './KeepButton.tsx';

interface Props {
  /** Path of the ruling's permanent address, with its answers. */
  readonly path: string;
  /** The link that adds it to the case that is open; its address is read when it is followed. */
  readonly add?: { readonly label: string; readonly hrefNow: () => string } | undefined;
  /** The link that starts the questions again. */
  readonly again?: { readonly label: string; readonly href: string } | undefined;
  /** Whether the situation has other outcomes to compare with. */
  readonly others: boolean;
  readonly words: Pick<WidgetWords['actions'], 'share' | 'keep' | 'kept' | 'show' | 'compare'>;
}

/**
 * The actions on a ruling, those that the table waits for first: add it to an open case, share, show, save
 * its case, compare. The share button is a link without scripts.
 */
export function ShareRow({ path, add, again, others, words }: Props) {
  return (
    <div class="actions">
      {add && (
        <a class="btn main" href={add.hrefNow()} onClick={({ currentTarget }) => (currentTarget.href = add.hrefNow())}>
          {add.label}
        </a>
      )}
      <a class={add ? 'btn' : 'btn main'} href={path} data-does="share" data-of="case" data-share={path}>
        {words.share}
      </a>
      <button type="button" class="btn scripted" data-does="show">
        {words.show}
      </button>
      <KeepButton words={words} />
      {others && (
        <button type="button" class="btn scripted" data-does="compare">
          {words.compare}
        </button>
      )}
      {again && (
        <a class="btn" href={again.href}>
          {again.label}
        </a>
      )}
    </div>
  );
}
