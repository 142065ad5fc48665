/**
 * The inline script that keeps presses until a page’s scripts act: a function, minified, since every page has
 * it.
 */
import { minifySync } from 'vite';
import { keepEarlyPresses } from '#client/early-presses.ts';

/** @param shortcuts the keys that are kept too */
export function earlyPressesAtOnce(shortcuts: string): string {
  const source = `(${keepEarlyPresses.toString()})(${JSON.stringify(shortcuts)})`;
  const { code, errors } = minifySync('early-presses.js', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  return code;
}
