/** An address of the list that leads nowhere now: what else it went with, and how it is mended. */
import { pageAt, type PageKind } from '#addresses/pages.ts';
import { FROZEN } from '#library/frozen.ts';
import { domainIn, domainText } from './number-domain.ts';
import { nearest } from './suggest.ts';

/** What an address is of. */
type Kind = 'number' | 'clause' | 'note' | 'situation' | 'sheet' | 'ruling' | 'term' | 'article' | 'frozen' | Answered;
/** A fact, one of its options, all its numbers, or that a situation asks it. */
type Answered = 'fact' | 'option' | 'range' | 'asked';

/** Listed addresses that went with what this one went with, so that one line tells of both. */
export function goneWith(link: string): readonly string[] {
  const [edition, rest] = partsOf(link);
  const [page = '', query] = rest.split('?');
  const fact = query?.split('=')[0] ?? '';
  switch (kindOf(link)) {
    case 'clause':
      return [link.replace(/#.*/, '')];
    case 'note':
      return [link.replace(/#.*/, ''), link.replace(/(#.*)\/.*/, '$1')];
    case 'sheet':
      return [`${edition}/situations/${idOf(page) ?? ''}`];
    case 'option':
    case 'range':
      return [`${edition}/?${fact}`];
    case 'asked':
      return [`${edition}/?${fact}`, `${edition}/${page}`];
    case 'number':
    case 'situation':
    case 'ruling':
    case 'term':
    case 'article':
    case 'fact':
    case 'frozen':
      return [];
  }
}

/** What to do about it. @param living every address of its edition that leads somewhere. */
export function mendFor(link: string, living: ReadonlySet<string>): string {
  const [, place = '', id = link] = /^(.*[/#?=])([^/#?=]+)$/.exec(link) ?? [];
  const others = [...living].flatMap((each) => (each.startsWith(place) ? [each.slice(place.length)] : []));
  // A page is the same as another one, and never as the copy of a table.
  const near = nearest(
    id,
    others.filter((each) => /^[^/#?=@]+$/.test(each)),
  );
  const renamed = near === undefined ? '' : ` (is it \`${place}${near}\` now?)`;
  switch (kindOf(link)) {
    case 'clause':
      return `Put the id back, or name it at the clause that it is now: \`aliases="${id}"\`${renamed}.`;
    case 'note':
      return `Put the id back, or name it at the note that it is now: \`aliases="${id}"\`${renamed}.`;
    case 'term':
      return `Put the id back, or name it under \`formerIds\` of the term that it is now${renamed}.`;
    case 'ruling':
      return `Put the id back, or name it under \`aliases\` where it went${renamed}.`;
    case 'fact':
    case 'option':
      return `Put the id back, or name it under \`aliases\` where it went${renamed}. ${RETIRE}`;
    case 'range':
      return rangeMend(link, living);
    case 'asked':
      return `Let the situation ask it again, or name it under \`aliases\` of the question that it asks instead. ${RETIRE}`;
    case 'article':
      return 'Put it back in laws.yaml. If nothing cites it any more, write `retired` behind this line.';
    case 'frozen':
      return `Put ${frozenFile(link)} back: links to rulings name this table, and are replayed by it.`;
    case 'number':
    case 'situation':
    case 'sheet':
      return `Put it back, or name it under \`aliases\` where it went${renamed}.`;
  }
}

const RETIRE = 'If that answer makes no difference any more, write `retired` behind this line.';

/** Numbers that can be given no more: links with them would lose their answer. */
function rangeMend(link: string, living: ReadonlySet<string>): string {
  const now = domainNow(link, living);
  const back = 'Put `number` back as it was';
  if (now === undefined) return `${back}.`;
  return `Links may answer with any of these numbers, and there are only \`${domainText(now)}\` now. ${back}; what cannot occur in a situation stands under its \`impossible\`. ${RETIRE}`;
}

/**
 * The numbers that its fact has now. @param link of a range of numbers.
 * @param living every address of its edition that leads somewhere.
 */
export function domainNow(link: string, living: ReadonlySet<string>): ReturnType<typeof domainIn> {
  const fact = domainIn(link)?.fact;
  return fact === undefined ? undefined : [...living].map(domainIn).find((each) => each?.fact === fact);
}

/** The path of the frozen table that `troefcall/2020-2021/situations/kap@9f86d08188` names. */
function frozenFile(link: string): string {
  const [edition, rest] = partsOf(link);
  const [page = '', hash = ''] = rest.split('@');
  return `content/${FROZEN}/${edition}/${idOf(page) ?? page}.${hash}.json`;
}

function kindOf(link: string): Kind {
  const [, rest] = partsOf(link);
  if (rest.includes('@')) return 'frozen';
  const [path = '', anchor] = rest.split('#');
  const [page = '', query] = path.split('?');
  if (query !== undefined) {
    if (page !== '') return 'asked';
    if (!query.includes('=')) return 'fact';
    return domainIn(link) === undefined ? 'option' : 'range';
  }
  return kindOfPage(pageAt('edition', `${page}/`)?.kind, anchor);
}

function kindOfPage(page: PageKind | undefined, anchor: string | undefined): Kind {
  switch (page) {
    case 'terms':
      return 'term';
    case 'laws':
      return 'article';
    case 'ruling':
    case 'situation':
      return page;
    case 'procedure':
    case 'tree':
    case 'calculator':
      return 'sheet';
    default:
      if (anchor === undefined) return 'number';
      return anchor.includes('/') ? 'note' : 'clause';
  }
}

function idOf(page: string): string | undefined {
  return pageAt('edition', `${page}/`)?.id;
}

/** The edition that a link is of, and what it names there. */
function partsOf(link: string): readonly [edition: string, rest: string] {
  const [book = '', edition = '', ...rest] = link.split('/');
  return [`${book}/${edition}`, rest.join('/')];
}
