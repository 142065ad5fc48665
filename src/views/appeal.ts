/** How a ruling is disputed, for the dispute sheet: what the book says, and on what it is silent. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { AppealDoc, AppealSaid } from '#library/types.ts';
import { appealParts, type Language } from '#model/index.ts';
import { citeName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import type { PageContext } from './page-context.ts';
import { defined } from '#model/defined.ts';

export interface AppealText {
  readonly ways: readonly AppealWay[];
  /**
   * The texts of the articles that the book names there; absent if it names none, or if none of their texts
   * is established.
   */
  readonly laws?: { readonly title: string; readonly says: readonly LawSays[] };
}

export interface AppealWay {
  readonly title: string;
  /** The language of its words, where that is not the page's. */
  readonly lang?: Language;
  readonly parts: readonly {
    readonly label: string;
    readonly says: string;
    readonly cites: readonly { readonly label: string; readonly href: string }[];
  }[];
  /** The parts that the book does not speak of. */
  readonly silent: readonly string[];
}

interface LawSays {
  /** `Artikel 92`. */
  readonly name: string;
  readonly href: string;
  readonly text: string;
}

/** Empty if the book says nothing about disputes. */
export function appealText(context: PageContext): AppealText {
  const { edition, language } = context;
  const laws = lawsNamed(context);
  return {
    ways: edition.appeal.map((appeal) => wayOf(appeal, context)),
    ...(laws.length === 0
      ? {}
      : { laws: { title: fill(packs[language].record.appeal.laws, { laws: edition.laws?.title ?? '' }), says: laws } }),
  };
}

function wayOf({ title, lang, parts }: AppealDoc, { language, urls, words }: PageContext): AppealWay {
  const labels = packs[language].record.appeal.parts;
  const cited = ({ cites }: AppealSaid) =>
    cites.map((cite) => ({ label: citeName(cite, words), href: urls.citation(cite) }));
  return {
    title,
    ...defined({ lang }),
    parts: appealParts.flatMap((part) => {
      const said = parts[part];
      return said ? [{ label: labels[part], says: said.says, cites: cited(said) }] : [];
    }),
    silent: appealParts.filter((part) => !parts[part]).map((part) => labels[part]),
  };
}

/** Each once, in the order in which they are named. */
function lawsNamed({ edition, language, urls }: PageContext): readonly LawSays[] {
  const named = edition.appeal.flatMap(({ parts }) => appealParts.flatMap((part) => parts[part]?.laws ?? []));
  return [...new Set(named)].flatMap((article) => {
    const says = edition.laws?.articles[article]?.says;
    const name = sentence(fill(packs[language].laws.name, { article }));
    return says === undefined ? [] : [{ name, href: urls.law(article), text: says }];
  });
}
