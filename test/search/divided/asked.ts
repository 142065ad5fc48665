/** A divided index as a browser has it that has fetched nothing yet, and what it fetches for a query. */
import { gzipSync } from 'node:zlib';
import type { Divided } from '#search/divided/divide.ts';
import { openDivided } from '#search/divided/open.ts';
import type { Index } from '#search/open.ts';

export interface Asked {
  readonly index: Index;
  /** As they travel, with the head. */
  readonly bytes: number;
  readonly pieces: readonly string[];
}

export function asker({ head, pieces }: Divided): (query: string) => Promise<Asked> {
  const texts = new Map([...pieces].map(([name, piece]) => [name, JSON.stringify(piece)]));
  const headBytes = gzipSync(JSON.stringify(head)).length;
  return async (query) => {
    const taken = new Set<string>();
    const searched = openDivided(JSON.parse(JSON.stringify(head)) as typeof head, (name) => {
      taken.add(name);
      const text = texts.get(name);
      return text === undefined ? Promise.reject(new Error(`there is no ${name}`)) : Promise.resolve(text);
    });
    const index = await searched.for(query);
    const bytes = [...taken].reduce((sum, name) => sum + gzipSync(texts.get(name) ?? '').length, headBytes);
    return { index, bytes, pieces: [...taken] };
  };
}
