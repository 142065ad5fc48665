/**
 * Slips in a translation: another number, a lost denial, a must for a may, a before for an after, another
 * person, a lost link.
 */
import { isScalar, visit } from 'yaml';
import { cardinals } from '#check/number-words.ts';
import type { ContentFile } from '#library/placed.ts';
import type { DraftTranslation } from '#library/draft.ts';
import type { Language } from '#model/index.ts';
import { lineAt, writtenIn, type Change, type ChangeClass } from './change.ts';

/** @param file of words, in the language of the translation. */
export function wordChangesIn(translation: DraftTranslation, file: ContentFile): readonly Change[] {
  const { language, book } = translation;
  const people = [...Object.values(book.data.parties), ...Object.values(book.data.roles)].map(({ label }) => label);
  const slips = [...numberSlips(language), ...wordSlips(language), ...personSlips(people), ...MARKUP_SLIPS];
  return textsIn(file).flatMap(([from, to]) =>
    slips.flatMap(({ class: kind, pattern, put }) =>
      [...file.text.slice(from, to).matchAll(pattern)].flatMap((match): readonly Change[] => {
        const text = put(match[0]);
        const at = from + match.index;
        const what = `${file.text.slice(Math.max(at - 30, from), at + match[0].length + 20).replace(/\s+/g, ' ')}: ${match[0]} → ${text}`;
        return text === match[0]
          ? []
          : [
              {
                class: kind,
                file: file.file,
                line: lineAt(file, at),
                from: at,
                to: at + match[0].length,
                text,
                what,
              },
            ];
      }),
    ),
  );
}

/** Where a file has texts that stand for the original's, in characters. */
function textsIn(file: ContentFile): readonly (readonly [from: number, to: number])[] {
  const { document, start } = writtenIn(file);
  const texts: (readonly [number, number])[] = [];
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && OWN.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (at, { value, range }) => {
      if (at !== 'key' && typeof value === 'string' && range) texts.push([start + range[0], start + range[1]]);
    },
  });
  const body = file.file.endsWith('.mdx') ? file.text.indexOf('\n---\n', start) + 5 : file.text.length;
  // Between tags, which have ids and hashes.
  const inBody = [...file.text.slice(body).matchAll(/[^<>]+(?=<|$)/g)].map(
    ({ 0: { length }, index }) => [body + index, body + index + length] as const,
  );
  return [...texts, ...inBody];
}

/** Hashes, and what each language has for itself. */
const OWN: ReadonlySet<string> = new Set(['of', 'phrases', 'aliases', 'named', 'english', 'abbreviation', 'seats']);

interface Slip {
  readonly class: ChangeClass;
  readonly pattern: RegExp;
  readonly put: (found: string) => string;
}

function wordsSlip(kind: ChangeClass, others: Readonly<Record<string, string>>, unless = ''): Slip {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}#/:-])(?:${Object.keys(others).join('|')})(?![\p{L}-])${unless}`,
    'gu',
  );
  return { class: kind, pattern, put: (found) => others[found] ?? found };
}

/** A number one higher. One and two are articles and pairs as well, and an article of a law is no number. */
function numberSlips(language: Language): readonly Slip[] {
  const words = new Map([...cardinals(language)].map(([word, number]) => [number, word] as const));
  const next = [...words].flatMap(([number, word]) => {
    const other = words.get(number + 1);
    return number > 2 && number < 20 && other !== undefined ? [[word, other] as const] : [];
  });
  return [
    wordsSlip('number of a translation', Object.fromEntries(next)),
    {
      class: 'number of a translation',
      pattern: /(?<![\p{L}\d.,#/:(-])\d{1,4}(?![\p{L}\d:(-]|[.,]\d)/gu,
      put: (found) => String(Number(found) + 1),
    },
  ];
}

function wordSlips(language: Language): readonly Slip[] {
  const words = WORDS[language];
  if (!words) return [];
  return [
    wordsSlip('denial of a translation', words.denial),
    // What must not be, may not be either.
    wordsSlip('modality of a translation', words.modality, String.raw`(?! not)`),
    wordsSlip('condition of a translation', words.condition),
  ];
}

const WORDS: Partial<
  Record<Language, Readonly<Record<'denial' | 'modality' | 'condition', Readonly<Record<string, string>>>>>
> = {
  en: {
    denial: {
      not: '',
      no: 'a',
      No: 'A',
      cannot: 'can',
      nobody: 'everybody',
      Nobody: 'Everybody',
      nothing: 'something',
      never: 'always',
      without: 'with',
      Neither: 'Either',
      neither: 'either',
    },
    modality: { may: 'must', must: 'may', 'has to': 'may', 'have to': 'may' },
    condition: {
      if: 'unless',
      If: 'Unless',
      unless: 'if',
      only: '',
      Only: '',
      until: 'after',
      before: 'after',
      Before: 'After',
      after: 'before',
      After: 'Before',
      'at least': 'at most',
      'at most': 'at least',
    },
  },
};

/** Another one of the people of the book, by their labels. */
function personSlips(labels: readonly string[]): readonly Slip[] {
  const names = [...new Set(labels.map((label) => label.replace(/^(?:the|a|an) /u, '')))].toSorted(
    (a, b) => b.length - a.length,
  );
  const others = names.map((name, at) => [name, names[(at + 1) % names.length] ?? name] as const);
  return [wordsSlip('person of a translation', Object.fromEntries(others))];
}

const MARKUP_SLIPS: readonly Slip[] = [
  { class: 'link of a translation', pattern: /\]\((?:rule|situation|term):[^)]*\)/g, put: () => '](rule:another)' },
  { class: 'placeholder of a translation', pattern: /\{[a-z]+\}/g, put: () => 'some' },
];
