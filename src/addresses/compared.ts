/**
 * Two outcomes compared in one address: the ruling whose page it is, and, in addition to its case's answers,
 * the other one: `…/rulings/kap/?slagen=7&vs=geen-kap`.
 */

import type { FormerAnswers } from './answers.ts';

/** Which part of a case of several parts is compared, and with which ruling: `vs=2-geen-kap`. */
export interface ComparedPart {
  /** Its position among the parts, from 0. */
  readonly at: number;
  readonly ruling: string;
}

const PART = /^([1-9]\d?)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Names the second ruling in every address of a ruling; no fact may have it as its id. */
export const COMPARED = 'vs';

/**
 * The id that a query compares with, or what that is called now; undefined where it compares nothing. Takes
 * it with or without its question mark.
 */
export function comparedIn(query: string, former: FormerAnswers = {}): string | undefined {
  const id = new URLSearchParams(query).get(COMPARED) ?? undefined;
  return id === undefined ? undefined : (former[`${COMPARED}=${id}`] ?? id);
}

/** A case's query with a ruling to compare; undefined removes it. The answers are unchanged. */
export function withCompared(query: string, ruling: string | undefined): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== COMPARED);
  return [...others, ...(ruling === undefined ? [] : [`${COMPARED}=${encodeURIComponent(ruling)}`])].join('&');
}

/** Reads what `vs` says in the address of a case of several parts; undefined where it names no part. */
export function comparedPartOf(value: string | undefined): ComparedPart | undefined {
  const [, number, ruling] = PART.exec(value ?? '') ?? [];
  return number === undefined || ruling === undefined ? undefined : { at: Number(number) - 1, ruling };
}

/** What `vs` says for it. */
export function comparedPartText({ at, ruling }: ComparedPart): string {
  return `${at + 1}-${ruling}`;
}
