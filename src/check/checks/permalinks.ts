/** Every address ever published keeps working (design §5). */
import { pageAt, type PageKind } from '#addresses/pages.ts';
import { finding, type Finding } from '#check/finding.ts';
import type { Content } from '#check/content.ts';
import { aliasPermalinks, listedPermalinks, permalinksOf, PERMALINKS_FILE, type Permalink } from '#check/permalinks.ts';
import { FROZEN } from '#library/frozen.ts';
import { nearest, quoteList } from '#check/suggest.ts';

export function permalinks(content: Content): readonly Finding[] {
  return [...vanished(content), ...added(content)];
}

function vanished({ editions, draft, permalinks: text }: Content): readonly Finding[] {
  if (draft.problems.some((each) => each.kind !== 'layout' && /\/book\.yaml$/.test(each.position.file))) return [];
  const alive = new Set(editions.flatMap((edition) => [...permalinksOf(edition), ...aliasPermalinks(edition)]));
  const unread = editions.filter((each) => each.unreadable.any).map((each) => `${each.path}/`);
  const gone = listedPermalinks(text ?? '').filter(
    ({ link }) => !alive.has(link) && !unread.some((path) => link.startsWith(path)),
  );
  return [...byEdition(gone).values()].flatMap((links) => (links.length > MANY ? manyVanished(links) : links.map(one)));

  function one({ link, position }: Permalink): Finding {
    const message = `\`${link}\` was published and leads nowhere now. ${mendFor(link, alive)}`;
    return finding('vanished-permalink', position, message);
  }
}

/** More than this in one edition have one cause; nobody changes so many ids one by one. */
const MANY = 10;

/** Links that stand no longer, by the edition that they are of, or by their book where that is all they name. */
function byEdition(links: readonly Permalink[]): ReadonlyMap<string, readonly Permalink[]> {
  const groups = new Map<string, Permalink[]>();
  for (const each of links) {
    const path = each.link.split('/').slice(0, 2).join('/');
    groups.set(path, [...(groups.get(path) ?? []), each]);
  }
  return groups;
}

function manyVanished(links: readonly Permalink[]): readonly Finding[] {
  const [first] = links;
  if (!first) return [];
  const [book, edition] = first.link.split('/');
  const message = `${someOf(links.map(({ link }) => link))} were published and lead nowhere now. So many have one cause: is a file or a folder of content/${book}/${edition}/ missing, misnamed or moved? Put it back, or name former rule numbers and situations under \`aliases\`.`;
  return [finding('vanished-permalink', first.position, message)];
}

/** The first few, and how many more. */
export function someOf(links: readonly string[]): string {
  const more = links.length - FEW;
  if (more <= 0) return quoteList(links, 'and');
  const named = links.slice(0, FEW).map((link) => `\`${link}\``);
  return `${named.join(', ')} and ${more} more`;
}
const FEW = 3;

function mendFor(link: string, alive: ReadonlySet<string>): string {
  const frozen = /^([^/]+\/[^/]+)\/situations\/([^/]+)@(.+)$/.exec(link);
  if (frozen) {
    const [, edition = '', situation = '', hash = ''] = frozen;
    return `Put content/${FROZEN}/${edition}/${situation}.${hash}.json back: links to rulings name this table, and are replayed by it.`;
  }
  const [, place = '', id = link] = /^(.*[/#])([^/#]+)$/.exec(link) ?? [];
  const ids = [...alive].flatMap((each) => (each.startsWith(place) ? [each.slice(place.length)] : []));
  const near = nearest(id, ids);
  const renamed = near === undefined ? '' : ` (is it \`${place}${near}\` now?)`;
  const page = pageOf(link);
  if (page !== 'ruling' && !link.includes('#')) {
    return `Put it back, or name it under \`aliases\` where it went${renamed}.`;
  }
  return `Put the id back: ids of ${idsOf(page)} have no aliases${renamed}.`;
}

/** The page that `troefcall/2020-2021/17#a` stands on. */
function pageOf(link: string): PageKind | undefined {
  const [, , ...inEdition] = link.replace(/#.*/, '').split('/');
  return pageAt('edition', `${inEdition.join('/')}/`)?.kind;
}

function idsOf(page: PageKind | undefined): string {
  if (page === 'terms') return 'terms';
  return page === 'ruling' ? 'rulings' : 'clauses';
}

/** One finding for each edition, because a new rule brings many addresses. */
function added({ editions, permalinks: text }: Content): readonly Finding[] {
  const listed = new Set(listedPermalinks(text ?? '').map((each) => each.link));
  return editions.flatMap((edition) => {
    const fresh = permalinksOf(edition).filter((link) => !listed.has(link));
    if (fresh.length === 0) return [];
    const message = `not yet listed: ${someOf(fresh)}. When they are as they should stay, run \`npm run check -- --update-permalinks\`.`;
    return [finding('new-permalink', { file: PERMALINKS_FILE, line: 1, column: 1 }, message)];
  });
}
