import type { LawLink } from '#views/law-links.ts';

interface Props {
  readonly links: readonly LawLink[];
  /** Leave out what they are about; it stands in their index. */
  readonly brief?: boolean;
}

/** The law articles that something rests on, each with what it is about. */
export function LawRefs({ links, brief = false }: Props) {
  return (
    <ul class={brief ? 'links' : 'law-refs'}>
      {links.map(({ article, caption, href }) => (
        <li key={article}>
          <a href={href}>
            <b>{article}</b>
            {!brief && <span>{caption}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
