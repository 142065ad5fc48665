import type { ComponentChildren } from 'preact';
import type { Language } from '#model/language.ts';
import type { Typed } from '#training/typed.ts';

export interface OptionsProps {
  /** Of the group of radio buttons: no other on the page has it. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly {
    readonly id: string;
    readonly lang?: Language | undefined;
    readonly text: ComponentChildren;
  }[];
  /** The amounts that go with the option that is chosen. */
  readonly amounts: readonly { readonly label: string; readonly unit: string }[];
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

/** What there is to choose from, in drills and exams, and a field for each amount that goes with it. */
export function Options({ name, legend, options, amounts, typed, onType }: OptionsProps) {
  return (
    <>
      <fieldset class="drill-choice">
        <legend>{legend}</legend>
        {options.map(({ id, lang, text }, at) => (
          <label key={id} class="drill-option" lang={lang}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={typed.option === at}
              onChange={() => onType({ option: at, amounts: [] })}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {amounts.map(({ label, unit }, at) => (
        <p class="drill-amount" key={`${typed.option} ${at}`}>
          <label for={`${name}-${at}`}>{label}</label>
          <span>
            <input
              id={`${name}-${at}`}
              type="text"
              inputMode="decimal"
              autocomplete="off"
              value={typed.amounts[at] ?? ''}
              aria-describedby={`${name}-${at}-unit`}
              onInput={({ currentTarget: { value } }) =>
                onType({ ...typed, amounts: amounts.map((_, n) => (n === at ? value : (typed.amounts[n] ?? ''))) })
              }
            />
            <span id={`${name}-${at}-unit`}>{unit}</span>
          </span>
        </p>
      ))}
    </>
  );
}
