/** The texts of content/, ready to be rendered with the components of a page. */
import { getEntry, render, type CollectionKey } from 'astro:content';
import { isTranslation } from '#library/in-language.ts';
import type { ClauseDoc, DrawingDoc, Edition, NoteDoc, RuleDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import type { FormerNames } from '#views/former-names.ts';

/** The props of a rule's text (`<Content text={…} />`). */
export interface RuleText {
  readonly rule: RuleDoc;
  /** Those to be shown: of a translation, the others are in another file. */
  readonly clauses: readonly ClauseDoc[];
  /** What its clauses were called before. */
  readonly former?: FormerNames | undefined;
  /** Whether they are in a page of another site. */
  readonly embedded?: boolean | undefined;
}

/**
 * The props that the compiler adds to each element of a clause (src/library/text-slots.ts), in addition to
 * its attributes.
 */
export interface InClause {
  readonly text: RuleText;
  readonly clause: string;
  readonly nth: string;
}

/** Words that a reader sees, and the language that they are in where that is not the page's. */
interface Words {
  /** Of the original. */
  readonly file: string;
  readonly lang: Language | undefined;
  /** The file that they are in, where house rules name another one. */
  readonly textIn?: string | undefined;
}

/**
 * The component that renders a text: the original's, or a translation's if it is current.
 * @throws if the build has no such text, for which the framework would render nothing.
 */
export async function contentOf({ file, lang, textIn }: Words, edition: Edition) {
  const isTranslated = isTranslation(edition) && lang === undefined;
  const path = pathOf(file);
  const [book = '', id = '', folder = '', ...stem] = path.split('/');
  const words = [book, id, 'words', edition.book.language, folder, ...stem].join('/');
  const entry =
    textIn !== undefined || isTranslated
      ? await getEntry('words', textIn === undefined ? words : pathOf(textIn))
      : await getEntry(folder as Exclude<CollectionKey, 'words'>, path);
  const rendered = entry && (await render(entry));
  // A text that another build took away has no frontmatter; one in other words need not have any.
  if (!rendered || size(rendered.remarkPluginFrontmatter) < Math.min(1, size(entry.data))) {
    throw new Error(`no text of ${file} in ${edition.book.language}: was another build running at the same time?`);
  }
  return rendered.Content;
}

function size(keys: object): number {
  return Object.keys(keys).length;
}

function pathOf(file: string): string {
  return file.replace(/^content\/|\.mdx$/g, '');
}

/**
 * The clauses of a rule by the file of their words, in order: those of an original together, but for what
 * house rules put in their place, and each of a translation by itself.
 */
export function partsOf({ file, clauses }: RuleDoc, edition: Edition): readonly (Words & Pick<RuleText, 'clauses'>)[] {
  const isApart = isTranslation(edition) || clauses.some(({ textIn }) => textIn !== undefined);
  return isApart
    ? clauses.map((clause) => ({ file, lang: clause.lang, textIn: clause.textIn, clauses: [clause] }))
    : [{ file, lang: undefined, clauses }];
}

/** The note that an element of a text is. */
export function noteIn(element: InClause): { readonly clause: ClauseDoc; readonly note: NoteDoc } {
  const clause = clauseOf(element);
  return { clause, note: found(clause.notes, element) };
}

/** The drawing that an element of a text is. */
export function drawingIn(element: InClause): { readonly clause: ClauseDoc; readonly drawing: DrawingDoc } {
  const clause = clauseOf(element);
  return { clause, drawing: found(clause.drawings, element) };
}

/** Of all clauses of the rule: Astro renders what is in a clause before that knows whether it is shown. */
function clauseOf({ text, clause: id }: InClause): ClauseDoc {
  const clause = text.rule.clauses.find((each) => each.id === id);
  if (!clause) throw new Error(`${text.rule.file} has no clause ${id}`);
  return clause;
}

function found<Thing>(things: readonly Thing[], { text, clause, nth }: InClause): Thing {
  const thing = things[Number(nth)];
  if (thing === undefined) throw new Error(`${text.rule.file}: clause ${clause} is not as it was read`);
  return thing;
}
