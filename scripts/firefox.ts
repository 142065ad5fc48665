/** The system's Firefox, for the journeys that are tried in a second browser. */
import { systemBrowser } from './find-browser.ts';

/**
 * The path of a Firefox: `FIREFOX` from the environment, or one found or installed. @throws with
 * instructions, if there is none.
 */
export function firefox(): Promise<string> {
  return systemBrowser({
    name: 'Firefox',
    variable: 'FIREFOX',
    programs: ['firefox-esr', 'firefox', 'Firefox'],
    places: [
      '/usr/bin',
      '/usr/local/bin',
      '/usr/lib/firefox-esr',
      '/snap/bin',
      '/Applications/Firefox.app/Contents/MacOS',
    ],
    packaged: 'firefox-esr',
  });
}
