/** What a citation points to, as it is quoted on another page. */
import { proseHtml } from '#library/prose.ts';
import type { Cited, Prose } from '#library/types.ts';
import { abbreviationsOf, markHtml } from '#wording/abbreviations.ts';
import { citeName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import type { Here } from './here.ts';

export interface QuoteText {
  /** `Regel 17A`. */
  readonly label: string;
  /** The rule's. */
  readonly title: string;
  readonly href: string;
  /** The HTML of each clause: one where one is cited, all of a rule that is cited as a whole. */
  readonly clauses: readonly string[];
  /** The editor's notes on them. */
  readonly notes: readonly { readonly label: string; readonly html: string }[];
}

/** The quotation of a rule or one of its clauses. */
export function quoteOf(cite: Cited, { edition, urls, words }: Here): QuoteText {
  const clauses = cite.clause ? [cite.clause] : cite.rule.clauses;
  const abbreviations = abbreviationsOf(edition.terms);
  const html = (prose: Prose) => markHtml(proseHtml(prose, urls, edition), abbreviations);
  return {
    label: sentence(citeName(cite, words)),
    title: cite.rule.data.title,
    href: urls.citation(cite),
    clauses: clauses.map(({ body }) => html(body)),
    notes: clauses.flatMap(({ notes }) =>
      notes.map((note) => ({ label: `${words.authority.note} · ${words.noteKinds[note.kind]}`, html: html(note) })),
    ),
  };
}
