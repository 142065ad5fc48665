/** From the library to the islands, in the build: picks what a situation's cases can show, and nothing else. */
import { establishedFor } from '#library/established.ts';
import { factText } from '#wording/fact-text.ts';
import type { FactText } from '#wording/phrase.ts';
import type { ShownWords } from '#wording/shown-chips.ts';
import { shownEffects, shownWords } from '#wording/chips.ts';
import { chipWords } from '#wording/chip-words.ts';
import { packs } from '#i18n/packs.ts';
import { abbreviationsOf, markHtml, markText, type Abbreviation } from '#wording/abbreviations.ts';
import { languageOf } from '#library/words/language-of.ts';
import type { Language } from '#model/language.ts';
import { proseHtml } from '#library/prose.ts';
import { citeBySlug } from '#library/cited.ts';
import type { SituationId } from '#model/index.ts';
import type { Cited, ClauseDoc, Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { lawsOfFact } from './fact-laws.ts';
import { lawLinks } from './law-links.ts';
import { citeName, deciderName } from '#wording/names.ts';
import type { CaseCheckProps, CiteText, ClauseText, DecisionProps, NextText, RulingText } from './decision-props.ts';

/** A whole rule is shown under a ruling only up to this many clauses; a longer one is linked. */
const CLAUSES_SHOWN = 4;

/** Props of the widget on a situation's page. `urls` are those of the page's own edition, dated or current. */
export function decisionProps(edition: Edition, situation: SituationDoc, urls: Urls): DecisionProps {
  const { book } = edition;
  const words = packs[book.language].widget;
  const permanent = datedUrls(edition, urls);
  const cites = [...new Set(situation.rulings.flatMap((ruling) => ruling.cites))];
  const cited = cites.map((cite) => ({ cite, clauses: clausesShown(cite) }));
  const next = [...new Set(situation.rulings.flatMap((ruling) => ruling.then))];
  const abbreviations = abbreviationsOf(edition.terms);
  const facts = factTexts(edition, situation);
  const rulings = Object.fromEntries(
    situation.rulings.map((ruling) => [ruling.id, rulingText(ruling, edition, urls, permanent)]),
  );
  const factLaws = situation.facts.flatMap(([id]) => {
    const laws = lawsOfFact(id, situation, edition);
    return edition.laws && laws.length > 0 ? [[id, laws] as const] : [];
  });
  const articles = [...factLaws.flatMap(([, laws]) => laws), ...situation.rulings.flatMap(({ laws }) => laws)];
  return {
    title: situation.data.title,
    href: urls.situation(situation.id),
    authority: book.authority.short,
    work: edition.meta.official?.title ?? [book.title, edition.meta.title].join(' '),
    table: situation.table,
    tree: situation.tree,
    facts,
    rulings,
    factLaws: Object.fromEntries(factLaws),
    laws: Object.fromEntries(
      lawLinks(articles, edition, urls).map(({ article, caption, href }) => [article, { caption, href }]),
    ),
    marked: markedTexts([facts, rulings], abbreviations),
    cites: Object.fromEntries(
      cited.map(({ cite, clauses }) => [citeBySlug(cite), citeText(cite, clauses, edition, urls)]),
    ),
    clauses: Object.fromEntries(
      cited.flatMap(({ cite: { rule }, clauses }) =>
        clauses.map((clause): [string, ClauseText] => [
          citeBySlug({ rule, clause }),
          clauseText(clause, edition, urls, abbreviations),
        ]),
      ),
    ),
    next: Object.fromEntries(next.flatMap((id) => nextText(id, edition, situation, urls))),
    chips: chipWordsFor(edition, situation, situation.rulings),
    words: computes(situation) ? without(words, 'check') : without(without(words, 'check'), 'amounts'),
    language: book.language,
  };
}

/** Props of the check on a ruling's page. */
export function caseCheckProps(
  edition: Edition,
  situation: SituationDoc,
  ruling: RulingDoc,
  urls: Urls,
): CaseCheckProps {
  const {
    phrase,
    check,
    given,
    amounts: { party, formula, result },
  } = packs[edition.book.language].widget;
  const amountFacts = situation.table.rulings.find(({ id }) => id === ruling.id)?.amountFacts ?? [];
  return {
    ruling: ruling.id,
    situation: { title: situation.data.title, href: urls.situation(situation.id) },
    table: situation.table,
    tree: situation.tree,
    facts: factTexts(edition, situation),
    rulings: Object.fromEntries(situation.rulings.map(({ id, verdict }) => [id, { verdict, href: urls.ruling(id) }])),
    ...(amountFacts.length === 0
      ? {}
      : {
          amounts: {
            effects: shownEffects(ruling.effects, chipWords(edition.book)),
            chips: chipWordsFor(edition, situation, [ruling]),
          },
        }),
    words: { phrase, check, given, amounts: { party, formula, result } },
    language: edition.book.language,
  };
}

/** The clauses to show with a citation: the cited one, or those of a rule that has few. */
function clausesShown({ rule, clause }: Cited): readonly ClauseDoc[] {
  if (clause) return [clause];
  return rule.clauses.length <= CLAUSES_SHOWN ? rule.clauses : [];
}

function factTexts(edition: Edition, situation: SituationDoc): Readonly<Record<string, FactText>> {
  const { language, parties, roles } = edition.book;
  return Object.fromEntries(
    situation.facts.map(([id, fact]) => [
      id,
      factText(fact, language, { ...roles, ...parties }, languageOf(edition, `fact:${id}`)),
    ]),
  );
}

function rulingText(ruling: RulingDoc, edition: Edition, urls: Urls, permanent: Urls): RulingText {
  const { book, laws } = edition;
  const { otherwise, verdict, modality, decidedBy, cites, steps, stayUntil, then: next } = ruling;
  return {
    ...inLanguage(ruling.lang),
    otherwise,
    verdict,
    ...(ruling.explain === undefined ? {} : { explain: ruling.explain }),
    effects: shownEffects(ruling.effects, chipWords(book)),
    modality,
    ...(decidedBy === undefined ? {} : { decidedBy: deciderName(decidedBy, book) }),
    cites: cites.map(citeBySlug),
    steps,
    stayUntil,
    next,
    ...establishedBy(ruling, edition),
    laws: laws ? ruling.laws : [],
    href: urls.ruling(ruling.id),
    permalink: permanent.ruling(ruling.id),
  };
}

function citeText(cite: Cited, clauses: readonly ClauseDoc[], edition: Edition, urls: Urls): CiteText {
  return {
    label: citeName(cite, packs[edition.book.language].pages),
    title: cite.rule.data.title,
    ...inLanguage(cite.rule.lang),
    href: urls.citation(cite),
    clauses: clauses.map((clause) => citeBySlug({ rule: cite.rule, clause })),
  };
}

function clauseText(
  clause: ClauseDoc,
  edition: Edition,
  urls: Urls,
  abbreviations: readonly Abbreviation[],
): ClauseText {
  return {
    mark: clause.label ?? clause.id,
    own: clause.label === undefined,
    ...inLanguage(clause.lang),
    html: markHtml(proseHtml(clause.body, urls, edition), abbreviations),
    notes: clause.notes.map((note) => markHtml(proseHtml(note, urls, edition), abbreviations)),
  };
}

function nextText(id: SituationId, edition: Edition, from: SituationDoc, urls: Urls): [string, NextText][] {
  const situation = edition.situationById.get(id);
  if (!situation) return [];
  const asked = new Set(situation.table.facts.map((fact) => fact.id));
  const known = new Set([
    ...from.table.facts.map((fact) => fact.id),
    ...from.rulings.filter((ruling) => ruling.then.includes(id)).flatMap(({ establishes }) => Object.keys(establishes)),
  ]);
  const shared = [...known].filter((fact) => asked.has(fact));
  return [[id, { ...inLanguage(situation.lang), title: situation.data.title, href: urls.situation(id), shared }]];
}

/** Whether a ruling of the situation asks for numbers, or settles accounts. */
function computes({ table, rulings }: SituationDoc): boolean {
  return (
    table.rulings.some(({ amountFacts }) => amountFacts.length > 0) ||
    rulings.some(({ effects }) => effects.some(({ kind }) => kind === 'score'))
  );
}

/** What a ruling settles for the situations that it leads to; nothing where it settles nothing. */
function establishedBy(ruling: RulingDoc, { situations }: Edition): Pick<RulingText, 'establishes'> {
  const next = situations.filter((situation) => ruling.then.includes(situation.id));
  const answers = establishedFor(
    ruling.establishes,
    next.flatMap((situation) => situation.table.facts),
  );
  return Object.keys(answers).length === 0 ? {} : { establishes: answers };
}

/** Chip words with the labels that these rulings' effects can name, not those of the whole book. */
function chipWordsFor(edition: Edition, situation: SituationDoc, rulings: readonly RulingDoc[]): ShownWords {
  const all = shownWords(chipWords(edition.book, Object.fromEntries(situation.facts)));
  const effects = JSON.stringify(rulings.map((ruling) => ruling.effects));
  const named = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => effects.includes(`"${id}"`)));
  const [first] = Object.entries(all.points);
  // The first kind of points is the one meant where an effect names none, so it stays, and stays first.
  return {
    ...all,
    points: { ...(first ? { [first[0]]: first[1] } : {}), ...named(all.points) },
    parties: named(all.parties),
  };
}

/** Every text in these data that has an abbreviation in it, with its HTML. */
function markedTexts(data: unknown, abbreviations: readonly Abbreviation[]): Readonly<Record<string, string>> {
  if (typeof data === 'string') {
    const html = markText(data, abbreviations);
    return html === undefined ? {} : { [data]: html };
  }
  if (typeof data !== 'object' || data === null) return {};
  return Object.assign({}, ...Object.values(data).map((each) => markedTexts(each, abbreviations))) as Record<
    string,
    string
  >;
}

function datedUrls(edition: Edition, urls: Urls): Urls {
  const language = urls.language.slice(urls.home.length, -1);
  return urlsOf({ base: urls.home, language, book: edition.bookId, edition: edition.id });
}

function inLanguage(lang: Language | undefined): { readonly lang?: Language } {
  return lang === undefined ? {} : { lang };
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}
