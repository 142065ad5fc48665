/** What a citation points to, as it is quoted on another page. */
import { proseHtml } from '#library/prose.ts';
import type { ClauseDoc, RuleDoc } from '#library/types.ts';
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

/** The quotation of `17` or `17#a`; nothing where there is no such rule, which the checker has refused before. */
export function quoteOf(cite: string, { edition, urls, words }: Here): readonly QuoteText[] {
  const found = findCited(cite, edition.rules);
  if (!found) return [];
  const abbreviations = abbreviationsOf(edition.terms);
  const html = (prose: ClauseDoc['body']) => markHtml(proseHtml(prose, urls), abbreviations);
  return [
    {
      label: sentence(citeName(cite, edition, words)),
      title: found.rule.data.title,
      href: urls.citation(cite),
      clauses: found.clauses.map(({ body }) => html(body)),
      notes: found.clauses.flatMap(({ notes }) =>
        notes.map((note) => ({ label: `${words.authority.note} · ${words.noteKinds[note.kind]}`, html: html(note) })),
      ),
    },
  ];
}

function findCited(
  cite: string,
  rules: readonly RuleDoc[],
): { readonly rule: RuleDoc; readonly clauses: readonly ClauseDoc[] } | undefined {
  const [slug, id] = cite.split('#');
  const rule = rules.find((each) => each.slug === slug);
  return rule && { rule, clauses: rule.clauses.filter((clause) => id === undefined || clause.id === id) };
}
