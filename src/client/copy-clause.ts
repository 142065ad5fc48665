/** Copies the permanent link of the clause in view. */
import { copy } from './clipboard.ts';
import { clauseInView } from './in-view.ts';
import { nameOf } from './names.ts';
import { words } from './words.ts';

/** The link of the clause in view; on a page without one, the page's. */
export function copyClause(): void {
  const { done, pageDone, failed } = words().copy;
  const clauses = [...document.querySelectorAll<HTMLElement>('main .clause[id]')];
  const id = clauseInView(
    clauses.map((clause) => {
      const { top, bottom } = clause.getBoundingClientRect();
      return { id: clause.id, top, bottom };
    }),
    {
      height: innerHeight,
      covered: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
      focused: document.activeElement?.closest('.clause')?.id,
      // Notes and former ids are inside their clause.
      target: document.getElementById(location.hash.slice(1))?.closest('.clause')?.id,
    },
  );
  const clause = clauses.find((each) => each.id === id);
  const path = permanentPath() + (clause ? `#${clause.id}` : '');
  const url = new URL(path, location.href).href;
  copy({ url, done: clause ? done(nameOf(clause)) : pageDone, failed });
}

/** The dated address of this page: of its rule, of its ruling, or from its foot. */
function permanentPath(): string {
  const named = document.querySelector<HTMLElement>('main [data-share]');
  const foot = document.querySelector<HTMLAnchorElement>('.foot a[rel="bookmark"]');
  return named?.dataset['share'] ?? foot?.pathname ?? location.pathname;
}
