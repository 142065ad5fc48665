/** Every locked package with its licence: the installed ones, and those for other platforms. */
import { readFileSync } from 'node:fs';
import { compareTexts } from '#model/compare.ts';

/** A package of the lock. */
export interface Locked {
  readonly name: string;
  readonly version: string;
  /** As its author spells it: `MIT`, `Apache-2.0 AND MIT`. */
  readonly licence: string;
  /** Whether it would run something of its own while it is installed. */
  readonly runs: boolean;
}

/** By name and version, each once. @throws where the lock cannot be read. */
export function lockedPackages(): readonly Locked[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<
      Record<string, { readonly version?: string; readonly license?: string; readonly hasInstallScript?: boolean }>
    >;
  };
  const found = new Map<string, Locked>();
  for (const [path, { version = '', license = 'none', hasInstallScript = false }] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${name} ${version}`, { name, version, licence: license, runs: hasInstallScript });
  }
  return [...found.values()].sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.version, b.version));
}
