/**
 * The package as npm packs it, in an empty folder with nothing else there: a new site is made, checked, built
 * below a path, shown and measured. Installs from the registry, so it is one of the thorough tests.
 */
import { execFileSync, spawn, type ExecFileSyncOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { THOROUGH } from '../../support/thorough.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'arbiter-package-'));
const CLUB = join(ROOT, 'club');
afterAll(() => rmSync(ROOT, { recursive: true }));

/** Runs a program as a stranger would: without this project's folder in its way. */
function run(command: string, args: readonly string[], options: ExecFileSyncOptions = {}): string {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH: `${join(CLUB, 'node_modules', '.bin')}:${PATH}`, HOME, OFFLINE: 'quick', ...options.env };
  return String(execFileSync(command, args, { cwd: CLUB, stdio: 'pipe', ...options, env }));
}

describe.runIf(THOROUGH)('the package', { timeout: 900_000 }, () => {
  test('is packed, makes a new folder, and is installed in it', () => {
    const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', ROOT], { cwd: '.' })) as [
      { readonly filename: string },
    ];
    mkdirSync(CLUB);
    // Into a folder with nothing but the package, whose command then makes the site.
    const installed = join(ROOT, 'installed');
    mkdirSync(installed);
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', join(ROOT, packed.filename)], {
      cwd: installed,
    });
    const bin = join(installed, 'node_modules', '.bin', 'arbiter-site');
    run(bin, ['new', CLUB, '--language', 'nl', '--title', 'Schaakclub Noord', '--yes'], { cwd: ROOT });
    // The file came along: nothing is asked of a registry but what the package needs.
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
    expect(readdirSync(CLUB)).toEqual(expect.arrayContaining(['content', 'node_modules', 'package.json', 'README.md']));
  });

  test('checks, measures and translates', () => {
    expect(run('npm', ['run', '-s', 'check'])).toContain('No findings');
    expect(run('npm', ['run', '-s', 'mutate'])).toContain('100.0 %');
    const edition = String(new Date().getUTCFullYear());
    expect(run('npm', ['run', '-s', 'translate', '--', 'club', edition, 'en'])).toContain('missing');
    rmSync(join(CLUB, 'content', 'club', edition, 'words'), { recursive: true });
  });

  test('builds the whole site below a path', () => {
    run('npm', ['run', '-s', 'build'], { env: { BASE_PATH: '/regels', SITE_URL: 'https://example.org' } });
    const page = readFileSync(join(CLUB, 'dist', 'nl', 'club', 'situations', 'speler-te-laat', 'index.html'), 'utf8');
    expect(page).toContain('href="/regels/nl/club/');
    expect(page).toContain('https://example.org/regels/nl/club/situations/speler-te-laat/');
    expect(page).not.toContain(ROOT);
    expect(readdirSync(join(CLUB, 'dist'))).toEqual(
      expect.arrayContaining(['404.html', 'licences.txt', 'packs', 'pagefind', 'sw.js']),
    );
  });

  test('shows the site while it is written', async () => {
    const { PATH = '', HOME = '' } = process.env;
    const server = spawn('npm', ['run', 'dev'], { cwd: CLUB, env: { PATH, HOME, NO_COLOR: '1' }, detached: true });
    try {
      const url = await new Promise<string>((found, missed) => {
        let said = '';
        server.stdout.on('data', (text: Buffer) => {
          said += String(text);
          const [address] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
          if (address !== undefined) found(address);
        });
        server.on('close', () => missed(new Error(said)));
      });
      const page = await fetch(`${url}nl/club/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Schaakclub Noord');
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid);
    }
  });
});
