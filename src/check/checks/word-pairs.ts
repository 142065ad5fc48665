/** The texts of an original beside those of its translation, and their sentences. */
import type { DataPath } from '#library/source.ts';
import { isOwn } from '#library/words/tree.ts';
import { isRecord } from '#model/untyped.ts';
import type { WordSpec, WordTree } from '#model/words.ts';

/** A text in both languages. */
export interface TextPair {
  /** Within the unit. */
  readonly path: DataPath;
  readonly original: string;
  readonly translation: string;
}

/** The texts that both have, without those that each language has for itself. */
export function textPairs(
  original: WordTree | undefined,
  words: WordTree | undefined,
  spec: WordSpec,
  path: DataPath = [],
): readonly TextPair[] {
  if (original === undefined || words === undefined || spec.kind === 'own' || isOwn(spec)) return [];
  if (typeof original === 'string') return typeof words === 'string' ? [{ path, original, translation: words }] : [];
  return (Object.entries(original) as readonly (readonly [string, WordTree])[]).flatMap(([key, each]) => {
    const inner = specWithin(spec, key);
    const other = isRecord(words) || Array.isArray(words) ? (words as Branch)[key] : undefined;
    return inner ? textPairs(each, other, inner, [...path, Array.isArray(original) ? Number(key) : key]) : [];
  });
}

type Branch = Readonly<Record<string, WordTree | undefined>>;

function specWithin(spec: WordSpec, key: string): WordSpec | undefined {
  switch (spec.kind) {
    case 'keys':
      return spec.keys[key];
    case 'entries':
    case 'list':
      return spec.of;
    default:
      return spec;
  }
}

/** Each sentence beside its translation; the whole texts where one language has more of them. */
export function sentencePairs({ original, translation }: TextPair): readonly (readonly [string, string])[] {
  const [wanted, found] = [sentencesOf(original), sentencesOf(translation)];
  if (wanted.length !== found.length) return [[original, translation]];
  return wanted.map((sentence, at) => [sentence, found[at] ?? '']);
}

function sentencesOf(text: string): readonly string[] {
  return text.trim().split(/(?<=[.?!])\s+(?=[^\p{Ll}\d])/u);
}
