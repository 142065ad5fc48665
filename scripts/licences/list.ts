/** `npm run licences`: writes docs/licences.md, which lists the licence of every package in the lock. */
import { writeFileSync } from 'node:fs';
import { lockedPackages, type Locked } from './locked.ts';
import { shipped } from './shipped.ts';

export const LIST = 'docs/licences.md';

/**
 * Licences that packages may have, and why. A package with another one is to be looked at before it is used.
 * All of them allow the use that is made of them here: tools on the machine that builds, and, of the first
 * five alone, code or letters that go to readers with their notice.
 */
export const allowed: Readonly<Record<string, string>> = {
  MIT: 'may go to readers with its notice',
  ISC: 'may go to readers with its notice',
  'BSD-2-Clause': 'may go to readers with its notice',
  'BSD-3-Clause': 'may go to readers with its notice',
  'OFL-1.1': 'letters; may go to readers with its notice',
  '0BSD': 'asks for nothing',
  'CC0-1.0': 'asks for nothing',
  '(MIT AND Zlib)': 'a tool of the build',
  'Apache-2.0': 'tools of the build and of tests',
  'BlueOak-1.0.0': 'tools of the build',
  'MPL-2.0': 'tools of the build and of tests, unchanged',
  'Python-2.0': 'a tool of the build',
  'LGPL-3.0-or-later': 'a library beside a tool of the build, on some machines, unchanged',
  'Apache-2.0 AND LGPL-3.0-or-later': 'as the two',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'as the three',
};

/** The text of docs/licences.md: what goes to readers, then all packages by licence, the commonest first. */
export function listOf(packages: readonly Locked[]): string {
  const kinds = [...new Set(packages.map(({ licence }) => licence))];
  const of = (licence: string) => packages.filter((each) => each.licence === licence);
  const sorted = kinds.toSorted((a, b) => of(b).length - of(a).length || (a < b ? -1 : 1));
  const named = ({ name, version }: Locked) => `${name} ${version}`;
  const mine = shipped.map(({ name, use }) => {
    const locked = packages.find((each) => each.name === name);
    return `| ${name} | ${locked?.version ?? '?'} | ${locked?.licence ?? '?'} | ${use} |`;
  });
  return [
    '# Licences',
    '',
    'Made by `npm run licences` from package-lock.json; a test holds it against the lock. The code of the project itself is',
    'under the [MIT licence](../LICENSE).',
    '',
    '## What goes to readers',
    '',
    'Their licences stand in `licences.txt` of a built site.',
    '',
    '| package | version | licence | used for |',
    '|---|---|---|---|',
    ...mine,
    '',
    `## All ${packages.length} packages of the lock, by licence`,
    '',
    'All but those above are tools: they run on the machine that builds or tests, and nothing of them goes to readers. A',
    'licence that is not in this table has to be looked at before its package is used (`scripts/licences/list.ts`).',
    '',
    '| licence | packages | |',
    '|---|---:|---|',
    ...sorted.map((licence) => `| ${licence} | ${of(licence).length} | ${allowed[licence] ?? 'not looked at'} |`),
    '',
    ...sorted.flatMap((licence) => [`### ${licence}`, '', `${of(licence).map(named).join(' · ')}`, '']),
  ].join('\n');
}

if (import.meta.main) writeFileSync(LIST, listOf(lockedPackages()));
