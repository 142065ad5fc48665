/** The page of posters: the selection is in the address, and each poster has the code of its own address. */
import { movedPoster, perSheet, postersIn, postersQuery, withPoster, type Posters } from '#addresses/posters.ts';
import { queryNow, replaceQuery } from './address.ts';

/** Connects the page. */
export function startPosters(): void {
  const list = document.getElementById('posters');
  const choice = document.getElementById('posters-choice');
  if (!list || !choice) return;
  const posters = new Map([...list.querySelectorAll<HTMLElement>('[data-poster]')].map((each) => [idOf(each), each]));
  const known = [...posters.keys()];
  const usual = [...posters].flatMap(([id, each]) => (each.hasAttribute('data-usual') ? [id] : []));
  let chosen = postersIn(queryNow(), known, usual);
  show();

  choice.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'checkbox') choose(withPoster(chosen, target.value, target.checked));
    else choose({ ...chosen, per: perSheet.find((each) => String(each) === target.value) ?? chosen.per });
  });
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
    const poster = button?.closest<HTMLElement>('[data-poster]');
    if (!button || !poster) return;
    choose(movedPoster(chosen, idOf(poster), button.dataset['move'] === 'earlier' ? -1 : 1));
    button.focus();
  });

  function choose(next: Posters): void {
    chosen = next;
    replaceQuery(postersQuery(chosen, usual));
    show();
  }

  function show(): void {
    const { of, per } = chosen;
    for (const field of choice?.querySelectorAll('input') ?? [])
      field.checked = field.type === 'checkbox' ? of.includes(field.value) : field.value === String(per);
    if (list) list.dataset['per'] = String(per);
    for (const [id, poster] of posters) poster.hidden = !of.includes(id);
    const shown = of.flatMap((id) => posters.get(id) ?? []);
    list?.append(...shown);
    // Offline a poster still has its address.
    import('./poster-codes.ts').then(({ withCodes }) => withCodes(shown)).catch(Boolean);
    document.getElementById('posters-none')?.toggleAttribute('hidden', of.length > 0);
  }
}

function idOf({ dataset }: HTMLElement): string {
  return dataset['poster'] ?? '';
}
