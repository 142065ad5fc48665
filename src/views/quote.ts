/** What a citation points to, as it is quoted on another page. */
import { proseHtml } from '#library/prose.ts';
import type { Cited, ClauseDoc, Prose } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { abbreviationsOf, markHtml } from '#wording/abbreviations.ts';
import type { NamedCite } from '#wording/cites.ts';
import { citeAmong, citeName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import { clauseMark } from './house.ts';
import type { PageContext } from './page-context.ts';
import { defined } from '#model/defined.ts';
import { notesLine } from './notes.ts';

export interface QuoteText {
  /** `Regel 17A`. */
  readonly label: string;
  /** How it is named together with others of its rule. */
  readonly among?: NamedCite['among'];
  /** The rule's. */
  readonly title: string;
  /** The language of the title, where that is not the page's. */
  readonly lang?: Language;
  readonly href: string;
  /** The HTML of each clause: one where one is cited, all of a rule that is cited as a whole. */
  readonly clauses: readonly QuotedHtml[];
  /** The editor's notes on them. */
  readonly notes: readonly (QuotedHtml & { readonly label: string })[];
  /** The label of the folded notes: "3 notes: our reading 2 · not settled 1". */
  readonly folded: string;
  /** That it is in the words of a club, with a link to the official text if there is any. */
  readonly house?: { readonly text: string; readonly href?: string };
}

interface QuotedHtml {
  readonly html: string;
  /** The language of the text, where that is not the page's. */
  readonly lang?: Language;
}

/** The quotation of a rule or one of its clauses. */
export function quoteOf(cite: Cited, context: PageContext): QuoteText {
  const { edition, urls, words, language } = context;
  const clauses = cite.clause ? [cite.clause] : cite.rule.clauses;
  const abbreviations = abbreviationsOf(edition.terms);
  const quoted = (prose: Prose, lang: Language | undefined): QuotedHtml => ({
    html: markHtml(proseHtml(prose, urls, edition), abbreviations),
    ...defined({ lang }),
  });
  return {
    label: sentence(citeName(cite, words)),
    ...defined({ among: amongOf(cite, context) }),
    title: cite.rule.data.title,
    ...defined({ lang: cite.rule.lang }),
    href: urls.citation(cite),
    clauses: clauses.map(({ body, lang }) => quoted(body, lang)),
    notes: clauses.flatMap(({ notes, lang }) =>
      notes.map((note) => ({
        label: `${words.authority.note} · ${words.noteKinds[note.kind]}`,
        ...quoted(note, lang),
      })),
    ),
    folded: notesLine(
      clauses.flatMap(({ notes }) => notes),
      language,
    ),
    ...housed(cite, clauses, context),
  };
}

/** As at the beginning of a line. */
function amongOf(cite: Cited, { words }: PageContext): NamedCite['among'] {
  const among = citeAmong(cite, words);
  return among && { ...among, name: sentence(among.name) };
}

/** Of the first of the clauses that is a club's. */
function housed({ rule }: Cited, clauses: readonly ClauseDoc[], context: PageContext): Pick<QuoteText, 'house'> {
  const mark = clauses.map((clause) => clauseMark(rule, clause, context)).find((each) => each !== undefined);
  if (!mark) return {};
  const text = mark.says === undefined ? mark.label : `${mark.label}. ${mark.says}`;
  return { house: { text, ...(mark.official ? { href: mark.official.href } : {}) } };
}
