import type { DecisionProps } from '#views/decision-props.ts';

interface Props {
  readonly articles: readonly string[];
  readonly data: Pick<DecisionProps, 'laws' | 'words'>;
}

/** The law articles that a question or a ruling rests on, each with what it is about. */
export function Laws({ articles, data: { laws, words } }: Props) {
  if (articles.length === 0) return null;
  return (
    <section>
      <h3>{words.ruling.laws}</h3>
      <ul class="law-refs">
        {articles.map((article) => (
          <li key={article}>
            <a href={laws[article]?.href}>
              <b>{article}</b>
              <span>{laws[article]?.caption}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
