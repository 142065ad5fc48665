/** When a card is shown: beside the link on hover and on keyboard focus, as a sheet on a tap. */
import { makeCard, showCard, type Shape } from './card.ts';
import { hasCard, referenceAt, type ReferenceLink } from './links.ts';
import { styled } from '#client/styles.ts';
import { targetOf, type Target } from './target.ts';

interface Open {
  readonly link: HTMLAnchorElement;
  readonly card: HTMLElement;
  readonly shape: Shape;
  /** The link's own title, removed while the card is open so that the browser shows no tooltip. */
  readonly title: string | null;
}

/** Milliseconds: hover delay, time to move from a link to its card, and the wait for a text after a tap. */
const LOOK = 250;
const REACH = 300;
const PATIENCE = 2000;

/** Nested: the link of each card is in the text of the one before. */
const open: Open[] = [];
/** Closed with Escape: stays closed until the pointer has left the link. */
let dismissed: Element | undefined;
let looking: { readonly link: Element; readonly timer: number } | undefined;
let leaving: number | undefined;
/** Number of the last request: results of earlier ones are dropped. */
let wanted = 0;

/** Where the pointer was last, and whether something has come under it there. */
let place: Point | undefined;
let isUnder = false;

/** The pointer moved. What came under it while it lay still is looked at from now on. */
export function move(event: Event): void {
  if (!(event instanceof PointerEvent) || isAtRest(event)) return;
  place = { x: event.clientX, y: event.clientY };
  if (isUnder) hover(event);
}

/** Whether the pointer lies where it was: then the page has moved. */
function isAtRest({ clientX, clientY }: PointerEvent): boolean {
  return place?.x === clientX && place.y === clientY;
}

/** Pointer over an element; ignored for touch, and while the pointer lies still. */
export function hover(event: Event): void {
  const { target } = event;
  if (!(event instanceof PointerEvent) || event.pointerType === 'touch' || !(target instanceof Node)) return;
  if (dismissed && !dismissed.contains(target)) dismissed = undefined;
  closeLater(depthOf(target) + 1);
  const found = referenceAt(target);
  isUnder = event.type === 'pointerover' && isAtRest(event);
  if (!found || !hasCard(found) || dismissed === found.link || isUnder) stopLooking();
  else look(found, { x: event.clientX, y: event.clientY });
}

/** The pointer left the page. */
export function leave(): void {
  stopLooking();
  closeLater(0);
}

/** Focus moved to an element. A link focused by a pointer shows nothing, since it is being followed. */
export function focus({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (dismissed !== target) dismissed = undefined;
  closeFrom(depthOf(target) + 1, ({ shape, link, card }) => shape === 'sheet' || isHovered(link) || isHovered(card));
  const found = referenceAt(target);
  if (found && hasCard(found) && target.matches(':focus-visible') && dismissed !== found.link) look(found);
  else if (looking && looking.link !== target) stopLooking();
}

/**
 * A tap on a reference: shows its text as a sheet with a link to the page.
 * @returns whether there was a text to show; otherwise the link is followed
 */
export async function tap(found: ReferenceLink): Promise<boolean> {
  const target = await Promise.race([
    textOf(found),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined)),
  ]);
  if (!target) return false;
  show(found.link, target, 'sheet');
  return true;
}

/** Gives a link the focus without showing its text. */
export function focusQuietly(link: HTMLElement): void {
  dismissed = link;
  link.focus({ preventScroll: true });
}

/** Closes every card and cancels any that is about to open. */
export function closeCards(): void {
  stopLooking();
  closeFrom(0);
}

/** The link on the page itself that the given link's cards were opened from. */
export function originOf(link: HTMLAnchorElement): HTMLAnchorElement {
  const within = open.find(({ card }) => card.contains(link));
  return within ? originOf(within.link) : link;
}

function look(found: ReferenceLink, point?: Point): void {
  const { link } = found;
  if (looking?.link === link || open.some((each) => each.link === link)) return;
  stopLooking();
  const timer = window.setTimeout(() => {
    const mine = ++wanted;
    void textOf(found).then((target) => {
      if (target && mine === wanted && !othersAreOpen(link)) show(link, target, 'card', point);
    });
  }, LOOK);
  looking = { link, timer };
}

function stopLooking(): void {
  clearTimeout(looking?.timer);
  looking = undefined;
  wanted++;
}

async function textOf({ reference }: ReferenceLink): Promise<Target | undefined> {
  const [target] = await Promise.all([targetOf(reference), styled()]);
  return target;
}

function show(link: HTMLAnchorElement, target: Target, shape: Shape, point?: Point): void {
  if (!link.isConnected) return;
  clearTimeout(leaving);
  closeFrom(depthOf(link) + 1);
  looking = undefined;
  const card = makeCard(target, link.href, shape);
  const entry: Open = { link, card, shape, title: link.getAttribute('title') };
  card.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') closed(entry);
  });
  card.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') card.remove();
  });
  card.id = `reading-${open.length}`;
  link.setAttribute('aria-details', card.id);
  link.removeAttribute('title');
  open.push(entry);
  showCard(card, link, boxOf(link, point));
}

function closed({ link, card, title }: Open): void {
  const index = open.findIndex((each) => each.card === card);
  if (index < 0) return;
  // Closed by the browser: Escape, or a press outside.
  dismissed = link;
  open.splice(index);
  link.removeAttribute('aria-details');
  if (title !== null) link.setAttribute('title', title);
}

/**
 * How many of the open cards a node keeps open: it is inside the last of them, or is the link of the next.
 */
function depthOf(node: Node): number {
  return open.findLastIndex(({ link, card }) => card.contains(node) || link.contains(node));
}

function closeLater(from: number): void {
  clearTimeout(leaving);
  if (open.length <= from) return;
  leaving = window.setTimeout(() => {
    closeFrom(from, ({ shape, card, link }) => shape === 'sheet' || hasFocus(card) || hasFocus(link));
  }, REACH);
}

function isHovered(element: Element): boolean {
  return element.matches(':hover');
}

function hasFocus(element: Element): boolean {
  return element.contains(document.activeElement);
}

/** Closes the cards from the given index on, unless one of them is to be kept. */
function closeFrom(from: number, kept: (entry: Open) => boolean = () => false): void {
  const going = open.slice(Math.max(from, 0));
  if (going.some(kept)) return;
  for (const entry of going.toReversed()) {
    closed(entry);
    dismissed = undefined;
    if (entry.card.matches(':popover-open')) entry.card.hidePopover();
  }
}

/** Whether another popover or dialog is open. */
function othersAreOpen(link: Element): boolean {
  return [...document.querySelectorAll(':popover-open, dialog[open]')].some(
    (each) => !each.contains(link) && !open.some(({ card }) => card === each),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a link over several lines, the line under the pointer, else the first. */
function boxOf(link: Element, point?: Point): DOMRect {
  const lines = [...link.getClientRects()];
  const under = point && lines.find(({ top, bottom }) => point.y >= top && point.y <= bottom);
  return under ?? lines[0] ?? link.getBoundingClientRect();
}
