/** The system's Chromium, for browser tests. */
import { systemBrowser } from './find-browser.ts';

/**
 * Flags for a Chromium that stays quiet and offline; playwright-core makes a new profile for every launch.
 */
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

/**
 * The path of what browser tests look at pages with: Chromium's headless shell, the same engine without a
 * window's frame around each page, which takes a third of the time. `CHROMIUM_SHELL` or else `CHROMIUM` names
 * another one; where the shell is neither found nor installed, it is the whole Chromium.
 * @throws with what to do, if there is neither.
 */
export async function headlessChromium(): Promise<string> {
  const named = process.env['CHROMIUM_SHELL'] ?? '';
  if (named === '' && (process.env['CHROMIUM'] ?? '') !== '') return chromium();
  try {
    return await systemBrowser({
      name: 'headless shell of Chromium',
      variable: 'CHROMIUM_SHELL',
      programs: ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'],
      places: ['/usr/bin', '/usr/local/bin', '/usr/lib/chromium'],
      packaged: 'chromium-headless-shell',
    });
  } catch (error) {
    if (named !== '') throw error;
    return chromium();
  }
}

/**
 * The path of a Chromium: `CHROMIUM` from the environment, or one found or installed. @throws with
 * instructions, if there is none.
 */
export function chromium(): Promise<string> {
  return systemBrowser({
    name: 'Chromium',
    variable: 'CHROMIUM',
    programs: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'Google Chrome',
      'Chromium',
      'chrome',
    ],
    places: [
      '/usr/bin',
      '/usr/local/bin',
      '/snap/bin',
      '/opt/google/chrome',
      '/Applications/Google Chrome.app/Contents/MacOS',
      '/Applications/Chromium.app/Contents/MacOS',
    ],
    packaged: 'chromium',
  });
}
