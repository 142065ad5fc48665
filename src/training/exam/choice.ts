/**
 * An exam in an address: the teacher's choices, and a seed.
 * `?n=20&kinds=ruling.near&of=kap.verzaking&minutes=30&pass=70 &seed=k3f9x2ab&content=1a2b3c4d`. The form is
 * canonical, and the same address gives the same exam.
 */
import { languages, type Language } from '#model/language.ts';

/**
 * A story to rule on, a pair that differs in one fact, and the deciding clause. In the order used in
 * addresses.
 */
export const examKinds = ['ruling', 'near', 'find'] as const;
export type ExamKind = (typeof examKinds)[number];

/** Among the kinds in an address: cases of two parts as well. Links from before they existed have none. */
const JOINT = 'joint';

export interface ExamChoice {
  /** Complete chapters (ids of phases), and single situations. Both empty: the whole book. */
  readonly chapters: readonly string[];
  readonly situations: readonly string[];
  /** The number of questions, 1 to {@link MOST_QUESTIONS}. */
  readonly n: number;
  /** At least one, in declared order. */
  readonly kinds: readonly ExamKind[];
  /** Whether some of the questions are cases of two parts, as far as the book has any of its situations. */
  readonly joint?: true;
  /** The time limit, up to {@link MOST_MINUTES}; 0 for none. */
  readonly minutes: number;
  /** The percentage needed to pass. */
  readonly pass: number;
  readonly seed: string;
  /** What it was made from; absent when the address does not say. */
  readonly made?: Made;
}

/** What an exam was made from, to detect that the text has changed since. */
export interface Made {
  readonly language: Language;
  /** 8 hex digits over all situations of the exam. */
  readonly content: string;
}

export const MOST_QUESTIONS = 60;
export const MOST_MINUTES = 300;
export const USUAL: Omit<ExamChoice, 'seed'> = {
  chapters: [],
  situations: [],
  n: 20,
  kinds: examKinds,
  minutes: 30,
  pass: 70,
};

const SEED = /^[\w-]{1,40}$/;
const ID = /^[a-z0-9-]{1,80}$/;
const CONTENT = /^[0-9a-f]{8}$/;

/**
 * Parses a query. Never throws: missing and invalid values get their defaults.
 * @param seed used when the query has none.
 */
export function examIn(query: string, seed: string): ExamChoice {
  const pairs = new URLSearchParams(query);
  const given = pairs.get('seed') ?? '';
  const kinds = (pairs.get('kinds') ?? '').split('.');
  const known = examKinds.filter((kind) => kinds.includes(kind));
  const made = madeIn(pairs);
  return {
    chapters: idsIn(pairs.get('chapters')),
    situations: idsIn(pairs.get('of')),
    n: numberIn(pairs.get('n'), 1, MOST_QUESTIONS) ?? USUAL.n,
    kinds: known.length === 0 ? USUAL.kinds : known,
    ...(kinds.includes(JOINT) ? { joint: true } : {}),
    minutes: numberIn(pairs.get('minutes'), 0, MOST_MINUTES) ?? USUAL.minutes,
    pass: numberIn(pairs.get('pass'), 0, 100) ?? USUAL.pass,
    seed: SEED.test(given) ? given : seed,
    ...(made ? { made } : {}),
  };
}

/** The canonical query of a choice, without question mark. */
export function examQuery({ chapters, situations, n, kinds, joint, minutes, pass, seed, made }: ExamChoice): string {
  return [
    `n=${n}`,
    `kinds=${[...examKinds.filter((kind) => kinds.includes(kind)), ...(joint ? [JOINT] : [])].join('.')}`,
    ...(chapters.length === 0 ? [] : [`chapters=${inOrder(chapters).join('.')}`]),
    ...(situations.length === 0 ? [] : [`of=${inOrder(situations).join('.')}`]),
    `minutes=${minutes}`,
    `pass=${pass}`,
    `seed=${seed}`,
    ...(made ? [`lang=${made.language}`, `content=${made.content}`] : []),
  ].join('&');
}

function madeIn(pairs: URLSearchParams): Made | undefined {
  const language = languages.find((each) => each === pairs.get('lang'));
  const content = pairs.get('content') ?? '';
  return language && CONTENT.test(content) ? { language, content } : undefined;
}

function numberIn(text: string | null, from: number, to: number): number | undefined {
  if (text === null || !/^\d{1,3}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= from && number <= to ? number : undefined;
}

function idsIn(text: string | null): readonly string[] {
  return inOrder((text ?? '').split('.').filter((id) => ID.test(id)));
}

/** Without duplicates, in an order independent of the input's. */
function inOrder(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort();
}
