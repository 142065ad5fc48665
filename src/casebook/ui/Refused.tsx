import { counted, type Plural } from '#i18n/language.ts';
import { fill } from '#i18n/fill.ts';
import type { Fault, Why } from '#casebook/reader.ts';
import type { Language } from '#model/language.ts';

interface Props {
  readonly words: {
    readonly refused: string;
    /** `{where}`, `{why}`; and the value found there, `{found}`. */
    readonly fault: string;
    readonly faultFound: string;
    readonly whole: string;
    readonly more: Plural;
    readonly why: Readonly<Record<Why, string>>;
  };
  readonly language: Language;
  readonly faults: readonly Fault[];
}

/** How many faults of a file are listed; the others are counted. */
const NAMED = 5;

/** The faults of a file, and where they are. */
export function Refused({ words, language, faults }: Props) {
  const more = faults.length - NAMED;
  return (
    <>
      <p>{words.refused}</p>
      <ul class="plain">
        {faults.slice(0, NAMED).map(({ where, why, found }) => (
          <li key={where + why}>
            {fill(found === '' ? words.fault : words.faultFound, {
              where: where === '' ? words.whole : where,
              why: words.why[why],
              found,
            })}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{counted(language, words.more, more)}</p>}
    </>
  );
}
