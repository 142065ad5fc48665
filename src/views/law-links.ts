/** Law articles as links: where they are cited, and in their index. */
import { fill } from '#i18n/fill.ts';
import type { LawWords } from '#i18n/words.ts';
import type { LawCitation, LawEntry } from '#library/laws.ts';
import { ruleName } from '#wording/names.ts';
import type { PageContext } from './page-context.ts';

export interface LawLink {
  readonly article: string;
  readonly caption: string;
  readonly href: string;
}

/** Cited articles with their place in the index, each once, in the order in which they are cited. */
export function lawLinks(
  articles: readonly string[] | undefined,
  { edition, urls }: Pick<PageContext, 'edition' | 'urls'>,
): readonly LawLink[] {
  return [...new Set(articles)].flatMap((article) => {
    const entry = edition.laws?.articles[article];
    return entry ? [{ article, caption: entry.caption, href: urls.law(article) }] : [];
  });
}

export interface LawNumber {
  /** Of the law book's article: `27`. */
  readonly number: string;
  /** Its place on the page. */
  readonly id: string;
  readonly entries: readonly LawEntry[];
}

/** The articles by their leading number, which is what people jump to: 27A and 27B1 are listed under 27. */
export function lawsByNumber(index: readonly LawEntry[]): readonly LawNumber[] {
  const groups = Map.groupBy(index, ({ article }) => /^\d+/.exec(article)?.[0] ?? article);
  return [...groups].map(([number, entries]) => ({ number, id: `law-${number.toLowerCase()}`, entries }));
}

export interface LawCiting {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/**
 * Who cites an article, as links by kind; kinds without any are left out. A question has a link to every
 * situation that asks it.
 */
export function lawCiting(citedBy: readonly LawCitation[], context: PageContext, laws: LawWords): readonly LawCiting[] {
  const kinds = ['rule', 'situation', 'step', 'question', 'ruling'] as const satisfies readonly LawCitation['kind'][];
  return kinds.flatMap((kind): LawCiting[] => {
    const links = citedBy.filter((by) => by.kind === kind).flatMap((by) => linksTo(by, context, laws));
    return links.length === 0 ? [] : [{ title: laws.kinds[kind], links }];
  });
}

function linksTo(by: LawCitation, { edition, urls, words }: PageContext, laws: LawWords): LawCiting['links'] {
  switch (by.kind) {
    case 'rule':
      return [{ href: urls.rule(by.rule.slug), text: `${ruleName(by.rule, words)}: ${by.rule.data.title}` }];
    case 'ruling':
      return [{ href: urls.ruling(by.ruling.id), text: by.ruling.verdict }];
    case 'situation':
      return [{ href: urls.situation(by.situation.id), text: by.situation.data.title }];
    case 'step': {
      const text = fill(laws.step, { situation: by.situation.data.title, n: by.step });
      return [{ href: urls.procedure(by.situation.id), text }];
    }
    case 'question': {
      const fact = edition.facts[by.fact];
      if (!fact) return [];
      return by.situations.map(({ id, data: { title } }) => ({
        href: urls.situation(id),
        text: by.situations.length === 1 ? fact.ask : fill(laws.question, { situation: title, ask: fact.ask }),
      }));
    }
  }
}
