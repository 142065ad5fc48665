import type { AlsoText } from '#views/also-ruled.ts';
import { UnbrokenText } from './UnbrokenText.tsx';

type Row = Pick<AlsoText, 'how' | 'by' | 'cases' | 'says' | 'saysIn' | 'title' | 'lang'> & { readonly href: string };

interface Props {
  readonly also: readonly Row[];
  /** The line that they are folded behind. */
  readonly title: string;
}

/** Situations, and what may hold of each of them. */
interface Item {
  /** Rows that say different things. */
  readonly sayings: readonly Row[];
  /** Rows of different situations. */
  readonly places: readonly Row[];
}

/** More than so many unfold one by one below their names. */
const FEW = 4;

/**
 * What else may hold for the same event, and where that is decided: one closed line. What is the same of
 * several situations is said once, and a situation is named once. A sheet is of one ruling and leaves it out.
 */
export function AlsoRows({ also, title }: Props) {
  const items = itemsOf(also);
  return (
    <details class="also later at-any-width" id="also">
      <summary>{title}</summary>
      {/* A link to what a fold hides opens it; one to the fold would not. */}
      <ul class="rows" id="also-rows">
        {items.map((item) => (
          <li key={item.sayings.map(sayingOf).join('\n')}>
            {items.length > FEW ? (
              <details class="later at-any-width">
                <summary>
                  <b lang={item.places[0]?.lang}>{item.places.map((place) => place.title).join(' · ')}</b>{' '}
                  <span class="what">{item.sayings[0]?.how}</span>
                </summary>
                <Whole {...item} />
              </details>
            ) : (
              <Whole {...item} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A link as a whole, where it says one thing of one situation. */
function Whole({ sayings, places }: Item) {
  const isOne = sayings.length === 1 && places.length === 1;
  const said = sayings.map((row) => <Saying key={row.says.text} {...row} />);
  return (
    <>
      {!isOne && <div class="saying">{said}</div>}
      {places.map(({ href, lang, title }) => (
        <a key={href} href={href}>
          {isOne && said}
          <b lang={lang}>{title}</b>
        </a>
      ))}
    </>
  );
}

function Saying({ how, by, cases = [], says, saysIn }: Row) {
  return (
    <>
      <span class="what">{[how, by].filter((each) => each !== '').join(' · ')}</span>
      {cases.map((each) => (
        <span key={each.text}>
          <UnbrokenText of={each} />
        </span>
      ))}
      <span lang={saysIn}>
        <UnbrokenText of={says} />
      </span>
    </>
  );
}

function itemsOf(also: readonly Row[]): readonly Item[] {
  const alike = [...Map.groupBy(also, sayingOf).values()];
  return [...Map.groupBy(alike, namesOf).values()].map((groups) => ({
    sayings: groups.flatMap((rows) => rows.slice(0, 1)),
    places: groups[0] ?? [],
  }));
}

function sayingOf({ how, by, cases = [], says }: Row): string {
  return [how, by, ...cases.map(({ text }) => text), says.text].join('\n');
}

function namesOf(rows: readonly Row[]): string {
  return [rows[0]?.how, ...rows.map(({ title }) => title)].join('\n');
}
