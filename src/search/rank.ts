/** Puts the entries of an index in order for a query. */
import type { QueryWord } from './analyse-query.ts';
import { evidenceFor } from './evidence.ts';
import type { Index } from './open.ts';
import type { HitKind } from '#addresses/pages.ts';

export interface Ranked {
  readonly index: Index;
  readonly entry: number;
  readonly score: number;
  /** How much of the query was found in the entry, 0 to 1, and how much in its title. */
  readonly found: number;
  readonly title: number;
  /**
   * The shown text, other than the title, that matches most of the query; absent if the title matches as
   * much.
   */
  readonly text?: number;
}

/** Of two equally good matches, what is needed first at a table ranks higher. */
const FIRST: Readonly<Record<HitKind, number>> = {
  situation: 1.06,
  term: 1.02,
  rule: 1,
  clause: 1,
  calculator: 1,
  ruling: 0.85,
  case: 0.85,
  article: 0.85,
};

/** The share of the score that is owed to the one text that fits best; the rest to all texts together. */
const ONE_TEXT = 0.5;

/** If none of this many first hits is about the query, nothing is found. */
const JUDGED = 3;

/** Every entry that matches some of the query, best first; empty if the best are not about it. */
export function rank(asked: readonly QueryWord[], index: Index): readonly Ranked[] {
  const whole = asked.reduce((sum, { importance }) => sum + importance, 0);
  if (whole === 0) return [];
  const entries = new Map<number, Tally>();
  for (const [at, { parts, mass }] of foundTexts(asked, index)) {
    const text = index.texts[at];
    if (!text) continue;
    const covered = asked.reduce((sum, { importance }, slot) => sum + importance * (parts[slot] ?? 0), 0) / whole;
    const density = Math.min(1, mass / text.mass);
    const score = text.weight * covered * (0.5 + 0.5 * Math.sqrt(density));
    add(entries, text.entry, {
      at,
      score,
      covered,
      weight: text.weight,
      parts,
      isTitle: text.place === 0,
      shown: text.shown,
    });
  }
  const ranked = [...entries]
    .map(([entry, tally]): Ranked & { readonly parts: readonly number[] } => {
      const sum = (each: readonly number[]): number =>
        asked.reduce((total, { importance }, slot) => total + importance * (each[slot] ?? 0), 0) / whole;
      const kind = index.entries[entry]?.kind ?? 'rule';
      const score = (ONE_TEXT * tally.best + (1 - ONE_TEXT) * sum(tally.weighted)) * FIRST[kind];
      const { shown, title } = tally;
      const text = shown && shown.covered > title * 1.001 ? shown.at : undefined;
      return {
        index,
        entry,
        score,
        found: sum(tally.parts),
        title,
        parts: tally.parts,
        ...(text === undefined ? {} : { text }),
      };
    })
    .sort((a, b) => b.score - a.score || a.entry - b.entry);
  const hasEvidence = evidenceFor(asked, index);
  return ranked.slice(0, JUDGED).some(({ parts }) => hasEvidence(parts)) ? ranked : [];
}

interface FoundText {
  /** By word of the query: how well it fits here. */
  readonly parts: number[];
  /** The total weight of the words found in the text. */
  mass: number;
}

/** The texts that contain any of the query's words. */
function foundTexts(asked: readonly QueryWord[], { postings, rarity }: Index): ReadonlyMap<number, FoundText> {
  const found = new Map<number, FoundText>();
  const best = new Map<number, number>();
  for (const { like } of asked) {
    for (const [word, quality] of like) best.set(word, Math.max(quality, best.get(word) ?? 0));
  }
  for (const [word, quality] of best) {
    for (const at of postings[word] ?? []) {
      const text = found.get(at) ?? { parts: asked.map(() => 0), mass: 0 };
      asked.forEach(({ like }, slot) => {
        text.parts[slot] = Math.max(text.parts[slot] ?? 0, like.get(word) ?? 0);
      });
      text.mass += (rarity[word] ?? 0) * quality;
      found.set(at, text);
    }
  }
  return found;
}

interface Scored {
  readonly at: number;
  readonly score: number;
  readonly covered: number;
  readonly weight: number;
  readonly parts: readonly number[];
  readonly isTitle: boolean;
  readonly shown: boolean;
}

interface Tally {
  best: number;
  /** How much of the query the title has. */
  title: number;
  shown?: Scored;
  /** By word of the query: the best of all texts, with and without the texts' weight. */
  weighted: number[];
  parts: number[];
}

function add(entries: Map<number, Tally>, entry: number, text: Scored): void {
  const tally = entries.get(entry) ?? { best: 0, title: 0, weighted: [], parts: [] };
  entries.set(entry, tally);
  tally.best = Math.max(tally.best, text.score);
  text.parts.forEach((part, slot) => {
    tally.weighted[slot] = Math.max(tally.weighted[slot] ?? 0, part * text.weight);
    tally.parts[slot] = Math.max(tally.parts[slot] ?? 0, part);
  });
  if (text.isTitle) tally.title = text.covered;
  else if (text.shown && text.score > (tally.shown?.score ?? 0)) tally.shown = text;
}
