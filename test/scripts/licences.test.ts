/** What other people's work is used, under which licences, and what of it runs while it is installed. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allowed, LIST, listOf } from '../../scripts/licences/list.ts';
import { lockedPackages } from '../../scripts/licences/locked.ts';
import { noticesOf, shipped } from '../../scripts/licences/shipped.ts';

const packages = lockedPackages();

test('the list of licences is that of the lock: npm run licences writes it', () => {
  expect(readFileSync(LIST, 'utf8')).toBe(listOf(packages));
  expect(packages.length).toBeGreaterThan(500);
});

test('every package has a licence that somebody has looked at, and no licence is allowed for nothing', () => {
  const kinds = new Set(packages.map(({ licence }) => licence));
  expect([...kinds].filter((kind) => allowed[kind] === undefined)).toEqual([]);
  expect(Object.keys(allowed).filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('what goes to readers is what the scripts of the site import, and letters and full text', () => {
  const others = ['@fontsource-variable/literata', 'pagefind'];
  const named = shipped.map(({ name }) => name);
  // Schemas stand beside types that scripts use, and the build leaves them out of every script
  // (test/site/licences.test.ts).
  const missing = [...importedByReaders()].filter((name) => !named.includes(name) && name !== 'astro');
  expect(missing).toEqual([]);
  for (const name of others) expect(named).toContain(name);
});

test('what goes to readers goes with its licence, one that allows it', () => {
  const notices = noticesOf(shipped);
  for (const { name } of shipped) {
    const { licence = '' } = packages.find((each) => each.name === name) ?? {};
    expect(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'], name).toContain(licence);
    expect(notices).toContain(`\n${name} `);
  }
  expect(notices.match(/Copyright/g)?.length ?? 0).toBeGreaterThanOrEqual(shipped.length - 1);
  expect(() => noticesOf([{ name: 'preact', use: '', file: 'NOWHERE' }])).toThrow(/preact has no licence/);
});

test('what would run while it is installed is kept from it, and is named in CONTRIBUTING.md with the reason', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const running = [...new Set(packages.filter(({ runs }) => runs).map(({ name }) => name))];
  const paragraph = /Nothing runs of its own[^]*?\n\n/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[0] ?? '';
  expect(running.length).toBeGreaterThan(0);
  for (const name of running) expect(paragraph).toContain(name);
  const told = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(told.filter((name) => packages.some((each) => each.name === name))).toEqual(
    running.filter((name) => told.includes(name)),
  );
});

/** Packages that scripts of pages import, found by following their imports. */
function importedByReaders(): ReadonlySet<string> {
  const folders = ['client', 'casebook', 'training', 'calculator', 'offline', 'installed'];
  const first = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && folders.includes(file.split('/')[0] ?? ''))
    // What the build makes of a book for them, and what it makes packs of.
    .filter((file) => !/^training\/data\/|^calculator\/(?:check-|schema)/.test(file));
  const seen = new Set<string>();
  const found = new Set<string>();
  const queue = first.map((file) => join('src', file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    for (const [, to = ''] of text.matchAll(/(?:^|\n)(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'/g)) {
      if (to.startsWith('#')) queue.push(join('src', to.slice(1)));
      else if (to.startsWith('.')) queue.push(join(dirname(file), to));
      else
        found.add(
          to
            .split('/')
            .slice(0, to.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
    for (let at = queue.length - 1; at >= 0; at--) if (!/\.tsx?$/.test(queue[at] ?? '')) queue.splice(at, 1);
  }
  return found;
}
