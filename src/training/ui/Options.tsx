import type { ComponentChildren } from 'preact';
import type { Language } from '#model/language.ts';
import type { Typed } from '#training/typed.ts';

export interface OptionsProps {
  /** Name of the group of radio buttons; unique on the page. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly {
    readonly id: string;
    readonly lang?: Language | undefined;
    readonly text: ComponentChildren;
  }[];
  /** The amounts of the chosen option. */
  readonly amounts: readonly { readonly label: string; readonly unit: string }[];
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

/** The options of a drill or exam question, with a field for each amount of the chosen one. */
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
