/** Records the results of faults: only what was seen, and only what was tried. */
import type { Page } from 'playwright-core';
import type { Language } from '#model/language.ts';
import type { FaultId } from '../faults/list.ts';
import type { Said, Seen } from '../faults/types.ts';
import { wordsIn, type Words } from '../faults/words.ts';

/** What was seen in this run, by fault. */
export const allSeen = new Map<string, Seen>();

export interface Watch {
  /** These words are visible on the page. */
  sees(pick: (words: Words) => string, on?: Page): Promise<void>;
  /** No message, since everything continues to work: in words, with the proof. */
  unnoticed(how: string, check: () => Promise<unknown>): Promise<void>;
  keeps(what: string, check: () => Promise<unknown>): Promise<void>;
  loses(what: string, check: () => Promise<unknown>): Promise<void>;
  goesOn(how: string, act: () => Promise<unknown>): Promise<void>;
}

/** Begins to look at a fault, anew. */
export function watching(id: FaultId, page: Page, language: Language = 'nl'): Watch {
  const seen = newSeen();
  return {
    sees: async (pick, on = page) => {
      const [text, english] = [pick(await wordsIn(language)), pick(await wordsIn('en'))];
      await on.getByText(text).filter({ visible: true }).first().waitFor();
      seen.says.push({ language, text, english });
    },
    ...recording(id, seen),
  };
}

interface Recorded {
  readonly says: Said[];
  readonly unnoticed: string[];
  readonly kept: string[];
  readonly lost: string[];
  readonly on: string[];
}

function newSeen(): Recorded {
  return { says: [], unnoticed: [], kept: [], lost: [], on: [] };
}

function recording(id: FaultId, seen: Recorded): Omit<Watch, 'sees'> {
  allSeen.delete(id);
  const after = (list: string[]) => async (what: string, check: () => Promise<unknown>) => {
    await check();
    list.push(what);
    allSeen.set(id, seen);
  };
  return {
    unnoticed: after(seen.unnoticed),
    keeps: after(seen.kept),
    loses: after(seen.lost),
    goesOn: after(seen.on),
  };
}
