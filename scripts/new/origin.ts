/** Where npm has this package from, so that a new folder asks for the same one. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export const PACKAGE = 'arbiter-site';

export interface Origin {
  /** What package.json asks npm for. */
  readonly wanted: string;
  /** The file that the package was installed from, which belongs into the folder. */
  readonly file?: string;
  /** There is no such file yet: this is the code itself, and it must be packed first. */
  readonly isUnpacked?: true;
}

/**
 * The package is in no registry of itself, where anybody could take its name: only who has it from one is
 * sent there.
 * @param project the folder of this code
 */
export function originOf(project: string, version: string): Origin {
  const installed = resolve(project, '..', '..');
  const resolved = basename(dirname(resolve(project))) === 'node_modules' ? resolvedIn(installed) : undefined;
  if (resolved?.startsWith('file:')) {
    const file = resolve(installed, resolved.slice('file:'.length));
    if (existsSync(file)) return { wanted: `file:${basename(file)}`, file };
  } else if (resolved !== undefined) {
    return { wanted: resolved.includes(`/${PACKAGE}/-/`) ? `^${version}` : resolved };
  }
  return { wanted: `file:${PACKAGE}-${version}.tgz`, isUnpacked: true };
}

/** What npm wrote down of the package when it installed it. */
function resolvedIn(folder: string): string | undefined {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return undefined;
  const { packages } = JSON.parse(readFileSync(list, 'utf8')) as {
    readonly packages?: Readonly<Record<string, { readonly resolved?: string }>>;
  };
  return packages?.[`node_modules/${PACKAGE}`]?.resolved;
}
