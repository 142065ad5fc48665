import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** The book's phases, each with its situations as checkboxes. */
export function Chapters({ setting, ticked, onTick }: Props) {
  const { book, words } = setting.saying;
  return (
    <>
      {book.phases.map(({ id, label }) => {
        const within = book.situations.filter(({ phase }) => phase === id);
        const chosen = within.filter((head) => ticked.has(head.id)).length;
        const tickAll = (isOn: boolean) => {
          const ids = within.map((head) => head.id);
          onTick(new Set([...ticked].filter((each) => !ids.includes(each)).concat(isOn ? ids : [])));
        };
        if (within.length === 0) return null;
        return (
          <details key={id} class="exam-chapter">
            <summary>
              {label} <span class="exam-count">{`${chosen}/${within.length}`}</span>
            </summary>
            <fieldset>
              <legend class="unseen">{label}</legend>
              <label class="exam-tick">
                <input
                  type="checkbox"
                  checked={chosen === within.length}
                  onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
                />
                <b>{words.choose.chapter}</b>
              </label>
              {within.map((head) => (
                <label class="exam-tick" key={head.id} lang={head.lang}>
                  <input
                    type="checkbox"
                    value={head.id}
                    checked={ticked.has(head.id)}
                    onChange={({ currentTarget: { checked } }) => {
                      const others = [...ticked].filter((each) => each !== head.id);
                      onTick(new Set(checked ? [...others, head.id] : others));
                    }}
                  />
                  {head.title}
                </label>
              ))}
            </fieldset>
          </details>
        );
      })}
    </>
  );
}
