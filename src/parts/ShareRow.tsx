import type { WidgetWords } from '#i18n/words.ts';

interface Props {
  /** Path of the ruling's permanent address, with the answers it stands on. */
  readonly path: string;
  /** Where the questions begin again, and what that is called. */
  readonly again?: { readonly label: string; readonly href: string } | undefined;
  /** Whether the situation has other outcomes to compare with. */
  readonly others: boolean;
  readonly words: Pick<WidgetWords['actions'], 'share' | 'keep' | 'show' | 'compare'>;
}

/**
 * Hand the ruling on, keep its case, hold it against another one, show it around: the short names first, so
 * that a phone has two rows of them. What hands on is a link all the same.
 */
export function ShareRow({ path, again, others, words }: Props) {
  return (
    <div class="actions">
      <a class="btn main" href={path} data-does="share" data-of="case" data-share={path}>
        {words.share}
      </a>
      <button type="button" class="btn scripted" data-does="keep">
        {words.keep}
      </button>
      {others && (
        <button type="button" class="btn scripted" data-does="compare">
          {words.compare}
        </button>
      )}
      <button type="button" class="btn scripted" data-does="show">
        {words.show}
      </button>
      {again && (
        <a class="btn" href={again.href}>
          {again.label}
        </a>
      )}
    </div>
  );
}
