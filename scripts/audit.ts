/**
 * `npm run audit`: asks the registry for known vulnerabilities of all locked packages. Mirrors often do not
 * answer; that is reported, so that it is not taken for a clean result.
 */
import { spawnSync } from 'node:child_process';

/** The result of an audit. */
export type Audit =
  | { readonly kind: 'clean'; readonly packages: number }
  | { readonly kind: 'vulnerable'; readonly packages: readonly string[] }
  | { readonly kind: 'not-asked'; readonly why: string };

/** Parses the output of `npm audit --json`. An incomplete answer counts as none. */
export function auditOf(output: string): Audit {
  let said: unknown;
  try {
    said = JSON.parse(output);
  } catch {
    return { kind: 'not-asked', why: output.trim().split('\n')[0] ?? '' };
  }
  const { message, error, vulnerabilities, metadata } = said as {
    readonly message?: string;
    readonly error?: { readonly summary?: string };
    readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string }>>;
    readonly metadata?: { readonly dependencies?: { readonly total?: number } };
  };
  const total = metadata?.dependencies?.total;
  if (error !== undefined || vulnerabilities === undefined || total === undefined || total === 0)
    return { kind: 'not-asked', why: message ?? error?.summary ?? 'no answer' };
  const found = Object.entries(vulnerabilities).map(([name, { severity = '?' }]) => `${name} (${severity})`);
  return found.length === 0 ? { kind: 'clean', packages: total } : { kind: 'vulnerable', packages: found };
}

/** 0: clean; 1: known vulnerabilities; 2: no answer. */
export function exitCodeOf({ kind }: Audit): 0 | 1 | 2 {
  return kind === 'clean' ? 0 : kind === 'vulnerable' ? 1 : 2;
}

/** For terminals and logs. `not-asked` must not read like `clean`. */
export function saysOf(audit: Audit): string {
  switch (audit.kind) {
    case 'clean':
      return `Nothing is known against any of the ${audit.packages} packages.`;
    case 'vulnerable':
      return `Known vulnerabilities in ${audit.packages.length} packages:\n${audit.packages.map((each) => `  ${each}`).join('\n')}`;
    case 'not-asked':
      return `NOT AUDITED: the registry does not answer this (${audit.why}). That says nothing about the packages; ask from a network that reaches registry.npmjs.org.`;
  }
}

if (import.meta.main) {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  const audit = auditOf(stdout.trim() === '' ? stderr : stdout);
  console.log(saysOf(audit));
  process.exitCode = exitCodeOf(audit);
}
