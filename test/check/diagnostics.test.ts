import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codes } from '#check/finding.ts';
import { expectedReport, findingsOf, fixtureBooks } from './books.ts';

const diagnostics = () => readFileSync(new URL('../../docs/diagnostics.md', import.meta.url), 'utf8');

describe('the codes of the checker', () => {
  test('each has a section in docs/diagnostics.md, in the same order, and no section is left over', () => {
    const sections = [...diagnostics().matchAll(/^### `([a-z-]+)`$/gm)].map((match) => match[1]);
    expect(sections).toEqual(codes);
  });

  test('each section shows a finding that a faulty fixture book really gives', () => {
    const reports = fixtureBooks('bad').map(expectedReport).join('');
    for (const section of diagnostics().split(/^### /m).slice(1)) {
      const [, code = '', example = ''] = /^`([a-z-]+)`$[^]*?^ {4}(\S.*)$/m.exec(section) ?? [];
      expect(example).toMatch(new RegExp(`^\\S+:\\d+:\\d+ ${code} `));
      expect(reports.includes(`${example}\n`), example).toBe(true);
    }
  });

  test('each is produced by some faulty fixture book', () => {
    const produced = new Set(
      fixtureBooks('bad')
        .flatMap(findingsOf)
        .map((each) => each.code),
    );
    expect(codes.filter((code) => !produced.has(code))).toEqual([]);
  });
});
