/** The library: every edition read, joined and planned. What pages, widgets and the JSON interface are made from (src/site.ts). */
import { createHash } from 'node:crypto';
import { compile } from '#decide/compile.ts';
import { plan } from '#decide/order.ts';
import type { Table } from '#decide/table.ts';
import { uncovered } from '#decide/uncovered.ts';
import { languages, noteKinds, type Book, type NoteKind, type Otherwise, type Ruling } from '#model/index.ts';
import type { BodyClause, BodyNote } from './body.ts';
import { citedByRule, citedIndex, type CitedIndex } from './cited.ts';
import { readDraft, type ContentFile, type DraftBook, type DraftEdition, type DraftRule } from './draft.ts';
import { readContentFiles } from './files.ts';
import { proseOf } from './prose.ts';
import { tablesOf, type SituationTable } from './tables.ts';
import type { ClauseDoc, Edition, Library, LoadedBook, NoteDoc, RuleDoc, RulingDoc, SituationDoc } from './types.ts';
import type { UnitKey } from './words/places.ts';

/** Reads `<root>/content` for tests and measurements; pages have theirs checked first, from `site()`. */
export function loadLibrary(root: string): Library {
  return joinLibrary(readContentFiles(root));
}

/** Joins files that are in memory. Content that the checker refuses is left out without a message: check first. */
export function joinLibrary(files: readonly ContentFile[]): Library {
  return { books: readDraft(files).books.map(joinBook) };
}

function joinBook(draft: DraftBook): LoadedBook {
  const editions = draft.editions.map((edition) => joinEdition(draft, edition));
  const current = editions.at(-1);
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
        ? joinEdition({ ...draft, ...translation.book }, translation.edition, { of: edition, ...translation })
        : edition;
    });
    const current = editions.at(-1) ?? original.current;
    const book = editions.findLast((edition) => edition.book.language === language)?.book ?? original.book;
    return [{ id: original.id, book, editions, current, translations: [] }];
  });
}

/** A translation, and the edition whose meaning it has. */
interface Translated {
  readonly of: Edition;
  readonly untranslated: ReadonlySet<UnitKey>;
}

function joinEdition({ id: bookId, data: book }: DraftBook, draft: DraftEdition, translation?: Translated): Edition {
  const original = translation?.of.book ?? book;
  const tables = tablesOf(draft);
  const situationDrafts = tables.map((table) => ({ table, rulings: rulingsOf(table, book) }));
  const rulings = situationDrafts.flatMap((each) => each.rulings);
  const terms = draft.terms?.data ?? {};
  const facts = draft.facts?.data ?? {};
  const index = citedIndex({
    rules: draft.rules,
    rulings,
    terms,
    situations: tables.map(({ situation }) => ({
      id: situation.id,
      see: situation.data.see ?? [],
      links: situation.source.body?.prose.links.map((link) => link.target) ?? [],
    })),
  });
  const situations = situationDrafts.map(({ table: { situation, table }, rulings: mine }): SituationDoc => {
    const planned = translation?.of.situations.find(({ id }) => id === situation.id) ?? planOf(table);
    return {
      id: situation.id,
      file: situation.source.file,
      entry: entryOf(situation.source.file),
      data: situation.data,
      body: proseOf(situation.source.body?.prose ?? { text: '', html: '', links: [] }),
      facts: situation.data.facts.flatMap((id) => (facts[id] ? [[id, facts[id]] as const] : [])),
      table: planned.table,
      tree: planned.tree,
      rulings: mine,
      open: planned.open,
      tableHash: planned.tableHash,
    };
  });
  return {
    id: draft.id,
    bookId,
    book,
    original: original.language,
    languages: translation?.of.languages ?? [original.language, ...draft.translations.map(({ language }) => language)],
    untranslated: translation?.untranslated ?? new Set(),
    meta: draft.meta,
    current: draft.current,
    rules: inOrder(draft).map((rule) => joinRule(rule, rulings, index)),
    situations,
    rulings,
    facts,
    ...(draft.laws ? { laws: draft.laws.data } : {}),
    terms: Object.fromEntries(
      Object.entries(terms).map(([id, term]) => [id, { ...term, citedBy: index.get(`term:${id}`) ?? [] }]),
    ),
  };
}

/** What the engine makes of a table. The same in every language, and made once. */
function planOf(table: Table): Pick<SituationDoc, 'table' | 'tree' | 'open' | 'tableHash'> {
  const compiled = compile(table);
  return {
    table,
    tree: plan(compiled),
    open: table.otherwise === undefined ? [] : uncovered(compiled),
    tableHash: hashOf(table),
  };
}

function joinRule(rule: DraftRule, rulings: readonly RulingDoc[], index: CitedIndex): RuleDoc {
  const clauses = rule.source.body?.clauses ?? [];
  const links = clauses.flatMap((clause) => [clause, ...clause.notes]).flatMap((text) => text.links);
  const cites = links.flatMap(({ target }) => (target.startsWith('rule:') ? [target.slice('rule:'.length)] : []));
  return {
    slug: rule.slug,
    file: rule.source.file,
    entry: entryOf(rule.source.file),
    data: rule.data,
    clauses: clauses.map((clause) => clauseDoc(rule.slug, clause, index)),
    rulings: rulings.filter((ruling) => ruling.rule === rule.slug),
    cites: [...new Set(cites)].filter((cite) => cite.split('#')[0] !== rule.slug),
    citedBy: citedByRule(index, rule.slug),
  };
}

function clauseDoc(slug: string, clause: BodyClause, index: CitedIndex): ClauseDoc {
  const id = clause.id ?? '';
  return {
    id,
    ...(clause.label === undefined ? {} : { label: clause.label }),
    body: proseOf(clause),
    notes: clause.notes.map(noteDoc),
    citedBy: index.get(`${slug}#${id}`) ?? [],
  };
}

function noteDoc(note: BodyNote): NoteDoc {
  const kind = noteKinds.find((each) => each === note.kind);
  return { ...proseOf(note), kind: kind ?? ('reading' satisfies NoteKind) };
}

/** A situation's rulings, its otherwise last. */
function rulingsOf({ situation, rulings, table }: SituationTable, book: Book): RulingDoc[] {
  const docs = rulings.map(({ ruling, rule }, index): RulingDoc => ({
    ...common(ruling),
    situation: situation.id,
    rule: rule.slug,
    otherwise: false,
    when: table.rulings[index]?.when ?? [],
    verdict: ruling.verdict,
    effects: ruling.effects,
    modality: ruling.modality,
    ...(ruling.decidedBy === undefined ? {} : { decidedBy: ruling.decidedBy }),
    cites: ruling.cites,
    overrides: ruling.overrides ?? [],
  }));
  const { otherwise } = situation.data;
  return otherwise ? [...docs, otherwiseDoc(otherwise, situation.id, book)] : docs;
}

function otherwiseDoc(otherwise: Otherwise, situation: string, { residual }: Book): RulingDoc {
  const decidedBy = otherwise.decidedBy ?? residual?.decidedBy;
  return {
    ...common(otherwise),
    situation,
    otherwise: true,
    when: [],
    verdict: otherwise.verdict ?? residual?.verdict ?? '',
    effects: otherwise.effects ?? residual?.effects ?? [],
    modality: otherwise.modality ?? residual?.modality ?? 'discretion',
    ...(decidedBy === undefined ? {} : { decidedBy }),
    cites: otherwise.cites ?? residual?.cites ?? [],
    overrides: [],
  };
}

function common(ruling: Ruling | Otherwise) {
  const { stayUntil } = ruling;
  return {
    id: ruling.id,
    ...(ruling.explain === undefined ? {} : { explain: ruling.explain }),
    steps: ruling.steps ?? [],
    stayUntil: stayUntil === undefined ? [] : typeof stayUntil === 'string' ? [stayUntil] : stayUntil,
    then: ruling.then ?? [],
    establishes: ruling.establishes ?? {},
    laws: ruling.laws ?? [],
    examples: ruling.examples ?? [],
  };
}

/** By chapter, then preambles, then by number with digits read as numbers: 2 before 10, 1.2 before 1.10. */
function inOrder(draft: DraftEdition): readonly DraftRule[] {
  const chapter = (rule: DraftRule) => draft.meta.chapters.findIndex((each) => each.id === rule.data.chapter);
  const numbers = new Intl.Collator('en', { numeric: true });
  const preamble = (rule: DraftRule) => (rule.data.label === undefined ? 1 : 0);
  return [...draft.rules].sort(
    (a, b) => chapter(a) - chapter(b) || preamble(a) - preamble(b) || numbers.compare(a.data.number, b.data.number),
  );
}

/** The id of a file in Astro's collections: its path below `content/`, without the ending. */
function entryOf(file: string): string {
  return file.replace(/^content\//, '').replace(/\.mdx$/, '');
}

/** First 12 hex digits of the SHA-256 of the table, keys sorted, so that equal tables have equal hashes. */
function hashOf(table: Table): string {
  const canonical = JSON.stringify(table, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('hex').slice(0, 12);
}
