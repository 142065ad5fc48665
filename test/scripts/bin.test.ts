/** The command of the package, as far as it says what there is. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const said = (...args: readonly string[]) => String(execFileSync(process.execPath, ['bin/arbiter.js', ...args]));

test('names its commands', () => {
  expect(said('--help')).toMatch(/^Usage: arbiter-site <command>[^]*\n {2}build {5}builds the site into dist\/\n/);
});

test.each(['check', 'dev', 'build'])('says what %s does instead of doing it, where that is asked', (command) => {
  expect(said(command, '--help')).toMatch(new RegExp(`^arbiter-site ${command}: .*\\n\\nMore about it: .*docs/\\n$`));
});

test('lists the options of new, where it is asked what that does', () => {
  expect(said('new', '--help')).toMatch(/^Usage: arbiter-site new <folder> \[options\]\n[^]*\n {2}--dry-run +\S/);
});
