/** The structure of the code: which file may import which, and the README's rows for every folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAYERS } from '../eslint-layers.js';

/** Generated and ignored files. */
const MADE = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''));

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:ts|tsx|astro)$/.test(file))
  .toSorted();
const FOLDERS = [...new Set(FILES.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))];

/** All but those that tools make, and hidden ones: an editor may keep its own there. */
const TOP_FOLDERS = readdirSync('.', { withFileTypes: true })
  .flatMap((entry) =>
    entry.isDirectory() && !/^\./.test(entry.name) && !MADE.includes(entry.name) ? [entry.name] : [],
  )
  .toSorted();

/** What each file of src/ imports from it, types and styles included, as paths below src/. */
const IMPORTS: ReadonlyMap<string, readonly string[]> = new Map(
  FILES.map((file) => [file, importsOf(file, readFileSync(`src/${file}`, 'utf8'))]),
);

describe('imports', () => {
  test('lead to files that are there', () => {
    const missing = [...IMPORTS].flatMap(([file, imports]) =>
      imports.filter((to) => /\.(?:ts|tsx|astro)$/.test(to) && !IMPORTS.has(to)).map((to) => `${file} → ${to}`),
    );
    expect(missing).toEqual([]);
    expect([...IMPORTS.values()].flat().length).toBeGreaterThan(FILES.length);
  });

  test('never lead back to the file that they start from, also those of types', () => {
    expect(circlesIn(IMPORTS)).toEqual([]);
  });

  test('run in the order of eslint-layers.js, also those of types and within a folder', () => {
    const against = [...IMPORTS].flatMap(([file, imports]) =>
      imports
        .filter((to) => IMPORTS.has(to) && placeOf(to) > placeOf(file))
        .map((to) => `${file} (${layerOf(file)}) imports ${to} (${layerOf(to)})`),
    );
    expect(against).toEqual([]);
  });

  test('a circle would be found, and one against the order', () => {
    const graph = new Map([
      ['model/a.ts', ['decide/b.ts']],
      ['decide/b.ts', ['decide/c.ts']],
      ['decide/c.ts', ['model/a.ts', 'decide/d.ts']],
      ['decide/d.ts', []],
    ]);
    expect(circlesIn(graph)).toEqual([['decide/b.ts', 'decide/c.ts', 'model/a.ts']]);
    expect(placeOf('decide/b.ts')).toBeGreaterThan(placeOf('model/a.ts'));
    expect(importsOf('decide/b.ts', "import type { A } from '#model/a.ts';\nexport * from './c.ts';")).toEqual([
      'model/a.ts',
      'decide/c.ts',
    ]);
    expect(importsOf('decide/b.ts', "const a: import('../model/a.ts').A = await import('./c.ts');")).toEqual([
      'model/a.ts',
      'decide/c.ts',
    ]);
  });
});

describe('every folder', () => {
  test('has its place in eslint-layers.js, and nothing else has', () => {
    expect(LAYERS.filter((layer) => !layer.includes('/')).toSorted()).toEqual(FOLDERS.toSorted());
    expect(LAYERS.filter((layer) => layer.includes('/') && !IMPORTS.has(layer))).toEqual([]);
  });

  test('says at its top what it holds, as its row in the README does', () => {
    const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(src\/[^/`]+)\/`\s*\| (.+?)\s*\|$/gm)];
    expect(rows.length).toBeGreaterThanOrEqual(FOLDERS.length);
    for (const [, folder = '', says = ''] of rows) {
      // Whatever else stands in src/pages/ would be a page.
      const top = readFileSync(join(folder, folder === 'src/pages' ? '_README.md' : 'README.md'), 'utf8');
      expect(top.replace(/\s+/g, ' ').trim().toLowerCase(), folder).toBe(`${says}.`.toLowerCase());
    }
  });

  test('has a row in one of the README’s two tables, those of src/ in the order of their imports', () => {
    const [first = '', others = ''] = readFileSync('README.md', 'utf8').split('## The other folders');
    const layers = [...LAYERS.filter((layer) => !layer.includes('/')), 'styles'];
    const tables = [first, others].map((text) => [...text.matchAll(/^\| `([^`]+)\/`\s*\| (.+) \|$/gm)]);
    for (const [, folder, says = ''] of tables.flat()) expect(says.trim().length, folder).toBeGreaterThan(10);
    const named = tables.flat().map(([, folder = '']) => folder);
    const inSource = (folders: readonly string[]) =>
      folders.flatMap((folder) => (folder.startsWith('src/') ? [folder.slice('src/'.length)] : []));
    for (const table of tables) {
      const ofTable = inSource(table.map(([, folder = '']) => folder));
      expect(ofTable).toEqual(layers.filter((layer) => ofTable.includes(layer)));
    }
    expect(inSource(named).toSorted()).toEqual(layers.toSorted());
    const top = new Set(named.map((folder) => folder.split('/')[0] ?? '').filter((folder) => !folder.startsWith('.')));
    expect([...top].toSorted()).toEqual(TOP_FOLDERS);
  });
});

/** Static and dynamic imports and exports, of what is below src/. */
function importsOf(file: string, text: string): readonly string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([#.][^'"?]+)(?:\?[^'"]*)?['"]/g)];
  const paths = specifiers.map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(file), specifier),
  );
  return [...new Set(paths)].filter((path) => !path.startsWith('..'));
}

/** The layer that a file belongs to: its own, or its folder's; files in src/ itself come after all. */
function layerOf(file: string): string {
  return LAYERS.includes(file) ? file : (file.split('/')[0] ?? '');
}

function placeOf(file: string): number {
  return file.includes('/') ? LAYERS.indexOf(layerOf(file)) : LAYERS.length;
}

/** Groups of files of which each imports the others, however roundabout. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reach = new Map([...graph.keys()].map((file) => [file, reachedFrom(graph, file)]));
  const circles = [...reach].flatMap(([file, reached]) =>
    reached.has(file)
      ? [
          [...reached]
            .filter((other) => reach.get(other)?.has(file))
            .toSorted()
            .join('\n'),
        ]
      : [],
  );
  return [...new Set(circles)].map((circle) => circle.split('\n'));
}

function reachedFrom(graph: ReadonlyMap<string, readonly string[]>, file: string): ReadonlySet<string> {
  const reached = new Set(graph.get(file));
  // A set that grows while it is walked.
  for (const next of reached) for (const to of graph.get(next) ?? []) reached.add(to);
  return reached;
}
