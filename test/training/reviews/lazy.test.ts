/**
 * What training shows first carries neither the scheduler nor the database: both come when they are needed.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const HEAVY = ['ts-fsrs', 'idb'];
const FIRST = globSync('src/training/**/*.{ts,tsx}').filter(
  (file) => !/^src\/training\/(?:reviews|progress)\//.test(file),
);

describe('the scheduler and the database', () => {
  test('are loaded by nothing of training but what comes when it is asked for', () => {
    expect(FIRST.length).toBeGreaterThan(5);
    for (const file of [...FIRST, 'src/training/reviews/load.ts', 'src/training/reviews/types.ts'])
      expect(heavyIn(file), file).toEqual([]);
  });

  test('are found where they are loaded', () => {
    expect(heavyIn('src/training/progress/page.tsx')).toEqual(HEAVY);
    expect(heavyIn('src/training/reviews/on-device.ts')).toEqual(['idb']);
    expect(heavyIn('src/training/reviews/cards.ts')).toEqual(['ts-fsrs']);
  });
});

/** Which of the heavy packages a file brings with it, by all that it imports from the start. */
function heavyIn(from: string): readonly string[] {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const waiting = [from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const specifier of importsOf(readFileSync(file, 'utf8')))
      if (specifier.startsWith('#')) waiting.push(`src/${specifier.slice(1)}`);
      else if (specifier.startsWith('.')) waiting.push(join(dirname(file), specifier));
      else packages.add(specifier);
  }
  return HEAVY.filter((heavy) => packages.has(heavy));
}

/** What a file imports at once: no types, and nothing by `import()`. */
function importsOf(text: string): readonly string[] {
  const statements = text.matchAll(/^(?:import|export)(?! type\b)[^;]*?\bfrom '([^']+)';/gm);
  return [...statements].map(([, specifier = '']) => specifier);
}
