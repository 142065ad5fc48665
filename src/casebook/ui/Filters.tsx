import { valuesOf, type CaseFilter } from '#casebook/find.ts';
import type { KeptCase } from '#casebook/types.ts';
import { counted } from '#i18n/language.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  /** All cases: they determine the choices. */
  readonly cases: readonly KeptCase[];
  readonly asked: CaseFilter;
  /** Undefined until all cases are read. */
  readonly count: number | undefined;
  readonly onAsk: (change: Partial<CaseFilter>) => void;
}

/** The field and the choices above the list. A choice with only one value is left out. */
export function Filters({ setting: { words, language, titles }, cases, asked, count, onAsk }: Props) {
  const { list, fields } = words;
  const names = { book: list.book, tournament: fields.tournament, table: fields.table } as const;
  return (
    <div class="kept-filters no-print" role="search">
      <input
        type="search"
        class="kept-search"
        aria-label={list.search}
        placeholder={list.search}
        autocomplete="off"
        spellcheck={false}
        value={asked.words}
        onInput={({ currentTarget }) => onAsk({ words: currentTarget.value })}
      />
      <fieldset class="kept-choices">
        <legend class="unseen">{list.filters}</legend>
        {(['book', 'tournament', 'table'] as const).map((of) => {
          const values = valuesOf(cases, of);
          if (values.length < 2 && asked[of] === '') return null;
          return (
            <label class="kept-field" key={of}>
              <span>{names[of]}</span>
              <select value={asked[of]} onChange={({ currentTarget }) => onAsk({ [of]: currentTarget.value })}>
                <option value="">{list.all}</option>
                {values.map((value) => (
                  <option key={value} value={value}>
                    {of === 'book' ? (titles[value] ?? value) : value}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
        <label class="kept-field">
          <span>{list.which}</span>
          <select
            value={asked.archived}
            onChange={({ currentTarget: { value } }) =>
              onAsk({ archived: value === 'only' || value === 'both' ? value : 'no' })
            }
          >
            {(['no', 'only', 'both'] as const).map((which) => (
              <option key={which} value={which}>
                {list.archived[which]}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <p class="kept-hint" role="status">
        {count !== undefined && counted(language, list.count, count)}
      </p>
    </div>
  );
}
