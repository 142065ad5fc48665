import { modulesOf, pathOf } from '#client/share/qr.ts';

interface Props {
  /** What a camera reads. */
  readonly text: string;
  readonly label: string;
}

/** A code for cameras; nothing for a text that is longer than any code holds. */
export function Code({ text, label }: Props) {
  const modules = modulesOf(text, 'L');
  if (!modules) return null;
  return (
    <svg
      class="exam-code"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={pathOf(modules)} />
    </svg>
  );
}
