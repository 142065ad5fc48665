/** Who cites a provision, as links by kind. */
import type { CitedBy } from '#library/types.ts';
import { citeName } from '#wording/names.ts';
import type { PageContext } from './page-context.ts';

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
  context: Pick<PageContext, 'urls' | 'words'>,
): readonly CitingGroup[] {
  return kinds.flatMap((kind): CitingGroup[] => {
    const links = citedBy.filter((by) => by.kind === kind).map((by) => citingLink(by, context));
    return links.length === 0 ? [] : [{ kind, title: context.words.rule.citedKinds[kind], links }];
  });
}

function citingLink(by: CitedBy, { urls, words }: Pick<PageContext, 'urls' | 'words'>): CitingLink {
  switch (by.kind) {
    case 'rule':
      return { href: urls.citation(by), text: citeName(by, words) };
    case 'ruling':
      return { href: urls.ruling(by.ruling.id), text: by.ruling.verdict };
    case 'situation':
      return { href: urls.situation(by.situation.id), text: by.situation.data.title };
    case 'term':
      return { href: urls.term(by.term.id), text: by.term.term };
  }
}
