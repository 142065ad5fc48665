/**
 * The plate with a rule's name: on a phone it sticks to the top once the rule's heading has scrolled away,
 * names the part in view, and opens the list of parts with links to the previous and the next rule. On a wide
 * screen the rail beside the rule says where the reader is.
 */
import { element } from '#client/element.ts';
import { addStyles } from '#client/styles.ts';
import { textOf } from '#client/names.ts';
import styles from '#styles/plate.css?url';
import { reached } from './reached.ts';

/** A part is current when it is this many pixels below the screen's top: the plate and a line. */
const READ_AT = 80;

/** Adds the plate to a rule's page; no-op on pages without clauses, or with a plate. */
export async function startPlate(): Promise<void> {
  const clauses = [...document.querySelectorAll<HTMLElement>('.clauses .clause')];
  const heading = document.querySelector('main h1');
  if (clauses.length === 0 || !heading || document.querySelector('.plate')) return;
  const number = textOf(document.querySelector('.rule-head .index'));
  const [name, here] = [element('span', {}), element('b', {})];
  const plate = plateOf(name, here);
  await addStyles(styles);
  document.querySelector('main')?.prepend(plate);
  const named = { name, here, number, title: textOf(heading) };
  follow([...clauses, ...headingsBelow()], (part) => sayPlace(named, part));
  new IntersectionObserver(([entry]) => {
    plate.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.top > 0;
    if (plate.hidden) close(plate);
  }).observe(heading);
}

/** What a plate says, and the rule it is about. */
interface Named {
  readonly name: HTMLElement;
  readonly here: HTMLElement;
  readonly number: string;
  readonly title: string;
}

/**
 * The rule with the clause; in a section that instead of the rule's title, as others may have a clause of the
 * same number; and below the clauses the part alone, so that nothing is cut short.
 */
function sayPlace({ name, here, number, title }: Named, part: HTMLElement | undefined): void {
  const section = sectionOf(part);
  const rule = section === undefined ? [number, title].join(' ').trim() : [number || title, section].join(' · ');
  const texts = part?.matches('h2') ? [textOf(part), ''] : [rule, textOf(part?.querySelector('.n > span'))];
  for (const [index, each] of [name, here].entries()) {
    const text = texts[index] ?? '';
    if (each.textContent !== text) each.textContent = text;
  }
}

/** The heading of a clause's section. */
function sectionOf(part: HTMLElement | undefined): string | undefined {
  let before: Element | null | undefined = part?.matches('.clause') ? part.previousElementSibling : undefined;
  while (before && !before.matches('.section')) before = before.previousElementSibling;
  return before ? textOf(before) : undefined;
}

function plateOf(name: HTMLElement, here: HTMLElement): HTMLElement {
  const list = document.querySelector<HTMLElement>('.clauses');
  const details = element(
    'details',
    {},
    element('summary', {}, element('span', { class: 'pip', 'aria-hidden': 'true' }), name, here),
    element('div', { class: 'plate-list' }, neighbours(), ...tiles(list), ...partsBelow()),
  );
  const plate = element('nav', { class: 'plate', 'aria-label': list?.dataset['clauses'] ?? '', hidden: '' }, details);
  plate.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close(plate);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !plate.contains(target)) close(plate);
  });
  plate.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    close(plate);
    details.querySelector('summary')?.focus();
  });
  return plate;
}

/** The headings of what follows the clauses: the situation, the rulings. */
function headingsBelow(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main > section > h2[id]')];
}

/** Links to the previous and the next rule. */
function neighbours(): HTMLElement {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.jump a')].map((link) =>
    element('a', { href: link.href }, element('span', {}, textOf(link)), ` ${link.title}`),
  );
  return element('p', { class: 'plate-next' }, ...links);
}

/** A tile for each clause, under the headings of the rule. */
function tiles(list: HTMLElement | null): readonly HTMLElement[] {
  const made: HTMLElement[] = [];
  let tilesOfSection: HTMLElement | undefined;
  for (const child of list?.children ?? []) {
    if (child.matches('.clause')) {
      // Without the brackets of the margin, as in the line below the rule's head.
      const number = textOf(child.querySelector('.n > span')).replaceAll(/[()]/g, '');
      if (!tilesOfSection) made.push((tilesOfSection = element('p', { class: 'plate-tiles' })));
      if (number !== '') tilesOfSection.append(element('a', { href: `#${child.id}`, class: 'btn' }, number));
    } else if (child.matches('h2')) {
      made.push(element('p', {}, textOf(child)));
      tilesOfSection = undefined;
    }
  }
  return made;
}

/** A tile for each part below the clauses, by the name that other lists of the parts give it. */
function partsBelow(): readonly HTMLElement[] {
  const links = headingsBelow().map((heading) => {
    const href = `#${heading.id}`;
    const named = document.querySelector(`:is(.map, .rail) a[href="${href}"]`) ?? heading;
    return element('a', { href, class: 'btn' }, textOf(named));
  });
  return links.length === 0 ? [] : [element('p', { class: 'plate-tiles' }, ...links)];
}

/** Says which part is current, and marks its link in the rail. */
function follow(parts: readonly HTMLElement[], say: (part: HTMLElement | undefined) => void): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.rail a[href^="#"]')];
  const targets = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  let asked = 0;
  const look = () => {
    asked = 0;
    say(parts[reached(parts.map(topOf), READ_AT)]);
    const current = reached(targets.map(topOf), READ_AT);
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    });
  };
  addEventListener('scroll', () => (asked ||= requestAnimationFrame(look)), { passive: true });
  look();
}

/** Pixels from the screen's top; beyond the end of the page for what is not there. */
function topOf(part: HTMLElement | null): number {
  return part?.getBoundingClientRect().top ?? Infinity;
}

function close(plate: HTMLElement): void {
  plate.querySelector('details')?.removeAttribute('open');
}
