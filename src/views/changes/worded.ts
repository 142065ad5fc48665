/** A text and what has become of it, word by word. */
import { diffWordsWithSpace } from 'diff';
import type { Language } from '#model/language.ts';

/** A run of words: in both texts, or in one of them alone. */
export interface Run {
  readonly kind: 'kept' | 'added' | 'removed';
  readonly text: string;
}

/** Letters between two changes that are not worth a run of their own: "to", "a". */
const SHORT = 2;

/**
 * The runs of both texts in order: those removed and kept are the first text, those added and kept the second. Between two
 * changes a lone space or a word of two letters is changed with them, so that nobody reads five snippets for one change.
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

/** Of changes in a row, what was removed stands first and what was added behind it. */
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
