/** Makes the drawing of a tree larger than its frame, which then scrolls: by buttons, wheel and pinch. */

/** The zoom factor of each frame; 1, at which the drawing fits, if there is none. */
const zooms = new WeakMap<Element, number>();
/** What was touched or focused last in each frame. */
const touched = new WeakMap<Element, Element>();
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
    const onTouch = ({ target }: Event): void => {
      const node = target instanceof Element && target.closest(NODE);
      if (node) touched.set(frame, node);
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    for (const type of ['pointerdown', 'focusin']) frame.addEventListener(type, onTouch);
  }
}
const NODE = '.tree-question, .tree-ruling, .tree-onward';

/** What a button does with the drawing that it belongs to: what the reader looks at stays where it is. */
export function zoomBy(button: HTMLElement): void {
  const frame = (button.closest('.tree') ?? document).querySelector<HTMLElement>('.tree-frame');
  if (!frame) return;
  const factor = { in: STEP, out: 1 / STEP, fit: 0 }[button.dataset['by'] ?? ''] ?? 1;
  const { left, right, top, bottom } = seenOf(frame);
  const node = [touched.get(frame), frame.querySelector('.tree-question')].find((each) => each && isSeen(each, frame));
  if (!node) {
    zoom(frame, factor, (left + right) / 2, (top + bottom) / 2);
    return;
  }
  const at = node.getBoundingClientRect();
  zoom(frame, factor, at.left, at.top);
  // Scrolls back what has grown over the edge, unless it is larger than the frame.
  const now = node.getBoundingClientRect();
  frame.scrollLeft += Math.max(0, Math.min(now.right - right, now.left - left));
  frame.scrollTop += Math.max(0, Math.min(now.bottom - bottom, now.top - top));
}

/** The part of the window in which a frame shows something. */
function seenOf(frame: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  return {
    left: Math.max(0, left),
    right: Math.min(innerWidth, right),
    top: Math.max(0, top),
    bottom: Math.min(innerHeight, bottom),
  };
}

/** Whether any of a node is in sight. */
function isSeen(node: Element, frame: Element): boolean {
  const { left, right, top, bottom } = seenOf(frame);
  const at = node.getBoundingClientRect();
  return at.right > left && at.left < right && at.bottom > top && at.top < bottom;
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
