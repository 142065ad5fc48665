/** Makes the drawing of a tree larger than its frame, which then scrolls: by buttons, wheel and pinch. */

/** The zoom factor of each frame; 1, at which the drawing fits, if there is none. */
const zooms = new WeakMap<Element, number>();
const STEP = 1.4;
const MOST = 6;

/** Zooms with the wheel while Ctrl is held, which is also what a touchpad reports for a pinch. */
export function startZoom(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('.tree-frame')) {
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(frame, Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
  }
}

/** What a button does with the drawing that it belongs to. */
export function zoomBy(button: HTMLElement): void {
  const frame = button.closest('.tree')?.querySelector<HTMLElement>('.tree-frame');
  if (!frame) return;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const factor = { in: STEP, out: 1 / STEP, fit: 0 }[button.dataset['by'] ?? ''] ?? 1;
  zoom(frame, factor, left + width / 2, top + height / 2);
}

/** Keeps what is drawn at a point of the window where it is. */
function zoom(frame: HTMLElement, factor: number, x: number, y: number): void {
  const svg = frame.querySelector('svg');
  if (!svg) return;
  const before = svg.getBoundingClientRect();
  const next = Math.min(MOST, Math.max(1, (zooms.get(frame) ?? 1) * factor));
  zooms.set(frame, next);
  frame.toggleAttribute('data-zoomed', next > 1);
  svg.style.width = '';
  if (next > 1) svg.style.width = `${fitted(frame, svg) * next}px`;
  const after = svg.getBoundingClientRect();
  frame.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x;
  frame.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y;
}

/** The width at which a drawing fits its frame; a small one is no wider than it was made. */
function fitted(frame: HTMLElement, svg: SVGSVGElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  return Math.min(svg.viewBox.baseVal.width, frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
}
