import type { SearchWords } from '#i18n/words.ts';

interface Props {
  readonly recent: readonly string[];
  readonly words: SearchWords;
  readonly onTake: (query: string) => void;
  readonly onClear: () => void;
}

/** The content for an empty field: what can be typed, and recent queries. */
export function Recent({ recent, words, onTake, onClear }: Props) {
  return (
    <>
      <p class="search-hint">{words.hint}</p>
      {recent.length > 0 && (
        <section class="search-recent" aria-labelledby="search-recent">
          <div>
            <h2 id="search-recent" class="search-heading">
              {words.recent}
            </h2>
            <button type="button" onClick={onClear}>
              {words.clear}
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" onClick={() => onTake(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
