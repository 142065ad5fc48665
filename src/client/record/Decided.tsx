import { Consequences } from '#parts/Consequences.tsx';
import type { RecordWords } from '#i18n/words.ts';
import { sentence } from '#wording/phrase.ts';
import type { FilledPart } from './filled.ts';
import { Lines } from './Lines.tsx';

interface Props {
  /** Undefined on a blank sheet. */
  readonly part: Pick<FilledPart, 'ruled'> | undefined;
  /** Where the case has several parts, from 1. */
  readonly number?: number;
  /** That another part holds in its place. */
  readonly instead: string | undefined;
  readonly words: RecordWords;
}

/** The ruling with its amounts in this case. */
export function Decided({ part, number, instead, words: { decided: words } }: Props) {
  const ruled = part?.ruled;
  const rests = ruled && (ruled.rests.length > 0 || ruled.open !== undefined ? ruled.rests : [words.text]);
  const [Heading, of] = number === undefined ? (['h2', ''] as const) : (['h3', `-${number}`] as const);
  const id = `record-decided${of}`;
  return (
    <section class="record-part record-decided" aria-labelledby={number === undefined ? id : `record-event${of} ${id}`}>
      <Heading class="minor" id={id}>
        {words.title}
      </Heading>
      {ruled ? (
        <>
          <p class="record-verdict" lang={ruled.lang}>
            {ruled.open !== undefined && <b class="record-stamp">{sentence(ruled.open)}: </b>}
            {instead === undefined ? ruled.verdict : <s>{ruled.verdict}</s>}
          </p>
          {instead === undefined ? (
            <Consequences lines={ruled.lines} chips={ruled.chips} words={ruled.words} />
          ) : (
            <p>{instead}</p>
          )}
          <p class="record-leave">{sentence([...ruled.leave, ...(rests ?? [])].join(' · '))}</p>
        </>
      ) : (
        <Lines count={3} />
      )}
    </section>
  );
}
