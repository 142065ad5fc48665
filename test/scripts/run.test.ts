import { expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';

test('output that comes in pieces is put together, also where a piece ends within a letter', async () => {
  const script = `
    process.stdout.write(Buffer.from([0x22, 0xc3]));
    setTimeout(() => process.stdout.write(Buffer.from([0xa9, 0x22])), 100);
  `;
  expect(await run(process.execPath, ['-e', script])).toEqual({ code: 0, output: '"é"' });
});
