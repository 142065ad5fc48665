import { expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { readContentFiles } from '#library/files.ts';
import { fixtureBooks } from './books.ts';

const root = fixtureBooks('good').find(({ name }) => name === 'choices-and-overrides')?.root ?? '';
const RULE = 'content/kaartspel/2024/rules/2-verzaken.mdx';

/** The findings of the sound book after one change in the rule on revoking. */
function foundAfter(...changes: readonly (readonly [from: string, to: string])[]) {
  const files = readContentFiles(root).map((each) => {
    if (each.file !== RULE) return each;
    const text = changes.reduce((before, [from, to]) => {
      expect(before).toContain(from);
      return before.replace(from, to);
    }, each.text);
    return { ...each, text };
  });
  return check(files).filter(({ level, code }) => level !== 'warning' && code !== 'unfrozen-table');
}

test('a wrong amount is one finding, which names the verdict and the examples that do not bear it out', () => {
  const [found, ...others] = foundAfter([
    'verdict: Zo wordt beslist\n    effects: [{ points: 10,',
    'verdict: Tien punten\n    effects: [{ points: 12,',
  ]);
  expect(others).toEqual([]);
  expect(found?.code).toBe('figure');
  expect(found?.message).toMatch(
    /says `12`.*the verdict of `verzaakt` says `10` \(line \d+\); an example of `verzaakt` comes to `10` \(line/,
  );
});

test('a slip of another kind in the same ruling is told beside it', () => {
  const codes = foundAfter([
    'effects: [{ points: 10, against: overtreder,',
    'effects: [{ points: 12, against: tegenpartij,',
  ]).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['figure', 'wrong-gives']));
});
