/**
 * A ruling's texts beyond its consequences: the same on its own page and at the end of a situation's
 * questions.
 */
import type { RulingDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { packs } from '#i18n/packs.ts';
import { abbreviationsOf } from '#wording/abbreviations.ts';
import { sentence } from '#wording/phrase.ts';
import { alsoRuled, type AlsoText } from './also-ruled.ts';
import { foldOf, type Fold, type Room } from './fold.ts';
import type { PageContext } from './page-context.ts';
import { defined } from '#model/defined.ts';
import { lawLinks, type LawLink } from './law-links.ts';
import { nextText, type NextText } from './next-text.ts';
import { markedText, type MarkedText } from './marked-text.ts';
import { quoteOf, type QuoteText } from './quote.ts';
import { timesOfRuling, type RulingTime } from './times.ts';

export interface RulingText {
  /** The language of its words, where that is not the page's. */
  readonly lang?: Language;
  readonly explain?: MarkedText;
  readonly steps: readonly MarkedText[];
  readonly stayUntil: readonly string[];
  /** The times to wait; absent if there are none. */
  readonly times?: readonly RulingTime[];
  /** The clauses that it cites. */
  readonly quotes: readonly QuoteText[];
  readonly laws: readonly LawLink[];
  /** Situations to look at next, in the ruling's order: by when they occur at the table. */
  readonly next: readonly NextText[];
  /** What else may hold for the same event; absent where nothing is known to. */
  readonly also?: readonly AlsoText[];
  /** How much of long lists a phone shows at first. */
  readonly folds: { readonly steps?: Fold; readonly next?: Fold };
}

/** Steps come first; on a phone this many characters leave room for the reasons. */
const STEPS: Room = { least: 2, letters: 220 };
const NEXT: Room = { least: 1, letters: 220 };

/** The texts of a ruling, with links relative to this page's place. */
export function rulingText(ruling: RulingDoc, context: PageContext): RulingText {
  const { edition } = context;
  const abbreviations = abbreviationsOf(edition.terms);
  const marked = (text: string) => markedText(text, abbreviations);
  const next = ruling.then.flatMap((id) => {
    const situation = edition.situationById.get(id);
    return situation ? [nextText(situation, ruling, context)] : [];
  });
  const also = alsoRuled(ruling, context);
  const times = timesOfRuling(ruling, context);
  return {
    ...defined({ lang: ruling.lang }),
    ...(ruling.explain === undefined ? {} : { explain: marked(ruling.explain) }),
    steps: ruling.steps.map((step) => marked(sentence(step))),
    stayUntil: ruling.stayUntil,
    ...(times.length === 0 ? {} : { times }),
    quotes: ruling.cites.map((cite) => quoteOf(cite, context)),
    laws: lawLinks(ruling.laws, context),
    next,
    ...(also.length === 0 ? {} : { also }),
    folds: foldsOf(ruling.steps, next, context),
  };
}

function foldsOf(steps: readonly string[], next: readonly NextText[], { language }: PageContext): RulingText['folds'] {
  const { moreSteps, moreSituations } = packs[language].rule;
  const ofSteps = foldOf(steps, STEPS, moreSteps, language);
  const ofNext = foldOf(
    next.map(({ title, summary }) => title + summary),
    NEXT,
    moreSituations,
    language,
  );
  return {
    ...(ofSteps && { steps: ofSteps }),
    ...(ofNext && { next: ofNext }),
  };
}
