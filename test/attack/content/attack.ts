/** One attack on the content: a book with something done to it, and what the checker and the library make of that. */
import { check } from '#check/check.ts';
import type { Code, Finding } from '#check/finding.ts';
import type { ContentFile } from '#library/draft.ts';
import { joinLibrary } from '#library/load.ts';
import { pickBy } from '../random.ts';
import type { Victim } from './books.ts';
import { essenceOf, type Essence } from './essence.ts';
import { differences, dropped, unexplained } from './losses.ts';
import { kinds, mutated } from './mutations.ts';

export interface Attack {
  readonly n: number;
  readonly book: string;
  readonly kind: string;
  readonly touched: readonly string[];
  /** `finding`: the checker says something. Green otherwise: what the library says is the same, or something else. */
  readonly outcome: 'finding' | 'unchanged' | 'changed';
  readonly ms: number;
  /** What must not be. */
  readonly faults: readonly string[];
}

/** What a book says before anything is done to it. */
export interface Sound extends Victim {
  readonly essence: Essence;
}

const DAY = '2026-11-01';
/** Found only because the tools keep lists of what was published: whoever has them written anew sees nothing of it. */
const LISTED: ReadonlySet<Code> = new Set<Code>(['new-permalink', 'unfrozen-table']);
/** Names of elements and of schemes, and what has no words in the library: `none: true`. */
const KNOWN: ReadonlySet<string> = new Set([
  'Clause',
  'Note',
  'Drawing',
  'rule',
  'term',
  'situation',
  'ruling',
  'true',
]);

export function soundly(victim: Victim): Sound {
  return { ...victim, essence: essenceOf(joinLibrary(victim.files, DAY)) };
}

/** The words of a sound book that the library does not have: none. */
export function droppedIn({ files, essence }: Sound): readonly string[] {
  return files
    .filter(({ file }) => /\.(?:mdx|yaml)$/.test(file) && !file.includes('/words/'))
    .flatMap((file) => dropped(essence, file, KNOWN).map((word) => `${file.file}: ${word}`));
}

/** Attack number n of a run: of each kind as many as of every other. */
export function attack(sound: Sound, seed: number, n: number): Attack | undefined {
  const kind = kinds[n % kinds.length] ?? '';
  const change = mutated(sound.files, kind, pickBy(seed, n));
  if (!change) return undefined;
  const start = performance.now();
  const told = { n, book: sound.name, kind, touched: change.touched };
  try {
    const findings = check(change.files);
    const ms = performance.now() - start;
    const faults = findings.flatMap((each) => misplaced(each, change.files));
    if (findings.some(({ code, level }) => level !== 'warning' && !LISTED.has(code)))
      return { ...told, outcome: 'finding', ms, faults };
    const essence = essenceOf(joinLibrary(change.files, DAY));
    const silent = change.files
      .filter(({ file }) => change.touched.includes(file) && /\.(?:mdx|yaml)$/.test(file) && !file.includes('/words/'))
      .flatMap((file) =>
        dropped(essence, file, KNOWN).map((word) => `“${word}” stands in ${file.file}, and nothing says it`),
      );
    return {
      ...told,
      outcome: differences(sound.essence, essence).length === 0 ? 'unchanged' : 'changed',
      ms,
      faults: [
        ...faults,
        ...unexplained([sound.essence, essence], [sound.files, change.files], change.touched),
        ...silent,
      ],
    };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...told, outcome: 'finding', ms: performance.now() - start, faults: [`threw ${stack}`] };
  }
}

/** A finding that names no place in a file, or says more than can be read. */
function misplaced(
  { position: { file, line, column }, message, code }: Finding,
  files: readonly ContentFile[],
): readonly string[] {
  const text = files.find((each) => each.file === file)?.text;
  const told = `${file}:${line}:${column} ${code}`;
  if (message.length > 1_500) return [`${told} says ${message.length} characters`];
  // What is missing is told of the place where it should be.
  if (text === undefined) return line === 1 && column === 1 ? [] : [`${told}: no such file`];
  const there = text.split('\n')[line - 1];
  return there !== undefined && column >= 1 && column <= there.length + 1 ? [] : [`${told} is not in the file`];
}
