/** When the text of a reference is shown: on hover and on keyboard focus beside it, on a tap as a sheet. */
import { makeCard, showCard, type Shape } from './card.ts';
import { hasCard, referenceAt, type ReferenceLink } from './links.ts';
import { styled } from '#client/styles.ts';
import { targetOf, type Target } from './target.ts';

interface Open {
  readonly link: HTMLAnchorElement;
  readonly card: HTMLElement;
  readonly shape: Shape;
  /** What the link's own tooltip said; it would stand above the card. */
  readonly title: string | null;
}

/**
 * Milliseconds: to tell a look from passing by, to reach the card from its link, and to wait for a text after
 * a tap.
 */
const LOOK = 250;
const REACH = 300;
const PATIENCE = 2000;

/** Each stands in the one before it: its link is in that card's text. */
const open: Open[] = [];
/** Closed with Escape: stays closed until the pointer has been elsewhere. */
let dismissed: Element | undefined;
let looking: { readonly link: Element; readonly timer: number } | undefined;
let leaving: number | undefined;
/** Of several texts on their way only the last is still wanted. */
let wanted = 0;

/** The pointer is over something. A finger hovers over nothing. */
export function hover(event: Event): void {
  const { target } = event;
  if (!(event instanceof PointerEvent) || event.pointerType === 'touch' || !(target instanceof Node)) return;
  if (dismissed && !dismissed.contains(target)) dismissed = undefined;
  closeLater(depthOf(target) + 1);
  const found = referenceAt(target);
  if (!found || !hasCard(found) || dismissed === found.link) stopLooking();
  else look(found, { x: event.clientX, y: event.clientY });
}

/** The pointer left the page. */
export function leave(): void {
  stopLooking();
  closeLater(0);
}

/** Something has the focus. A link that got it by a pointer shows nothing: it is being followed. */
export function focus({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (dismissed !== target) dismissed = undefined;
  closeFrom(depthOf(target) + 1, ({ shape, link, card }) => shape === 'sheet' || isHovered(link) || isHovered(card));
  const found = referenceAt(target);
  if (found && hasCard(found) && target.matches(':focus-visible') && dismissed !== found.link) look(found);
  else if (looking && looking.link !== target) stopLooking();
}

/**
 * A tap on a reference: shows its text as a sheet, from which one goes on.
 * @returns whether there was a text to show; otherwise the link is to be followed
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

/** Closes every card, and opens none that was about to open. */
export function closeCards(): void {
  stopLooking();
  closeFrom(0);
}

/** The link on the page itself from which the cards with this link were opened. */
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
  // Not by us: with Escape, or by a press elsewhere.
  dismissed = link;
  open.splice(index);
  link.removeAttribute('aria-details');
  if (title !== null) link.setAttribute('title', title);
}

/**
 * How many of the open cards are kept by a node: it is in the last of them, or in the link of the one after.
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

/** Closes the cards from the given one on, unless one of them is kept. */
function closeFrom(from: number, kept: (entry: Open) => boolean = () => false): void {
  const going = open.slice(Math.max(from, 0));
  if (going.some(kept)) return;
  for (const entry of going.toReversed()) {
    closed(entry);
    dismissed = undefined;
    if (entry.card.matches(':popover-open')) entry.card.hidePopover();
  }
}

/** Some other card or dialogue has the reader's attention. */
function othersAreOpen(link: Element): boolean {
  return [...document.querySelectorAll(':popover-open, dialog[open]')].some(
    (each) => !each.contains(link) && !open.some(({ card }) => card === each),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a link over several lines, the line that the pointer is on, else the first. */
function boxOf(link: Element, point?: Point): DOMRect {
  const lines = [...link.getClientRects()];
  const under = point && lines.find(({ top, bottom }) => point.y >= top && point.y <= bottom);
  return under ?? lines[0] ?? link.getBoundingClientRect();
}
