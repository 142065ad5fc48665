/** Every address ever published keeps working (design §5). */
import { pageAt, type PageKind } from '#addresses/pages.ts';
import { finding, type Finding } from '#check/finding.ts';
import type { Content } from '#check/content.ts';
import { aliasPermalinks, listedPermalinks, permalinksOf, PERMALINKS_FILE } from '#check/permalinks.ts';
import { nearest, quoteList } from '#check/suggest.ts';

export function permalinks(content: Content): readonly Finding[] {
  return [...vanished(content), ...added(content)];
}

function vanished({ editions, draft, permalinks: text }: Content): readonly Finding[] {
  if (draft.problems.some((each) => each.kind !== 'layout' && /\/book\.yaml$/.test(each.position.file))) return [];
  const alive = new Set(editions.flatMap((edition) => [...permalinksOf(edition), ...aliasPermalinks(edition)]));
  const unread = editions.filter((each) => each.unreadable.any).map((each) => `${each.path}/`);
  return listedPermalinks(text ?? '').flatMap(({ link, position }) => {
    if (alive.has(link) || unread.some((path) => link.startsWith(path))) return [];
    return [
      finding(
        'vanished-permalink',
        position,
        `\`${link}\` was published and leads nowhere now. ${mendFor(link, alive)}`,
      ),
    ];
  });
}

function mendFor(link: string, alive: ReadonlySet<string>): string {
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
    const more = fresh.length - FEW;
    const named =
      more > 0
        ? `${fresh
            .slice(0, FEW)
            .map((link) => `\`${link}\``)
            .join(', ')} and ${more} more`
        : quoteList(fresh, 'and');
    const message = `not yet listed: ${named}. When they are as they should stay, run \`npm run check -- --update-permalinks\`.`;
    return [finding('new-permalink', { file: PERMALINKS_FILE, line: 1, column: 1 }, message)];
  });
}
const FEW = 3;
