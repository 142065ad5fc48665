import type { WidgetWords } from '#i18n/widget.ts';

interface Props {
  /** Path of the ruling's permanent address, with the answers it stands on. */
  readonly path: string;
  /** What is handed on as text, `{url}` standing for the address. */
  readonly text: string;
  /** Where the questions begin again, and what that is called. */
  readonly again: { readonly label: string; readonly href: string } | undefined;
  readonly words: WidgetWords['actions'];
}

/** Hand the ruling on, or begin again. What copies is a link all the same, for whoever has no script. */
export function ShareRow({ path, text, again, words }: Props) {
  const copies = { 'data-does': 'copy', 'data-copy': path, 'data-done': words.done, 'data-failed': words.failed };
  return (
    <div class="actions">
      <a class="btn main" href={path} {...copies}>
        {words.share}
      </a>
      <a class="btn" href={path} data-text={text} {...copies}>
        {words.text}
      </a>
      {again && (
        <a class="btn" href={again.href}>
          {again.label}
        </a>
      )}
    </div>
  );
}
