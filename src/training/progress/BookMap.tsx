import { STANDINGS, type Standing } from '#training/reviews/known.ts';
import { RulingLink } from './RulingLink.tsx';
import { counted } from '#i18n/language.ts';
import type { ProgressSituation, RulingNames, Setting } from './setting.ts';
import type { ProgressOverview } from './overview.ts';

interface Props {
  readonly setting: Setting;
  readonly seen: ProgressOverview;
  readonly names: (situation: string) => RulingNames | undefined;
  /** Requests the names of a situation's rulings, which are shown now. */
  readonly onShow: (situations: readonly string[]) => void;
}

/** The whole book as squares, one for each ruling: how well it is known, by shape as well as by colour. */
export function BookMap({ setting, seen, names, onShow }: Props) {
  const { words, language, book } = setting;
  const groups = groupsOf(book.phases, book.situations);
  return (
    <section class="progress-part">
      <h3>{words.map.title}</h3>
      <p>{words.map.how}</p>
      <dl class="progress-legend" aria-label={words.map.legend}>
        {STANDINGS.toReversed().map((standing) => (
          <div key={standing}>
            <dt>
              <Square standing={standing} /> {words.standing[standing].name}
            </dt>
            <dd>{words.standing[standing].means}</dd>
          </div>
        ))}
      </dl>
      <p class="progress-count">{summedUp([...seen.standings.values()], setting)}</p>
      {groups.map(({ id, label, situations }) => (
        <div key={id}>
          {groups.length > 1 && label !== '' && <h4 lang={book.language}>{label}</h4>}
          {situations.map((situation) => (
            <details
              class="progress-fold"
              key={situation.id}
              onToggle={(event) => event.currentTarget.open && onShow([situation.id])}
            >
              <summary>
                <span lang={situation.lang ?? book.language}>{situation.title}</span>
                <span class="progress-squares" role="img" aria-label={summedUp(standingsOf(situation, seen), setting)}>
                  {standingsOf(situation, seen).map((standing, n) => (
                    <Square key={n} standing={standing} />
                  ))}
                </span>
              </summary>
              <ul class="progress-rulings">
                {situation.rulings.map(({ id: ruling }) => (
                  <li key={ruling}>
                    <RulingLink {...{ setting, ruling }} names={names(situation.id)} />
                    <span class="progress-hint">
                      <Square standing={seen.standings.get(ruling) ?? 'new'} />{' '}
                      {words.standing[seen.standings.get(ruling) ?? 'new'].name}
                      {seen.changed.includes(ruling) && ` · ${words.map.changed}`}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      ))}
    </section>
  );

  /** `5 zitten, 2 wankel, 4 nieuw` */
  function summedUp(all: readonly Standing[], { words: { standing } }: Setting): string {
    return STANDINGS.toReversed()
      .map((each) => ({ each, n: all.filter((one) => one === each).length }))
      .flatMap(({ each, n }) => (n === 0 ? [] : [counted(language, standing[each].count, n)]))
      .join(', ');
  }
}

/** A square whose shape shows how well a ruling is known; the words are beside it. */
function Square({ standing }: { readonly standing: Standing }) {
  return <span class="progress-square" data-standing={standing} aria-hidden="true" />;
}

function standingsOf({ rulings }: ProgressSituation, { standings }: ProgressOverview): readonly Standing[] {
  return rulings.map(({ id }) => standings.get(id) ?? 'new');
}

/** Situations by phase, in the order of both; those without a known phase come last. */
function groupsOf(phases: Setting['book']['phases'], situations: readonly ProgressSituation[]) {
  const named = new Set(phases.map(({ id }) => id));
  return [
    ...phases.map(({ id, label }) => ({ id, label, situations: situations.filter(({ phase }) => phase === id) })),
    { id: '', label: '', situations: situations.filter(({ phase }) => !named.has(phase)) },
  ].filter((group) => group.situations.length > 0);
}
