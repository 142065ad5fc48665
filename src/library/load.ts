/** The library: every edition read, joined and planned. What pages, widgets and the JSON interface are made from (src/site.ts). */
import { createHash } from 'node:crypto';
import { plan } from '#decide/order.ts';
import type { Table } from '#decide/table.ts';
import { uncovered } from '#decide/uncovered.ts';
import { asId, languages } from '#model/index.ts';
import { appealOf } from './appeal.ts';
import { canonicalJson } from './canonical-json.ts';
import { citedIndex, citesOfRule, resolveAll, resolverOf, type Resolve } from './cited.ts';
import { readDraft, type ContentFile, type Draft, type DraftBook, type DraftCase, type DraftEdition } from './draft.ts';
import { readContentFiles } from './files.ts';
import { formerAnswers } from './former.ts';
import type { FrozenFile } from './frozen.ts';
import { inForce, isAhead, today, type Day } from './in-force.ts';
import { openRule, openTerm } from './open-docs.ts';
import { proseOf } from './prose.ts';
import { recordHash } from './record-hash.ts';
import { rulingsOf, type LangOf } from './rulings.ts';
import { compiledTable, tablesOf, type SituationTable } from './tables.ts';
import type { CaseDoc, Edition, Library, LoadedBook, RuleDoc, RulingDoc, SituationDoc } from './types.ts';
import type { UnitKey } from './words/places.ts';

/** Reads `<root>/content` for tests and measurements; pages have theirs checked first, from `site()`. */
export function loadLibrary(root: string, day = today()): Library {
  return joinLibrary(readContentFiles(root), day);
}

/**
 * Joins files that are in memory.
 * @param day the day for which the site is made: it decides which edition is in force.
 */
export function joinLibrary(files: readonly ContentFile[], day: Day): Library {
  return joinDraft(readDraft(files), day);
}

/** Joins what has been read. Content that the checker refuses is left out without a message: check first. */
export function joinDraft({ books, frozen }: Draft, day: Day): Library {
  return { books: books.map((book) => joinBook(book, frozen, day)) };
}

function joinBook(draft: DraftBook, frozen: readonly FrozenFile[], day: Day): LoadedBook {
  const valid = inForce(draft.editions, day);
  const editions = draft.editions.map((edition) =>
    joinEdition(draft, edition, {
      current: edition === valid,
      ahead: isAhead(edition.meta, day),
      frozen: frozen.filter((file) => file.book === draft.id && file.edition === edition.id),
    }),
  );
  const current = editions.find((edition) => edition.current);
  if (!current) throw new Error(`content/${draft.id}/book.yaml names no edition`);
  const book = { id: draft.id, book: draft.data, editions, current, translations: [] };
  return { ...book, translations: translationsOf(draft, book) };
}

/** The book in every language that one of its editions has words in. */
function translationsOf(draft: DraftBook, original: LoadedBook): readonly LoadedBook[] {
  const spoken = languages.filter((language) =>
    original.editions.some((edition) => edition.languages.includes(language)),
  );
  return spoken.flatMap((language): readonly LoadedBook[] => {
    if (language === draft.data.language) return [];
    const editions = original.editions.map((edition, at) => {
      const translation = draft.editions[at]?.translations.find((each) => each.language === language);
      return translation
        ? joinEdition(
            { ...draft, ...translation.book },
            translation.edition,
            { ...edition, frozen: [] },
            { of: edition, ...translation },
          )
        : edition;
    });
    const current = editions.find((edition) => edition.current) ?? original.current;
    const book = editions.findLast((edition) => edition.book.language === language)?.book ?? original.book;
    return [{ id: original.id, book, editions, current, translations: [], original }];
  });
}

/** A translation, and the edition whose meaning it has. */
interface Translated {
  readonly of: Edition;
  readonly untranslated: ReadonlySet<UnitKey>;
}

/**
 * Rules hold rulings, rulings cite rules, and both know who cites them. So the rules come first, with lists that are
 * filled when everything is there that stands in them.
 */
function joinEdition(
  { id: bookId, data: book }: DraftBook,
  draft: DraftEdition,
  standing: Pick<Edition, 'current' | 'ahead'> & { readonly frozen: readonly FrozenFile[] },
  translation?: Translated,
): Edition {
  const original = translation?.of.book ?? book;
  const lang: LangOf = (key) => (translation?.untranslated.has(key) ? { lang: original.language } : {});
  const open = draft.rules.map((rule) => openRule(rule, lang));
  const rules = open.map(({ doc }) => doc);
  const resolve = resolverOf(rules);
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
  const facts = draft.facts?.data ?? {};
  const joined = tablesOf(draft).map((table) => {
    const rulings = rulingsOf(table, book, ruleById, resolve, lang);
    return { rulings, situation: situationDoc(table, rulings, facts, resolve, lang, translation?.of) };
  });
  const rulings = joined.flatMap((each) => each.rulings);
  const situations = joined.map((each) => each.situation);
  const situationById = new Map(situations.map((situation) => [situation.id, situation]));
  const rulingById = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  const openTerms = Object.entries(draft.terms?.data ?? {}).map(([id, term]) =>
    openTerm(asId(id), term, resolve, lang),
  );
  const terms = openTerms.map(({ doc }) => doc);

  const byRule = Map.groupBy(rulings, ({ rule }) => rule);
  const index = citedIndex({ rules, situations, rulings, terms }, resolve);
  for (const { doc, lists } of open) {
    lists.rulings.push(...(byRule.get(doc) ?? []));
    lists.cites.push(...citesOfRule(doc, resolve));
    lists.citedBy.push(...(index.ofRules.get(doc) ?? []));
    for (const { clause, citedBy } of lists.clauses) {
      const cited = resolve(`${doc.id}#${clause.id}`);
      citedBy.push(...((cited && index.ofCited.get(cited)) ?? []));
    }
  }
  for (const { doc, citedBy } of openTerms) citedBy.push(...(index.ofTerms.get(doc.id) ?? []));
  return {
    id: draft.id,
    bookId,
    book,
    original: original.language,
    languages: translation?.of.languages ?? [original.language, ...draft.translations.map(({ language }) => language)],
    untranslated: translation?.untranslated ?? new Set(),
    meta: draft.meta,
    current: standing.current,
    ahead: standing.ahead,
    frozen: translation?.of.frozen ?? frozenOf(standing.frozen, situationById),
    rules: inOrder(rules, draft),
    situations,
    rulings,
    cases: draft.cases
      .flatMap((decided) => caseDoc(decided, situationById, rulingById, lang))
      .toSorted((a, b) => (a.data.day > b.data.day ? -1 : 1)),
    ruleById,
    ruleBySlug: new Map(rules.map((rule) => [rule.slug, rule])),
    situationById,
    rulingById,
    facts,
    ...(draft.laws ? { laws: draft.laws.data } : {}),
    terms: Object.fromEntries(terms.map((term) => [term.id, term])),
    appeal: (draft.meta.appeal ?? []).map((appeal) => ({
      ...lang(`appeal:${appeal.id}`),
      ...appealOf(appeal, resolve),
    })),
  };
}

/** Tables are read when a page shows them, which is never that of now: all of them together are much, and a long way to read. */
function frozenOf(files: readonly FrozenFile[], now: Edition['situationById']): Edition['frozen'] {
  const hashes = new Map<string, string>([...now].map(([id, { recordHash: hash }]) => [id, hash]));
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

/** What the engine makes of a table. The same in every language, and made once. */
function planOf(table: Table): Pick<SituationDoc, 'table' | 'tree' | 'open' | 'tableHash'> {
  const compiled = compiledTable(table);
  return {
    table,
    tree: plan(compiled),
    open: table.otherwise === undefined ? [] : uncovered(compiled),
    tableHash: hashOf(table),
  };
}

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
    recordHash: recordHash(same.table, rulings),
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
      data,
      reasons: proseOf(source.body?.prose ?? { text: '', html: '', links: [] }),
      ...(reasonsLang === undefined ? {} : { reasonsLang }),
      situation,
      ruling,
    },
  ];
}

/** By chapter, then preambles, then by number with digits read as numbers: 2 before 10, 1.2 before 1.10. */
function inOrder(rules: readonly RuleDoc[], { meta }: DraftEdition): readonly RuleDoc[] {
  const places = new Map<string, number>(meta.chapters.map(({ id }, at) => [id, at]));
  const chapter = (rule: RuleDoc) => places.get(rule.data.chapter) ?? -1;
  const numbers = new Intl.Collator('en', { numeric: true });
  const preamble = (rule: RuleDoc) => (rule.data.label === undefined ? 1 : 0);
  return rules.toSorted(
    (a, b) => chapter(a) - chapter(b) || preamble(a) - preamble(b) || numbers.compare(a.data.number, b.data.number),
  );
}

/** First 12 hex digits of the SHA-256 of the table, keys sorted, so that equal tables have equal hashes. */
function hashOf(table: Table): string {
  return createHash('sha256').update(canonicalJson(table)).digest('hex').slice(0, 12);
}
