/**
 * Fonts of usual widths for browser tests: layout limits depend on them, and a system with only wider fonts
 * would fail for pages that are fine for readers. Windows, macOS and phones include such fonts.
 */
import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { installPackage } from './apt.ts';

/** As wide as Arial and Times, letter by letter, and free. */
const PACKAGED = 'fonts-liberation';
const FILE = 'LiberationSans-Regular.{ttf,otf}';
const FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', '~/.local/share/fonts', '~/.fonts'];

/**
 * Sees that the fonts are there; installs them where that is possible. @throws with what to do, if they are
 * not.
 */
export async function usualFonts(): Promise<void> {
  if (process.platform !== 'linux' || areThere()) return;
  await installPackage(PACKAGED, 'No font of the usual widths is here');
  if (!areThere())
    throw new Error(`no font of the usual widths: install Liberation (sudo apt-get install ${PACKAGED})`);
}

function areThere(): boolean {
  return FOLDERS.some((folder) => globSync(`${folder.replace('~', homedir())}/**/${FILE}`).length > 0);
}
