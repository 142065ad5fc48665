/** A clause as its rule's page shows it, apart from its text. */
import { clauseName, isInWords, isName } from '#library/clause-number.ts';
import type { CitedBy, ClauseDoc, RuleDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { citeName } from '#wording/names.ts';
import { citingGroups } from './citing.ts';
import type { PageContext } from './page-context.ts';

export interface ClauseView {
  readonly clause: ClauseDoc;
  /** `regel 17A`. */
  readonly name: string;
  /** The title of the section that begins with it. */
  readonly heading: string | undefined;
  /** As printed before the text: `A`, `(2)`, `te laat`. */
  readonly number: string;
  readonly numberLang: Language | undefined;
  /** Whether the number is the site's own, and not in the source. */
  readonly isOwn: boolean;
  /** Whether the number is above the text, since it is too wide to be next to it. */
  readonly above: boolean;
  /** What cites it, without the rulings of the rule itself, which are on the same page. */
  readonly citedBy: readonly CitedBy[];
  readonly groups: ReturnType<typeof citingGroups>;
}

/** Number of characters that fit next to the text. */
const BESIDE = 4;

export function clauseView(rule: RuleDoc, clause: ClauseDoc, context: PageContext): ClauseView {
  const { edition, language, words } = context;
  const { id, label, section } = clause;
  const isUnprinted = label === undefined && !isName(id);
  const number = label ?? (isUnprinted ? `(${id})` : clauseName(clause));
  const isFirst = section && rule.clauses.find((each) => each.section === section) === clause;
  const isOriginal = label === undefined && !isUnprinted && clause.name === undefined && edition.original !== language;
  const citedBy = clause.citedBy.filter((by) => by.kind !== 'ruling' || !rule.rulings.includes(by.ruling));
  return {
    clause,
    name: citeName({ rule, clause }, words),
    heading: isFirst ? section.title : undefined,
    number,
    numberLang: isOriginal ? edition.original : undefined,
    isOwn: isUnprinted && !edition.isSource,
    above: number.length > BESIDE || isInWords(number),
    citedBy,
    groups: citingGroups(citedBy, context),
  };
}
