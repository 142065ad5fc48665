/**
 * The table from above with the direction of the turn, in the page's colours; the seats around it have the
 * text.
 */
const SVG = 'http://www.w3.org/2000/svg';
const LINES = 'M14 22h36v36H14z';
const TURN = 'M32 8q26 0 28 26m-6-6l6 6l4-7';

export function tableDrawing(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-2 0 68 64');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of [LINES, TURN]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
