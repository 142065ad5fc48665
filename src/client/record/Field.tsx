import type { ComponentChildren } from 'preact';
import type { Typed } from './typed.ts';

export interface Typing {
  readonly typed: Typed;
  /** Absent on a blank sheet, which has lines to write on. */
  readonly onType: ((name: string, text: string) => void) | undefined;
}

interface Props extends Typing {
  readonly name: string;
  readonly label: string;
  /** The accessible name, if the label alone is not clear. */
  readonly accessibleName?: string;
  readonly children?: ComponentChildren;
}

/** Something to be filled in by hand: a field on the screen, a line on paper. */
export function Field({ name, label, accessibleName, typed, onType, children }: Props) {
  const id = `record-${name}`;
  return (
    <div class="record-field" data-field={name}>
      {onType ? <label for={id}>{label}</label> : <span>{label}</span>}
      {onType ? (
        <textarea
          class="record-typed"
          id={id}
          rows={1}
          autocomplete="off"
          aria-label={accessibleName}
          value={typed[name] ?? ''}
          onInput={({ currentTarget }) => onType(name, currentTarget.value)}
        />
      ) : (
        <i class="record-line" />
      )}
      {children}
    </div>
  );
}
