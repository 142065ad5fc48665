interface Props {
  readonly title: string;
  readonly summary: string;
  readonly href: string;
}

/** A situation in a list of rows. */
export function SituationRow({ title, summary, href }: Props) {
  return (
    <li data-row>
      <a href={href}>
        <b>{title}</b>
        <span class="what">{summary}</span>
      </a>
    </li>
  );
}
