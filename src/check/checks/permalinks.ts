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
import { mendFor, goneWith } from '#check/vanished.ts';

export function permalinks(content: Content): readonly Finding[] {
  const list = listedPermalinks(content.permalinks ?? '');
  return [...vanished(content, list), ...added(content, list)];
}

function vanished({ editions, draft }: Content, list: readonly Permalink[]): readonly Finding[] {
  if (draft.problems.some((each) => each.kind !== 'layout' && /\/book\.yaml$/.test(each.position.file))) return [];
  const living = new Map(editions.map((edition) => [edition.path, livingIn(edition)]));
  const unread = new Set(editions.filter((each) => each.unreadable.any).map((each) => each.path));
  const readable = list.filter(({ link }) => !unread.has(editionOf(link)));
  const leads = ({ link }: Permalink) => living.get(editionOf(link))?.leads(link) === true;
  const gone = readable.filter((each) => !each.retired && !leads(each));
  return [
    ...[...Map.groupBy(gone, ({ link }) => editionOf(link))].flatMap(([path, links]) =>
      links.length > MANY ? manyVanished(links) : fewVanished(links, living.get(path)),
    ),
    ...readable.filter((each) => each.retired && leads(each)).map(usedAgain),
  ];
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
