import { warnUnlessStored } from '#client/not-stored.ts';
import { sentence } from '#wording/phrase.ts';
import { isTicked, setTicked, tickOf } from './ticks.ts';

export interface RemindersProps {
  readonly title: string;
  /** What the arbiter waits for before leaving the table. */
  readonly items: readonly string[];
  /** The ruling's permanent address. */
  readonly ruling: string;
  /** The level of its heading on the page. */
  readonly level: 'h2' | 'h3';
}

/** "Stay there until …", as checkboxes. They work without a script; with one their state is stored. */
export default function Reminders({ title, items, ruling, level: Heading }: RemindersProps) {
  if (items.length === 0) return null;
  return (
    <section class="reminders">
      <Heading>{title}</Heading>
      <ul>
        {items.map((item) => {
          const tick = tickOf(ruling, item);
          return (
            <li key={tick}>
              <label>
                <input
                  type="checkbox"
                  ref={(box) => {
                    if (box) box.checked = isTicked(tick);
                  }}
                  onChange={(event) => warnUnlessStored(setTicked(tick, event.currentTarget.checked))}
                />
                <span>{sentence(item)}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
