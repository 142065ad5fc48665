/**
 * A case in an address (design §5): answers keyed by fact id and sorted, so that equal cases have equal
 * addresses.
 */
import type { Answer, Answers, TableFact } from '#decide/table.ts';
import { choiceWords } from '#i18n/choice.ts';
import { isTracker } from './trackers.ts';

/** Reserved as answers; the model forbids options of these names. */
const UNKNOWN = 'unknown';
const UNESTABLISHED = 'unestablished';
const INTEGER = /^-?\d{1,9}$/;
const RANGE = /^(-?\d{1,9})\.\.(-?\d{1,9})$/;

/**
 * The query of a case, without the question mark; empty for no answers:
 * `fout=verzaking&gesloten-slagen=0..4`.
 */
export function answersToQuery(answers: Answers): string {
  return Object.entries(answers)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([fact, answer]) => `${encodeURIComponent(fact)}=${encodeURIComponent(answerToValue(answer))}`)
    .join('&');
}

/**
 * Former names in older addresses, to present ones: of a fact `fout-soort` → `fout`, of an option
 * `fout=te-vroeg` → `voor-de-beurt`, of a compared ruling `vs=kap` → `kap-game`.
 */
export type FormerAnswers = Readonly<Record<string, string>>;

/** The canonical form of a query's answers. */
export function canonical(query: string, facts: readonly TableFact[], former?: FormerAnswers): string {
  return answersToQuery(queryToAnswers(query, facts, former).answers);
}

/** One answer as in an address or a form: an option's id, `3`, `0..4`, `unknown` or `unestablished`. */
export function answerToValue(answer: Answer): string {
  switch (answer.kind) {
    case 'option':
      return answer.option;
    case 'range':
      return answer.from === answer.to ? String(answer.from) : `${answer.from}..${answer.to}`;
    case 'unknown':
      return answer.forGood ? UNESTABLISHED : UNKNOWN;
  }
}

/** The answers of a query, and the parts that were ignored. */
export interface Reading {
  readonly answers: Answers;
  /** Keys that are none of these facts, or whose value is not valid for the fact; trackers are left out. */
  readonly dropped: readonly string[];
  /** Facts that the query answers in different ways. The last answer counts. */
  readonly contradicted: readonly string[];
}

/**
 * Parses a query, with or without its question mark. Never throws: whatever is not an answer to one of these
 * facts is ignored and its key listed in `dropped`, unless a chat or a search engine added it. If a fact has
 * several answers the last one counts; if they differ, it is listed in `contradicted`. Former names are
 * replaced by present ones.
 */
export function queryToAnswers(query: string, facts: readonly TableFact[], former: FormerAnswers = {}): Reading {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const answers = new Map<string, Answer>();
  const dropped = new Set<string>();
  const contradicted = new Set<string>();
  for (const [key, value] of new URLSearchParams(query)) {
    const fact = byId.get(key) ?? byId.get(former[key] ?? '');
    const answer = fact && valueToAnswer(value, fact, former);
    if (!answer) {
      if (!isTracker(key)) dropped.add(key);
      continue;
    }
    const earlier = answers.get(fact.id);
    if (earlier && answerToValue(earlier) !== answerToValue(answer)) contradicted.add(fact.id);
    answers.set(fact.id, answer);
  }
  return { answers: Object.fromEntries(answers), dropped: [...dropped], contradicted: [...contradicted] };
}

/** The answer that a value of an address or a form means; undefined if it is not valid for this fact. */
export function valueToAnswer(value: string, fact: TableFact, former: FormerAnswers = {}): Answer | undefined {
  if (value === UNKNOWN) return { kind: 'unknown' };
  if (value === UNESTABLISHED) return { kind: 'unknown', forGood: true };
  if (fact.kind === 'choice') {
    const option = optionFor(value, fact.options) ?? former[`${fact.id}=${value}`];
    return option === undefined ? undefined : { kind: 'option', option };
  }
  const range = RANGE.exec(value);
  if (!range && !INTEGER.test(value)) return undefined;
  // Adding zero turns -0 into 0, which is another text but the same number.
  const from = Number(range?.[1] ?? value) + 0;
  const to = Number(range?.[2] ?? value) + 0;
  if (from < fact.min || to > fact.max || from > to) return undefined;
  // Ends that the steps do not reach mean the numbers between them that exist.
  const low = fact.min + Math.ceil((from - fact.min) / fact.step) * fact.step;
  const high = fact.min + Math.floor((to - fact.min) / fact.step) * fact.step;
  return low <= high ? { kind: 'range', from: low, to: high } : undefined;
}

/**
 * The option that a value names. For yes and no every language's spelling is accepted: a handwritten link
 * with `no` works as well as the `nee` that the site writes for a Dutch book in any language.
 */
function optionFor(value: string, options: readonly { readonly id: string }[]): string | undefined {
  if (options.some(({ id }) => id === value)) return value;
  const meant = meaningOf(value);
  const isYesNo = options.length === 2 && options.every(({ id }) => meaningOf(id) !== undefined);
  return meant === undefined || !isYesNo ? undefined : options.find(({ id }) => meaningOf(id) === meant)?.id;
}

function meaningOf(value: string): 'yes' | 'no' | undefined {
  const spellings = Object.values(choiceWords).map(({ spelled }) => spelled);
  return (['yes', 'no'] as const).find((meaning) => spellings.some((spelled) => spelled[meaning] === value));
}
