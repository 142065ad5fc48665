/**
 * The parts of the page around the questions that follow their state: its head, and what folds under a
 * ruling.
 */

export interface Around {
  /** Whether anything has been answered: then the head is reduced to one line. */
  readonly answered: boolean;
  /** Whether there is a ruling: then the steps on arrival are folded with the rest. */
  readonly ruled: boolean;
  /** How many questions are left, in words; empty when none is. */
  readonly count: string;
  /** Where the offender sits, in words; empty when unknown. */
  readonly sits: string;
}

/** Updates the page around the questions. */
export function follow({ answered, ruled, count, sits }: Around): void {
  const head = document.querySelector('.situation-head');
  head?.toggleAttribute('data-answered', answered);
  head?.toggleAttribute('data-ruled', ruled);
  head?.querySelector('.asks')?.replaceChildren(count);
  const door = document.querySelector<HTMLElement>('[data-does="seats"]');
  door?.replaceChildren(sits || (door.dataset['label'] ?? ''));
  const arriving = document.getElementById('procedure')?.closest('details');
  const rest = document.querySelector('details.more');
  if (!arriving || !rest || rest.contains(arriving) === ruled) return;
  if (ruled) rest.querySelector('summary')?.after(arriving);
  else rest.before(arriving);
  arriving.open = !ruled;
}
