import { fill } from '#i18n/fill.ts';
import { NEW_A_DAY } from '#training/reviews/due.ts';
import type { ProgressOverview } from './overview.ts';
import { counted } from '#i18n/language.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly seen: ProgressOverview;
  readonly onPractise: (rulings: readonly string[]) => void;
}

/** What is due today, in one line and one button. */
export function Today({ setting: { words, language }, seen: { due, later, ofBook, standings }, onPractise }: Props) {
  const { today } = words;
  const fresh = due.filter(({ why }) => why === 'new').length;
  const untried = [...standings.values()].filter((standing) => standing === 'new').length;
  const back = due.length - fresh;
  const counts = [
    [back, today.back],
    [fresh, today.fresh],
    [later, today.later],
  ] as const;
  const parts = counts.flatMap(([n, forms]) => (n === 0 ? [] : [counted(language, forms, n)]));
  return (
    <section class="progress-part">
      <h3>{today.title}</h3>
      {ofBook === 0 && <p>{today.first}</p>}
      {due.length === 0 && <p>{today.done}</p>}
      {parts.length > 0 && <p class="progress-count">{parts.join(' · ')}</p>}
      {fresh > 0 && fresh < untried && <p class="kicker">{fill(today.why, { n: NEW_A_DAY })}</p>}
      {due.length > 0 && (
        <p>
          <button type="button" class="btn main" onClick={() => onPractise(due.map(({ ruling }) => ruling))}>
            {today.practise}
          </button>
        </p>
      )}
    </section>
  );
}
