/** The system's Chromium: found, or installed where that is possible, or asked for. Browser tests are never skipped. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

/** Flags for a Chromium that stays quiet and offline; playwright-core makes a new profile for every launch. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/**
 * The path of a Chromium: `CHROMIUM` from the environment, else one on PATH or in a usual place; as root on a machine
 * with apt-get it is installed first.
 * @throws with what to do, if there is none.
 */
export async function chromium(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM is ${named}, where no program is that can be run; mend the path, or unset it`);
  }
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && executable('apt-get', (process.env['PATH'] ?? '').split(delimiter))) {
    console.log('No Chromium is here; as root, it is installed with apt-get (set CHROMIUM to use another one).');
    await run('apt-get', ['update'], { show: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      show: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error('no Chromium: install it (sudo apt-get install chromium), or set CHROMIUM to the path of one');
}

function findChromium(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...PLACES];
  for (const name of [...NAMES, 'Google Chrome', 'Chromium', 'chrome']) {
    const path = executable(name, folders);
    if (path !== undefined) return path;
  }
  return undefined;
}

function executable(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
