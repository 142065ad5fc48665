import { fill } from '#i18n/fill.ts';
import type { RecordWords } from '#i18n/words.ts';
import { Field, type Typing } from './Field.tsx';
import type { FilledPart } from './filled.ts';

interface Props extends Typing {
  readonly part: Pick<FilledPart, 'title' | 'facts'>;
  /** Where the case has several parts, from 1. */
  readonly number?: number;
  readonly words: RecordWords;
}

/** The questions in order, with their answers, and who stated them. */
export function Facts({ part, number, words: { facts: words, fields }, ...typing }: Props) {
  const { facts } = part;
  const [Heading, of] = number === undefined ? (['h2', ''] as const) : (['h3', `-${number}`] as const);
  const id = `record-facts${of}`;
  return (
    <section class="record-part" aria-labelledby={number === undefined ? id : `record-event${of} ${id}`}>
      <Heading class="minor" id={id}>
        {words.title}
      </Heading>
      {facts.length === 0 && <p>{words.none}</p>}
      <ol class="record-facts">
        {facts.map(({ fact, lang, ask, says }) => (
          <li key={fact}>
            <p lang={lang}>
              <span class="record-ask">{ask}</span> <b>{says}</b>
            </p>
            {typing.onType && (
              <Field
                name={`said${of}-${fact}`}
                label={fields.saidBy}
                accessibleName={fill(fields.saidByOf, { ask: number === undefined ? ask : `${number}. ${ask}` })}
                {...typing}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
