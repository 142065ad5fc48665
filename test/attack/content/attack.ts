/**
 * One attack on the content: a book with something done to it, and what the checker and the library make of
 * that.
 */
import { check, checkContent } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import type { Code, Finding } from '#check/finding.ts';
import type { ContentFile } from '#library/placed.ts';
import type { KeptFiles } from '#library/read-file.ts';
import { joinDraft, joinLibrary } from '#library/load.ts';
import { pickBy } from '../random.ts';
import type { Victim } from './books.ts';
import { essenceOf, type Essence } from './essence.ts';
import { differences, dropped, unexplained } from './losses.ts';
import { kinds, mutated, type Mutated } from './mutations.ts';

export interface Attack {
  readonly n: number;
  readonly book: string;
  readonly kind: string;
  readonly touched: readonly string[];
  /** `finding`: the checker reports something. Otherwise the library's texts are unchanged, or changed. */
  readonly outcome: 'finding' | 'unchanged' | 'changed';
  /** Of reading and checking, with what was kept of the sound book. */
  readonly ms: number;
  /** Whether reading, checking and joining again without caches gave the same result. */
  readonly anew: boolean;
  /** What must not be. */
  readonly faults: readonly string[];
}

/** A book's state before it is attacked. */
export interface Sound extends Victim {
  readonly essence: Essence;
  /** Its files as they were read. */
  readonly kept: KeptFiles;
}

const DAY = '2026-11-01';
/** One attack in so many is also made on a book of which nothing is kept. */
const ANEW = 16;
/** Found only because of the lists of what was published: regenerating them hides the change. */
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
  const kept: KeptFiles = new Map();
  const { draft } = readContent(victim.files, kept);
  return { ...victim, essence: essenceOf(joinDraft(draft, DAY)), kept };
}

/** Whether it is a text of the original, and not of a translation. */
function isOriginal({ file }: ContentFile): boolean {
  return /\.(?:mdx|yaml)$/.test(file) && !file.includes('/words/');
}

/** The words of a sound book that the library does not have: none. */
export function droppedIn({ files, essence }: Sound): readonly string[] {
  return dropped(essence, files.filter(isOriginal), KNOWN).map(({ file, word }) => `${file}: ${word}`);
}

/** Attack number n of a run: of each kind as many as of every other. */
export function attack(sound: Sound, seed: number, n: number): Attack | undefined {
  const kind = kinds[n % kinds.length] ?? '';
  const pick = pickBy(seed, n);
  const change = mutated(sound.files, kind, pick);
  if (!change) return undefined;
  const anew = pick(ANEW) === 0;
  const start = performance.now();
  let ms: number | undefined;
  const told = { n, book: sound.name, kind, touched: change.touched, anew };
  try {
    // As while editing: unchanged files come from the cache.
    const content = readContent(change.files, new Map(sound.kept));
    const findings = checkContent(content);
    ms = performance.now() - start;
    const isGreen = findings.every(({ code, level }) => level === 'warning' || LISTED.has(code));
    const essence = isGreen ? essenceOf(joinDraft(content.draft, DAY)) : undefined;
    return {
      ...told,
      outcome: !essence ? 'finding' : differences(sound.essence, essence).length === 0 ? 'unchanged' : 'changed',
      ms,
      faults: [
        ...findings.flatMap((each) => misplaced(each, change.files)),
        ...(essence ? lost(sound, essence, change) : []),
        ...(anew ? otherwiseAnew(change.files, findings, essence) : []),
      ],
    };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...told, outcome: 'finding', ms: ms ?? performance.now() - start, faults: [`threw ${stack}`] };
  }
}

/** Texts that a book without findings lacks, or has without being told. */
function lost(sound: Sound, essence: Essence, { files, touched }: Mutated): readonly string[] {
  const originals = files.filter((each) => touched.includes(each.file) && isOriginal(each));
  const silent = dropped(essence, originals, KNOWN).map(
    ({ file, word }) => `“${word}” stands in ${file}, and nothing says it`,
  );
  return [...unexplained([sound.essence, essence], [sound.files, files], touched), ...silent];
}

/** The result of the same files without caches, if it differs. */
function otherwiseAnew(
  files: readonly ContentFile[],
  findings: readonly Finding[],
  essence: Essence | undefined,
): readonly string[] {
  const whole = check(files);
  if (JSON.stringify(whole) !== JSON.stringify(findings))
    return [`checked anew it has ${whole.length} findings, and ${findings.length} with what was kept`];
  const said = essence && differences(essence, essenceOf(joinLibrary(files, DAY)));
  return (said ?? []).map(({ key, kind }) => `joined anew ${key} is ${kind}`);
}

/** A finding without a place in a file, or with a message too long to read. */
function misplaced(
  { position: { file, line, column }, message, code }: Finding,
  files: readonly ContentFile[],
): readonly string[] {
  const text = files.find((each) => each.file === file)?.text;
  const told = `${file}:${line}:${column} ${code}`;
  if (message.length > 1_500) return [`${told} says ${message.length} characters`];
  // A missing thing is reported at the place where it belongs.
  if (text === undefined) return line === 1 && column === 1 ? [] : [`${told}: no such file`];
  const there = text.split('\n')[line - 1];
  return there !== undefined && column >= 1 && column <= there.length + 1 ? [] : [`${told} is not in the file`];
}
