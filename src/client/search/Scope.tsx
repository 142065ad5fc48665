import type { SearchWords } from '#i18n/words.ts';

interface Props {
  readonly all: boolean;
  readonly words: SearchWords;
  readonly onChange: (all: boolean) => void;
}

/** The page's own book, or all of them. */
export function Scope({ all, words, onChange }: Props) {
  const choices = [
    { text: words.thisBook, value: false },
    { text: words.allBooks, value: true },
  ];
  return (
    <fieldset class="search-scope">
      <legend class="unseen">{words.scope}</legend>
      {choices.map(({ text, value }) => (
        <label key={text}>
          <input type="radio" name="search-scope" checked={all === value} onChange={() => onChange(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
