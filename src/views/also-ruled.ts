/** What else may hold for an event that a ruling is about: the concurrences that name it. */
import { packs } from '#i18n/packs.ts';
import { fill } from '#i18n/fill.ts';
import { allows } from '#decide/boxes.ts';
import type { TableFact } from '#decide/table.ts';
import type { ConcurrenceDoc, RulingDoc, SituationDoc } from '#library/types.ts';
import type { Box, ConcurrenceKind, Language } from '#model/index.ts';
import { defined } from '#model/defined.ts';
import { untagged } from '#model/language-tags.ts';
import { abbreviationsOf } from '#wording/abbreviations.ts';
import { beyond } from '#wording/beyond.ts';
import { casesInShort } from '#wording/conditions.ts';
import { heldBoxes } from '#wording/held-boxes.ts';
import { sentence } from '#wording/phrase.ts';
import { citesByRule } from '#wording/cites.ts';
import { citeAmong, citeName, deciderName } from '#wording/names.ts';
import { markedText, type MarkedText } from './marked-text.ts';
import { nextText, type NextText } from './next-text.ts';
import type { PageContext } from './page-context.ts';

/** A concurrence as one of its two sides sees it, with the other situation as a place to go to. */
export interface AlsoText extends NextText {
  /** The concurrence's id, and how it is seen from here: `yields` is the other side of `prevails`. */
  readonly id: string;
  readonly kind: ConcurrenceKind | 'yields';
  /** The ids of the rulings on the other side. */
  readonly others: readonly string[];
  /** How the two go together, as seen from here. */
  readonly how: string;
  /** Who decides, and the clauses that say so. */
  readonly by: string;
  /**
   * The cases, any of these boxes, in which answers here tell that the other may hold and not this; absent
   * where none do, and only what else happened tells.
   */
  readonly instead?: readonly Box[];
  readonly says: MarkedText;
  /** Its language, where that is not the page's. */
  readonly saysIn?: Language;
  /** Where it holds, as far as answers to this situation's questions tell; absent: wherever they meet. */
  readonly when?: readonly Box[];
  /** The same in words, with the questions of both, a line for each case; absent where there is no need. */
  readonly cases?: readonly MarkedText[];
}

/** What a concurrence is told from: a page's own context has it, and so has that of a twin. */
type AlsoContext = Pick<PageContext, 'edition' | 'urls' | 'words' | 'language'>;

/** The most urgent first: what the book leaves open, then what replaces, adds and excludes. */
const ORDER: readonly ConcurrenceKind[] = ['open', 'prevails', 'adds', 'excludes'];

export function alsoRuled(ruling: RulingDoc, context: AlsoContext): readonly AlsoText[] {
  const { edition } = context;
  const mine = edition.concurrences.flatMap((each) => {
    const isFirst = each.rulings.includes(ruling);
    return isFirst || each.with.includes(ruling) ? [{ each, isFirst }] : [];
  });
  return mine
    .toSorted((a, b) => ORDER.indexOf(a.each.data.how) - ORDER.indexOf(b.each.data.how))
    .flatMap(({ each, isFirst }) => alsoText(each, isFirst, ruling, context));
}

function alsoText(
  { id, lang, data: { how, says, decidedBy }, rulings, with: others, when, cites }: ConcurrenceDoc,
  isFirst: boolean,
  ruling: RulingDoc,
  context: AlsoContext,
): readonly AlsoText[] {
  const { edition, words, language } = context;
  const across = isFirst ? others : rulings;
  const [other] = across;
  const situation = other && edition.situationById.get(other.situation);
  if (!situation) return [];
  const { also } = words.ruling;
  const kind = how === 'prevails' && !isFirst ? 'yields' : how;
  const decides =
    decidedBy === undefined
      ? []
      : [fill(packs[language].widget.ruling.decides, { who: deciderName(decidedBy, edition.book) })];
  const cited = cites.map((cite) => ({ label: citeName(cite, words), ...defined({ among: citeAmong(cite, words) }) }));
  const own = edition.situationById.get(ruling.situation);
  const asked = new Set(own?.table.facts.map(({ id }) => id));
  // What excludes itself says in its own sentence when that is.
  const cases = own && when && how !== 'excludes' ? casesText(when, ruling, [own, situation], context) : [];
  const told = own && when && (kind === 'open' || kind === 'yields') ? toldBy(when, ruling, own) : [];
  return [
    {
      ...nextText(situation, ruling, context),
      id,
      kind,
      others: across.map((each) => each.id),
      how: also[kind],
      by: [...decides, sentence(citesByRule(cited))].filter((text) => text !== '').join(' · '),
      ...(told.length === 0 ? {} : { instead: told }),
      says: markedText(says, abbreviationsOf(edition.terms)),
      ...(lang === undefined ? {} : { saysIn: lang }),
      ...(when === undefined ? {} : { when: when.map((box) => ownPart(box, asked)) }),
      ...(cases.length === 0 ? {} : { cases }),
    },
  ];
}

/**
 * The cases of a ruling in which its own questions tell that another may hold in its place: those that the
 * condition sets apart from most of the ruling's others.
 */
function toldBy(when: readonly Box[], ruling: RulingDoc, { table, open }: SituationDoc): readonly Box[] {
  const held = ruling.otherwise ? open : heldBoxes(ruling, table);
  const asked = new Set(table.facts.map(({ id }) => id));
  return beyond(when, held)
    .map((box) => ownPart(box, asked))
    .filter((box) => isOfFew(box, held, table));
}

/** Whether a box leaves at most half of the answers to one of its questions that the held cases have. */
function isOfFew(box: Box, held: readonly Box[], { facts }: SituationDoc['table']): boolean {
  return facts.some((fact) => {
    const allowed = box[fact.id];
    if (!allowed) return false;
    const possible = valuesOf(fact).filter((value) =>
      held.some(({ [fact.id]: has }) => has === undefined || allows(has, value)),
    );
    return 2 * possible.filter((value) => allows(allowed, value)).length <= possible.length;
  });
}

function valuesOf(fact: TableFact): readonly (string | number)[] {
  if (fact.kind === 'choice') return fact.options.map(({ id }) => id);
  const { min, max, step } = fact;
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
}

/** In characters. A longer list is left out: then the sentence itself has to say when it holds. */
const LONG = 200;

/** The cases of a condition in words, without what is so wherever the ruling holds. */
function casesText(
  when: readonly Box[],
  ruling: RulingDoc,
  [own, other]: readonly [SituationDoc, SituationDoc],
  { edition, words }: AlsoContext,
): readonly MarkedText[] {
  const held = ruling.otherwise ? own.open : heldBoxes(ruling, own.table);
  const order = [...new Set([own, other].flatMap(({ facts }) => facts.map(([fact]) => fact)))];
  const { where, orWhere } = words.ruling.also;
  const cases = casesInShort(beyond(when, held), order, edition);
  if (untagged(cases.join('')).length > LONG) return [];
  return cases.map((says, at) =>
    markedText(fill(at === 0 ? where : orWhere, { when: says }), abbreviationsOf(edition.terms)),
  );
}

/** A box as far as the situation itself asks its facts. */
function ownPart(box: Box, asked: ReadonlySet<string>): Box {
  return Object.fromEntries(Object.entries(box).filter(([fact]) => asked.has(fact)));
}
