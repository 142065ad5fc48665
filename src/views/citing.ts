/** Who cites a provision, as links by kind. */
import type { PageWords } from '#i18n/pages.ts';
import type { CitedBy, Edition } from '#library/types.ts';
import type { Urls } from '#addresses/urls.ts';
import { citeName } from '#wording/names.ts';

export interface CitingLink {
  readonly href: string;
  readonly text: string;
}
export interface CitingGroup {
  readonly kind: CitedBy['kind'];
  readonly title: string;
  readonly links: readonly CitingLink[];
}

const kinds = ['ruling', 'situation', 'rule', 'term'] as const satisfies readonly CitedBy['kind'][];

/** Groups without members are left out; within a group the library's order stays. */
export function citingGroups(
  citedBy: readonly CitedBy[],
  edition: Edition,
  urls: Urls,
  words: PageWords,
): readonly CitingGroup[] {
  return kinds.flatMap((kind): CitingGroup[] => {
    const links = citedBy.filter((by) => by.kind === kind).map((by) => citingLink(by, edition, urls, words));
    return links.length === 0 ? [] : [{ kind, title: words.rule.citedKinds[kind], links }];
  });
}

function citingLink(by: CitedBy, edition: Edition, urls: Urls, words: PageWords): CitingLink {
  switch (by.kind) {
    case 'rule': {
      const cite = by.clause === undefined ? by.rule : `${by.rule}#${by.clause}`;
      return { href: urls.citation(cite), text: citeName(cite, edition, words) };
    }
    case 'ruling': {
      const ruling = edition.rulings.find((each) => each.id === by.ruling);
      return { href: urls.ruling(by.ruling), text: ruling?.verdict ?? by.ruling };
    }
    case 'situation': {
      const situation = edition.situations.find((each) => each.id === by.situation);
      return { href: urls.situation(by.situation), text: situation?.data.title ?? by.situation };
    }
    case 'term':
      return { href: urls.term(by.term), text: edition.terms[by.term]?.term ?? by.term };
  }
}
