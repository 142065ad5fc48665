/** The system's Chromium, for browser tests. */
import { systemBrowser } from './find-browser.ts';

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

/** The path of a Chromium: `CHROMIUM` from the environment, or what is found or installed. @throws with what to do, if there is none. */
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
