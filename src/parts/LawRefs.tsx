import type { LawLink } from '#views/law-links.ts';

interface Props {
  readonly links: readonly LawLink[];
  /** Leaves out their subject, which is in their index. */
  readonly brief?: boolean;
}

/** The articles of law that something rests on, each with its subject. */
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
