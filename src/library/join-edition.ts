/**
 * One edition, joined from its files: rules that hold rulings, rulings that cite rules, and both with who
 * cites them.
 */
import { createHash } from 'node:crypto';
import type { Table } from '#decide/table.ts';
import { uncovered } from '#decide/uncovered.ts';
import { asId, type Book } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import { appealOf } from './appeal.ts';
import { canonicalJson } from './canonical-json.ts';
import { citedIndex, citesOfRule, resolveAll, resolverOf, type Resolve } from './cited.ts';
import type { DraftBook, DraftCase, DraftEdition } from './draft.ts';
import { concurrencesIn } from './concurrences.ts';
import { formerAnswers } from './former.ts';
import type { FrozenFile } from './frozen.ts';
import { byNumber } from './number-order.ts';
import { openRule, openTerm } from './open-docs.ts';
import { proseOf } from './prose.ts';
import { notesOf } from './rested.ts';
import { rulingsHash } from './rulings-hash.ts';
import { rulingsOf, type LangOf } from './rulings.ts';
import { compiledTable, tablesOf, treeOf, type SituationTable } from './tables.ts';
import type { CaseDoc, ConcurrenceDoc, Edition, HouseDoc, RuleDoc, RulingDoc, SituationDoc } from './types.ts';
import type { UnitKey } from './words/places.ts';

/** An edition's position in its book, and its frozen tables. */
export interface EditionPosition extends Pick<Edition, 'current' | 'ahead' | 'isSource'> {
  readonly frozen: readonly FrozenFile[];
  /** Of an edition that house rules make. */
  readonly house?: HouseDoc | undefined;
}

/** A translation, and the edition whose meaning it has. */
export interface Translated {
  readonly of: Edition;
  readonly untranslated: ReadonlySet<UnitKey>;
}

/**
 * Joins what has been read of an edition. What is named and not there is left out: the checker has refused it
 * before.
 * @param translation of an edition that is joined already, where the files are those of its words.
 */
export function joinEdition(
  { id: bookId, data: book }: DraftBook,
  draft: DraftEdition,
  position: EditionPosition,
  translation?: Translated,
): Edition {
  const original = translation?.of.book ?? book;
  const lang: LangOf = (key) => (translation?.untranslated.has(key) ? { lang: original.language } : {});
  const things = openThings(draft, lang);
  const { rules, resolve, ruleById, facts } = things;
  const { situations, rulings } = ruledIn(draft, book, things, lang, translation?.of);
  fillLists(things, { situations, rulings });
  const situationById = new Map(situations.map((situation) => [situation.id, situation]));
  const rulingById = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  return {
    id: draft.id,
    bookId,
    book,
    original: original.language,
    languages: translation?.of.languages ?? [original.language, ...draft.translations.map(({ language }) => language)],
    untranslated: translation?.untranslated ?? new Set(),
    meta: draft.meta,
    current: position.current,
    ahead: position.ahead,
    isSource: position.isSource,
    frozen: translation?.of.frozen ?? frozenOf(position.frozen, situationById),
    rules: inOrder(rules, draft),
    situations,
    rulings,
    concurrences: concurrencesOf(draft, rulingById, resolve, lang),
    cases: casesOf(draft, situationById, rulingById, lang),
    ruleById,
    ruleBySlug: new Map(rules.map((rule) => [rule.slug, rule])),
    situationById,
    rulingById,
    facts,
    ...(draft.laws ? { laws: draft.laws.data } : {}),
    terms: Object.fromEntries(things.openTerms.map(({ doc }) => [doc.id, doc])),
    appeal: (draft.meta.appeal ?? []).map((appeal) => ({
      ...lang(`appeal:${appeal.id}`),
      ...appealOf(appeal, resolve),
    })),
    ...unestablishedOf(book, resolve, lang),
    ...(position.house === undefined ? {} : { house: position.house }),
  };
}

/** What holds where a fact can no longer be established: the book's provision, or else its residual rule. */
function unestablishedOf(
  { unestablished, residual }: Book,
  resolve: Resolve,
  lang: LangOf,
): Pick<Edition, 'unestablished'> {
  const said = unestablished ?? residual;
  if (!said) return {};
  const { verdict, decidedBy, cites } = said;
  return {
    unestablished: {
      ...lang(unestablished ? 'unestablished' : 'residual'),
      verdict,
      ...(decidedBy === undefined ? {} : { decidedBy }),
      cites: resolveAll(cites, resolve),
      then: unestablished?.then ?? [],
    },
  };
}

/**
 * What situations and rulings are joined with. Created first; its lists are filled as their items become
 * available.
 */
interface Things {
  readonly openRules: readonly ReturnType<typeof openRule>[];
  readonly openTerms: readonly ReturnType<typeof openTerm>[];
  /** Those of `openRules`, in the order of the files. */
  readonly rules: readonly RuleDoc[];
  readonly ruleById: Edition['ruleById'];
  readonly resolve: Resolve;
  readonly facts: Edition['facts'];
}

function openThings(draft: DraftEdition, lang: LangOf): Things {
  const openRules = draft.rules.map((rule) => openRule(rule, lang));
  const rules = openRules.map(({ doc }) => doc);
  const resolve = resolverOf(rules);
  return {
    openRules,
    openTerms: Object.entries(draft.terms?.data ?? {}).map(([id, term]) => openTerm(asId(id), term, resolve, lang)),
    rules,
    ruleById: new Map(rules.map((rule) => [rule.id, rule])),
    resolve,
    facts: draft.facts?.data ?? {},
  };
}

/** Every situation with its rulings; all rulings, by situation. */
type Ruled = Pick<Edition, 'situations' | 'rulings'>;

function ruledIn(
  draft: DraftEdition,
  book: DraftBook['data'],
  { ruleById, resolve, facts }: Things,
  lang: LangOf,
  original: Edition | undefined,
): Ruled {
  const joined = tablesOf(draft).map((table) => {
    const rulings = rulingsOf(table, book, ruleById, resolve, lang);
    return { rulings, situation: situationDoc(table, rulings, facts, resolve, lang, original) };
  });
  return { situations: joined.map((each) => each.situation), rulings: joined.flatMap((each) => each.rulings) };
}

/**
 * Fills the lists of rules, clauses and terms: which rulings are theirs, what they cite, and who cites them.
 */
function fillLists({ openRules, openTerms, rules, resolve }: Things, { situations, rulings }: Ruled): void {
  const byRule = Map.groupBy(rulings, ({ rule }) => rule);
  const index = citedIndex({ rules, situations, rulings, terms: openTerms.map(({ doc }) => doc) }, resolve);
  for (const { doc, lists } of openRules) {
    lists.rulings.push(...(byRule.get(doc) ?? []));
    lists.cites.push(...citesOfRule(doc, resolve));
    lists.citedBy.push(...(index.ofRules.get(doc) ?? []));
    for (const { clause, citedBy } of lists.clauses) {
      const cited = resolve(`${doc.id}#${clause.id}`);
      citedBy.push(...((cited && index.ofCited.get(cited)) ?? []));
    }
  }
  for (const { doc, citedBy } of openTerms) citedBy.push(...(index.ofTerms.get(doc.id) ?? []));
}

function concurrencesOf(
  draft: DraftEdition,
  rulingById: Edition['rulingById'],
  resolve: Resolve,
  lang: LangOf,
): readonly ConcurrenceDoc[] {
  return concurrencesIn(draft).concurrences.map(({ id, data, sides: [one, other], when }) => {
    const named = (ids: ReadonlySet<string>) => [...ids].flatMap((each) => rulingById.get(asId(each)) ?? []);
    return {
      ...lang(`concurrence:${id}`),
      id,
      data,
      rulings: named(one.rulings),
      with: named(other.rulings),
      ...(when === undefined ? {} : { when }),
      cites: resolveAll(data.cites, resolve),
      rests: notesOf(data.rests, resolve),
    };
  });
}

/** The one decided last first. */
function casesOf(
  draft: DraftEdition,
  situationById: Edition['situationById'],
  rulingById: Edition['rulingById'],
  lang: LangOf,
): readonly CaseDoc[] {
  return draft.cases
    .flatMap((decided) => caseDoc(decided, situationById, rulingById, lang))
    .toSorted((a, b) => (a.data.day > b.data.day ? -1 : 1));
}

/**
 * Tables are read when a page shows them, which is never that of now: all of them together are much, and a
 * long way to read.
 */
function frozenOf(files: readonly FrozenFile[], now: Edition['situationById']): Edition['frozen'] {
  const hashes = new Map<string, string>([...now].map(([id, { rulingsHash: hash }]) => [id, hash]));
  return files.flatMap((file) => {
    const { situation, hash } = file;
    if (hashes.get(situation) !== hash && !('table' in file.read)) return [];
    return [
      {
        situation,
        hash,
        get table() {
          const { read } = file;
          if ('table' in read) return read.table;
          throw new Error(`${file.file} is no frozen table`);
        },
      },
    ];
  });
}

/**
 * What the engine makes of a table. The same in every language, and made once; also where other tables have
 * changed.
 */
const planOf = remembered((table: Table): Pick<SituationDoc, 'table' | 'tree' | 'open' | 'tableHash'> => {
  const compiled = compiledTable(table);
  return {
    table,
    tree: treeOf(table),
    open: table.otherwise === undefined ? [] : uncovered(compiled),
    tableHash: hashOf(table),
  };
});

function situationDoc(
  { situation: { id, data, source }, table }: SituationTable,
  rulings: readonly RulingDoc[],
  facts: Edition['facts'],
  resolve: Resolve,
  lang: LangOf,
  original: Edition | undefined,
): SituationDoc {
  const { lang: bodyLang } = lang(`arrival:${id}`);
  const asked = data.facts.flatMap((fact) => (facts[fact] ? [[fact, facts[fact]] as const] : []));
  const former = formerAnswers(asked, rulings);
  const { tree, open, tableHash, ...same } = original?.situationById.get(id) ?? planOf(table);
  return {
    ...lang(`situation:${id}`),
    id,
    file: source.file,
    data,
    ...(bodyLang === undefined ? {} : { bodyLang }),
    body: proseOf(source.body?.prose ?? { text: '', html: '', links: [] }),
    ...(source.body?.prose.textIn === undefined ? {} : { textIn: source.body.prose.textIn }),
    procedure: (data.procedure ?? []).map((step) => ({ ...step, cites: resolveAll(step.cites, resolve) })),
    see: resolveAll(data.see, resolve),
    facts: asked,
    table: same.table,
    tree,
    rulings,
    open,
    ...(former === undefined ? {} : { former }),
    tableHash,
    // The same in every language, which shows in that it reads no words.
    rulingsHash: rulingsHash(same.table, rulings),
  };
}

function caseDoc(
  { id, data, source }: DraftCase,
  situationById: Edition['situationById'],
  rulingById: Edition['rulingById'],
  lang: LangOf,
): readonly CaseDoc[] {
  const situation = situationById.get(data.situation);
  const ruling = rulingById.get(data.ruling);
  if (!situation || !ruling) return [];
  const { lang: reasonsLang } = lang(`reasons:${id}`);
  return [
    {
      ...lang(`case:${id}`),
      id,
      file: source.file,
      data,
      reasons: proseOf(source.body?.prose ?? { text: '', html: '', links: [] }),
      ...(reasonsLang === undefined ? {} : { reasonsLang }),
      situation,
      ruling,
    },
  ];
}

/** By chapter, then preambles, then by number. */
function inOrder(rules: readonly RuleDoc[], { meta }: DraftEdition): readonly RuleDoc[] {
  const places = new Map<string, number>(meta.chapters.map(({ id }, at) => [id, at]));
  const chapter = (rule: RuleDoc) => places.get(rule.data.chapter) ?? -1;
  const preamble = (rule: RuleDoc) => (rule.data.label === undefined ? 1 : 0);
  return rules.toSorted((a, b) => chapter(a) - chapter(b) || preamble(a) - preamble(b) || byNumber(a, b));
}

/** First 12 hex digits of the SHA-256 of the table, keys sorted, so that equal tables have equal hashes. */
function hashOf(table: Table): string {
  return createHash('sha256').update(canonicalJson(table)).digest('hex').slice(0, 12);
}
