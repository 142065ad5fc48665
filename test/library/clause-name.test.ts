import { describe, expect, test } from 'vitest';
import { clauseName, clauseNumber } from '#library/clause-number.ts';
import { parseMdxFile } from '#library/source.ts';

describe('a clause whose id is its name', () => {
  test('is called by it, and in a translation by the name that this gives', () => {
    expect(clauseName({ id: 'te-laat' })).toBe('te laat');
    expect(clauseNumber('4.9', { id: 'te-laat', name: 'too late' })).toBe('4.9 (too late)');
    expect(clauseNumber('4.9', { id: 'voldongen-3', name: 'x' }, '3', 'Voldongen')).toBe('4.9 Voldongen, 3');
  });

  test('has its name in the file of the translation', () => {
    const file = parseMdxFile(
      'words/en/rules/2.mdx',
      '---\n---\n\n<Clause id="te-laat" of="12345678" name="too late">Text.</Clause>\n',
      'words',
    );
    expect(file.body?.clauses.map(({ name }) => name)).toEqual(['too late']);
    expect(file.body?.strays).toEqual([]);
  });
});
