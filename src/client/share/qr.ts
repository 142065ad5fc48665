/** QR codes as SVG: dark on light in any colour scheme, since cameras need that. */
import { encode } from 'uqr';

const SVG = 'http://www.w3.org/2000/svg';
/** The quiet zone in modules, as the standard requires. */
const QUIET = 4;

/** Error correction: about 7 or 15 percent of a code may be lost. */
type Correction = 'L' | 'M';

/** The code of a text; undefined when the text is too long. */
export function qrOf(text: string, label: string, correction: Correction = 'L'): SVGSVGElement | undefined {
  const modules = modulesOf(text, correction);
  if (!modules) return undefined;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${modules.length} ${modules.length}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', pathOf(modules));
  svg.append(path);
  return svg;
}

/** The dark modules as one path, with a rectangle for each run in a row: `M4 4h7v1h-7z`. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`))
    .join('');
}

/** The modules of a code, its quiet zone included. */
export function modulesOf(text: string, correction: Correction): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { ecc: correction, border: QUIET }).data;
  } catch {
    return undefined;
  }
}

/** The runs of dark modules: start and end, exclusive. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}
