/** A text and what has become of it, word by word. */
import { diffWordsWithSpace } from 'diff';
import type { Edition } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import type { Language } from '#model/language.ts';

/** A run of words: in both texts, or in one of them alone. */
export interface Run {
  readonly kind: 'kept' | 'added' | 'removed';
  readonly text: string;
}

/** A text in an edition, and its language where that is not the edition's. */
export interface TextInLanguage {
  readonly text: string;
  readonly lang?: Language | undefined;
}

/** What has become of a text, and the language of its runs where that is not the page's. */
export interface TextChange {
  readonly runs: readonly Run[];
  readonly lang?: Language;
}

/**
 * Compares a text of two editions, one of which may lack it. If only one of them is translated, the originals
 * are compared: adding or removing a translation does not change a rule.
 * @param originals the same texts in the language that the book was written in.
 */
export function textChange(
  before: TextInLanguage | undefined,
  after: TextInLanguage | undefined,
  originals: { readonly before: string; readonly after: string },
  { book, original }: Pick<Edition, 'book' | 'original'>,
): TextChange {
  if (before && after && before.lang !== after.lang) {
    return { runs: wordChanges(originals.before, originals.after, original), lang: original };
  }
  const lang = (after ?? before)?.lang;
  const texts = [before, after].map((each) => untagged(each?.text ?? '')) as [string, string];
  return { runs: wordChanges(...texts, lang ?? book.language), ...(lang === undefined ? {} : { lang }) };
}

/** Letters between two changes that are not worth a run of their own: "to", "a". */
const SHORT = 2;

/**
 * The runs of both texts in order: removed and kept ones make the first text, added and kept ones the second.
 * A lone space or short word between two changes counts as changed, so that one change is not shown as five
 * snippets.
 */
export function wordChanges(before: string, after: string, language: Language): readonly Run[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const runs = diffWordsWithSpace(before, after, { intlSegmenter }).map(({ added, removed, value }): Run => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }));
  return runs.reduce<readonly Run[]>((sum, run, at) => [...sum, ...within(run, at, runs)], []).reduce(together, []);
}

/** Whether a text has changed at all, white space aside. */
export function hasChanged(runs: readonly Run[]): boolean {
  return runs.some(({ kind, text }) => kind !== 'kept' && text.trim() !== '');
}

function within(run: Run, at: number, runs: readonly Run[]): readonly Run[] {
  const amidst = at > 0 && at < runs.length - 1;
  if (run.kind !== 'kept' || !amidst || run.text.trim().length > SHORT || /[.!?;:]/.test(run.text)) return [run];
  return [
    { kind: 'removed', text: run.text },
    { kind: 'added', text: run.text },
  ];
}

/** In a row of changes, all removals come first and all additions after them. */
function together(sum: readonly Run[], run: Run): readonly Run[] {
  const start = sum.findLastIndex(({ kind }) => kind === 'kept') + 1;
  if (run.kind === 'kept') {
    const last = sum.at(-1);
    return last?.kind === 'kept' ? [...sum.slice(0, -1), { ...last, text: last.text + run.text }] : [...sum, run];
  }
  const [head, changes] = [sum.slice(0, start), sum.slice(start)];
  const text = (kind: Run['kind']): string =>
    [...changes, run].flatMap((each) => (each.kind === kind ? each.text : [])).join('');
  return [
    ...head,
    ...(['removed', 'added'] as const).flatMap((kind) => (text(kind) === '' ? [] : [{ kind, text: text(kind) }])),
  ];
}
