import { fill } from '#i18n/fill.ts';
import type { RecordWords } from '#i18n/words.ts';
import type { SheetFact } from './case.ts';
import { Field, type Typing } from './Field.tsx';

interface Props extends Typing {
  /** Undefined on a blank sheet. */
  readonly facts: readonly SheetFact[] | undefined;
  readonly words: RecordWords;
}

/** The number of lines on a blank sheet. */
const LINES = 5;

/** The questions in order, with their answers, and who stated them. */
export function Facts({ facts, words: { facts: words, fields }, ...typing }: Props) {
  return (
    <section class="record-part" aria-labelledby="record-facts">
      <h2 class="minor" id="record-facts">
        {words.title}
      </h2>
      {facts?.length === 0 && <p>{words.none}</p>}
      <ol class="record-facts">
        {facts === undefined
          ? Array.from({ length: LINES }, (_, at) => <Line key={at} words={words} saidBy={fields.saidBy} />)
          : facts.map(({ fact, lang, ask, says }) => (
              <li key={fact}>
                <p lang={lang}>
                  <span class="record-ask">{ask}</span> <b>{says}</b>
                </p>
                {typing.onType && (
                  <Field
                    name={`said-${fact}`}
                    label={fields.saidBy}
                    accessibleName={fill(fields.saidByOf, { ask })}
                    {...typing}
                  />
                )}
              </li>
            ))}
      </ol>
    </section>
  );
}

function Line({ words, saidBy }: { readonly words: RecordWords['facts']; readonly saidBy: string }) {
  return (
    <li>
      {[words.ask, words.answer, saidBy].map((label) => (
        <div class="record-field" key={label}>
          <span>{label}</span>
          <i class="record-line" />
        </div>
      ))}
    </li>
  );
}
