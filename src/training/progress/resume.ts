/**
 * What has been practised, on the training page before anything is started: a short round at its top, and
 * what of each station is mastered. Import it dynamically: it includes the scheduler and the database.
 */
import { counted } from '#i18n/language.ts';
import { element } from '#client/element.ts';
import { languageOf } from '#client/language.ts';
import { fill } from '#i18n/fill.ts';
import { loadWords } from '#i18n/load.ts';
import type { ProgressWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import { fetchJson } from '#training/fetch-json.ts';
import { reviews } from '#training/reviews/on-device.ts';
import { shortRound } from '#training/reviews/due.ts';
import type { TrainedBook } from '#training/types.ts';
import { withJoint } from './names.ts';
import { overviewOf, type ProgressOverview } from './overview.ts';
import { roundOf } from './round.ts';
import type { ProgressBook } from './setting.ts';

/**
 * Puts it into the page; nothing where no ruling of the book has been practised. Rejects when something
 * cannot be fetched.
 * @param place the training page's content.
 * @param bookFile address of the book's file.
 */
export async function resume(place: HTMLElement, bookFile: string, now: number): Promise<void> {
  const language = languageOf(document.documentElement);
  const [words, trained, { items: made }] = await Promise.all([
    loadWords('progress', language),
    fetchJson(bookFile) as Promise<TrainedBook>,
    reviews.read(),
  ]);
  const book = withJoint(trained, words.map.joint);
  const seen = overviewOf(book, made, now);
  if (seen.ofBook === 0) return;
  place.querySelector('[data-resume]')?.replaceChildren(...cardOf(seen, words, language));
  for (const situation of book.situations) markStation(place, situation, seen, words);
}

/** Minutes that a case in a round takes. */
const EACH = 0.6;

function cardOf(seen: ProgressOverview, { resume: say, today }: ProgressWords, language: Language): readonly Node[] {
  const round = shortRound(seen.due);
  const n = round.length;
  const [, tomorrow] = seen.ahead;
  const minutes = Math.ceil(n * EACH);
  const back = tomorrow?.count ?? 0;
  const leads = [
    ...(n > 0 ? [counted(language, say.minutes, minutes)] : []),
    ...(n === 0 && back > 0 ? [counted(language, say.tomorrow, back)] : []),
  ];
  return [
    element('h2', { id: 'first' }, n > 0 ? fill(say.title, { n }) : today.done),
    ...leads.map((lead) => element('p', {}, lead)),
    element(
      'p',
      {},
      element(
        'a',
        { class: 'btn main', href: `?${n > 0 ? roundOf(round) : 'do=ruling'}` },
        n > 0 ? today.practise : say.more,
      ),
    ),
  ];
}

/** How many of a situation's rulings are known well. */
function markStation(
  place: HTMLElement,
  { id, rulings }: ProgressBook['situations'][number],
  { standings }: ProgressOverview,
  { resume: say }: ProgressWords,
): void {
  const station = place.querySelector<HTMLElement>(`[data-station="${CSS.escape(id)}"]`);
  if (!station) return;
  const all = rulings.map((ruling) => standings.get(ruling.id) ?? 'new');
  if (all.every((standing) => standing === 'new')) return;
  const n = all.filter((standing) => standing === 'sits').length;
  if (n > 0) station.dataset['mastered'] = n === all.length ? 'all' : 'some';
  station.querySelector('.training-mastered')?.replaceChildren(fill(say.mastered, { n, of: all.length }));
}
