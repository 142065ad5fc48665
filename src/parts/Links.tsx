interface Props {
  readonly of: readonly { readonly title: string; readonly lang?: string; readonly href: string }[];
}

/** Pages by their titles, one below the other. */
export function Links({ of }: Props) {
  return (
    <ul class="links">
      {of.map(({ title, lang, href }) => (
        <li key={href}>
          <a href={href} lang={lang}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
