/** What of the page around the questions follows them: its head, and what folds away under a ruling. */

export interface Around {
  /** Whether anything has been answered: then the head is one line. */
  readonly answered: boolean;
  /** Whether a ruling stands: then what to do on arriving lies with all the rest. */
  readonly ruled: boolean;
  /** How many questions there usually are, in words; empty where none is asked any more. */
  readonly count: string;
  /** Where the one who erred sits, in words; empty where that is not said. */
  readonly sits: string;
}

/** Brings the page around the questions in line with them. */
export function follow({ answered, ruled, count, sits }: Around): void {
  const head = document.querySelector('.situation-head');
  head?.toggleAttribute('data-answered', answered);
  head?.toggleAttribute('data-ruled', ruled);
  head?.querySelector('.usual')?.replaceChildren(count);
  const door = document.querySelector<HTMLElement>('[data-does="seats"]');
  door?.replaceChildren(sits || (door.dataset['label'] ?? ''));
  const arriving = document.getElementById('procedure')?.closest('details');
  const rest = document.querySelector('details.more');
  if (!arriving || !rest || rest.contains(arriving) === ruled) return;
  if (ruled) rest.querySelector('summary')?.after(arriving);
  else rest.before(arriving);
  arriving.open = !ruled;
}
