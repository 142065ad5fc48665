import type { DecisionProps } from '#views/decision-props.ts';

interface Props {
  readonly children: string;
  readonly data: Pick<DecisionProps, 'marked'>;
}

/** Plain text; where an abbreviation stands in it, the build has made HTML of it with the definition at hand. */
export function Text({ children, data }: Props) {
  const html = data.marked[children];
  return html === undefined ? <>{children}</> : <span dangerouslySetInnerHTML={{ __html: html }} />;
}
