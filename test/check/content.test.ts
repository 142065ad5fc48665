import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { readContentFiles } from '#library/files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the books of this site', () => {
  const files = readContentFiles(root);

  const books = Map.groupBy(files, ({ file }) => file.split('/')[1] ?? '');
  test.each([...books].filter(([, mine]) => mine.length > 1))(
    '%s is checked fast enough to do it at every save',
    (_, book) => {
      const before = process.cpuUsage();
      check(book);
      const { user, system } = process.cpuUsage(before);
      // About 0.6 s of computing for a book of 42 rules and 46 situations; processor time, because others
      // compute too, and so much of it that only a blow-up breaks this, on whatever machine.
      expect((user + system) / 1e6).toBeLessThan(15);
    },
  );
});
