import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownText, withOwnTexts } from '#library/own-texts.ts';

test('what was read says the same with texts of its own', () => {
  const text = fc.string({ unit: 'binary' });
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
      fc.array(tie('any')),
      fc.dictionary(text, tie('any'), { noNullPrototype: true }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (read) => {
      expect(withOwnTexts(read)).toStrictEqual(read);
    }),
  );
});

test('half a character stays what it is, so that whoever looks for damage finds it', () => {
  expect(ownText('a\ud83d')).toBe('a\ud83d');
  expect(ownText('a\u{1f0cf}')).toBe('a\u{1f0cf}');
});

test('a text that was cut out of a file does not hold the file', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const megabytes = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const files = (cut: (text: string) => string) =>
    Array.from({ length: 40 }, (_, at) => cut(`${String(at)} ${'een regel of twee '.repeat(60_000)}`.slice(3, 60)));
  const before = megabytes();
  const held = files((text) => text);
  const cutOut = megabytes() - before;
  const own = files(ownText);
  const kept = megabytes() - before - cutOut;
  expect(own).toEqual(held);
  // Forty files of a megabyte each.
  expect(cutOut).toBeGreaterThan(30);
  expect(kept).toBeLessThan(5);
});
