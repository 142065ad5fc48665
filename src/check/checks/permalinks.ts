/** Every address ever published keeps working (design §5). */
import { finding, type Finding } from '#check/finding.ts';
import type { Content } from '#check/content.ts';
import {
  listedPermalinks,
  livingIn,
  PERMALINKS_FILE,
  unlistedPermalinks,
  type Living,
  type Permalink,
} from '#check/permalinks.ts';
import { quoteList } from '#check/suggest.ts';
import { domainNow, goneWith, mendFor } from '#check/vanished.ts';

export function permalinks(content: Content): readonly Finding[] {
  const list = listedPermalinks(content.permalinks ?? '');
  return [...vanished(content, list), ...added(content, list)];
}

function vanished({ editions, draft }: Content, list: readonly Permalink[]): readonly Finding[] {
  if (draft.problems.some((each) => each.kind !== 'layout' && /^content\/[^/]+\/book\.yaml$/.test(each.position.file)))
    return [];
  const living = new Map(editions.map((edition) => [edition.path, livingIn(edition)]));
  const unread = new Set(editions.filter((each) => each.unreadable.any).map((each) => each.path));
  // What stands there is not known; the file that cannot be read has its own finding.
  const unreadBooks = new Set(draft.unread);
  const readable = list.filter(({ link }) => !unread.has(editionOf(link)) && !unreadBooks.has(bookOf(link)));
  const leads = ({ link }: Permalink) => living.get(editionOf(link))?.leads(link) === true;
  // A number whose ends are turned round has none: that is told where it is declared.
  const turned = ({ link }: Permalink) => {
    const now = domainNow(link, living.get(editionOf(link))?.links ?? new Set());
    return now !== undefined && now.min >= now.max;
  };
  const gone = readable.filter((each) => !each.retired && !leads(each) && !turned(each));
  const books = new Set(editions.map(({ book }) => book.id as string));
  const isWhole = (link: string) => !books.has(bookOf(link)) && !draft.books.some(({ id }) => id === bookOf(link));
  const [ofBooks, others] = [gone.filter(({ link }) => isWhole(link)), gone.filter(({ link }) => !isWhole(link))];
  return [
    ...wholeBooks(ofBooks),
    ...[...Map.groupBy(others, ({ link }) => editionOf(link))].flatMap(([path, links]) =>
      links.length > MANY ? manyVanished(links) : fewVanished(links, living.get(path)),
    ),
    ...readable.filter((each) => each.retired && leads(each)).map(usedAgain),
  ];
}

/** Of books that are not there at all: one finding, with the command that gives up all of them. */
function wholeBooks(links: readonly Permalink[]): readonly Finding[] {
  const [first] = links;
  if (!first) return [];
  const books = [...new Set(links.map(({ link }) => bookOf(link)))];
  const are = books.length === 1 ? 'is no book' : 'are no books';
  const message = `there ${are} ${quoteList(books, 'and')}, and ${links.length === 1 ? 'one address' : `${links.length} addresses`} of ${books.length === 1 ? 'it' : 'them'} ${links.length === 1 ? 'was' : 'were'} published. Put the content back; or, if links may lead nowhere from now on, run \`npm run check -- --forget=${books.join(',')}\`.`;
  return [finding('vanished-permalink', first.position, message)];
}

function bookOf(link: string): string {
  return link.split(/[/#?]/, 1).join('');
}

/** More than this in one edition have a common cause: ids are not changed one by one in such numbers. */
const MANY = 10;

/** `troefcall/2020-2021`, or the book where that is all that a link names. */
function editionOf(link: string): string {
  return link.split(/[/#?]/, 2).join('/');
}

/**
 * Of addresses that vanished together, reports the first: a question for its answers, a situation for its
 * sheets.
 */
function fewVanished(links: readonly Permalink[], living: Living | undefined): readonly Finding[] {
  const gone = new Set(links.map(({ link }) => link));
  return links
    .filter(({ link }) => !goneWith(link).some((each) => gone.has(each)))
    .map(({ link, position }) => {
      const message = `\`${link}\` was published and leads nowhere now. ${mendFor(link, living?.links ?? new Set())}`;
      return finding('vanished-permalink', position, message);
    });
}

function manyVanished(links: readonly Permalink[]): readonly Finding[] {
  const [first] = links;
  if (!first) return [];
  const [book, edition] = first.link.split('/');
  const message = `${someOf(links.map(({ link }) => link))} were published and lead nowhere now. So many have one cause: is a file or a folder of content/${book}/${edition}/ missing, misnamed or moved? Put it back, or name former ids and rule numbers under \`aliases\`.`;
  return [finding('vanished-permalink', first.position, message)];
}

function usedAgain({ link, position }: Permalink): Finding {
  const message = `\`${link}\` is \`retired\` here and can be given again, so an old link would be read as something that it never said. Give what is new another id; or take \`retired\` out, if it is the same again.`;
  return finding('reserved-id', position, message);
}

/** The first few, and how many more. */
export function someOf(links: readonly string[]): string {
  const more = links.length - FEW;
  if (more <= 0) return quoteList(links, 'and');
  const named = links.slice(0, FEW).map((link) => `\`${link}\``);
  return `${named.join(', ')} and ${more} more`;
}
const FEW = 3;

/** One finding for each edition, because a new rule adds many addresses. */
function added({ editions }: Content, list: readonly Permalink[]): readonly Finding[] {
  return editions.flatMap((edition) => {
    const fresh = unlistedPermalinks(edition, list);
    if (fresh.length === 0) return [];
    const message = `not yet listed: ${someOf(fresh)}. When they are as they should stay, run \`npm run check -- --update-permalinks\`.`;
    return [finding('new-permalink', { file: PERMALINKS_FILE, line: 1, column: 1 }, message)];
  });
}
