import { fill } from '#i18n/fill.ts';
import { Chips } from '#parts/Chips.tsx';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import type { TogetherProps } from '#views/together.ts';
import { sentence } from '#wording/phrase.ts';
import type { LoadedPart } from './load.ts';

interface PartProps {
  readonly of: LoadedPart;
  /** Its place in a case of several, from 1. */
  readonly number: number | undefined;
  /** The verdict that holds in its place. */
  readonly instead: string | undefined;
  readonly words: TogetherProps['words'];
  readonly onChange: () => void;
  readonly onEarlier: () => void;
  readonly onAgain: () => void;
  /** @param place where it is said that the list could not be fetched */
  readonly onCompare: (place: HTMLElement) => void;
  readonly onRemove: () => void;
}

/** A part of a case with its ruling, and what can be done with it. */
export function Part({ of: { data, ruled, href, notes }, number, instead, words, ...on }: PartProps) {
  const { onChange, onEarlier, onAgain, onCompare, onRemove } = on;
  const ruling = ruled && data.rulings[ruled.ruling];
  return (
    <li class={instead === undefined ? 'outcome' : 'outcome together-replaced'}>
      <p class="kicker">{number === undefined ? data.title : `${number}. ${data.title}`}</p>
      {ruled && ruling ? (
        <>
          <h2 lang={ruling.lang}>
            <a href={ruled.href}>
              <UnbrokenText of={ruling.verdict} />
            </a>
          </h2>
          {instead !== undefined && <p class="together-instead">{fill(words.instead, { verdict: instead })}</p>}
          {instead === undefined && ruled.chips.length > 0 && <Chips chips={ruled.chips} words={ruled.words.effects} />}
          <p class="together-leave">{sentence(ruled.leave.join(' · '))}</p>
        </>
      ) : (
        <h2>{words.undecided}</h2>
      )}
      {notes.map((note) => (
        <p class="note" key={note}>
          {note}
        </p>
      ))}
      <p class="row no-print">
        <a class="btn" href={href} onClick={onChange}>
          {ruled ? words.change : words.goOn}
        </a>
        {number !== undefined && number > 1 && (
          <button
            type="button"
            class="btn"
            onClick={onEarlier}
            aria-label={fill(words.earlierThis, { title: data.title })}
          >
            {words.earlier}
          </button>
        )}
        <button type="button" class="btn" onClick={onAgain} aria-label={fill(words.againThis, { title: data.title })}>
          {words.again}
        </button>
        {ruled && Object.keys(data.rulings).length > 1 && (
          <button
            type="button"
            class="btn"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onCompare(currentTarget.closest('li') ?? currentTarget)}
            aria-label={fill(words.compareThis, { title: data.title })}
          >
            {words.compare}
          </button>
        )}
        <button type="button" class="btn" onClick={onRemove} aria-label={fill(words.removeThis, { title: data.title })}>
          {words.remove}
        </button>
      </p>
    </li>
  );
}
