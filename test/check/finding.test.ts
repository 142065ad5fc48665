import { expect, test } from 'vitest';
import { finding } from '#check/finding.ts';
import { describeValue } from '#check/schema-walk.ts';

const at = { file: 'a.yaml', line: 1, column: 1 };

test('a message quotes no text in full, and still says how to mend it', () => {
  for (const text of ['`'.repeat(200_000), '{/* */'.repeat(40_000), 'een woord '.repeat(20_000)]) {
    for (const quoted of [describeValue(text), `\`${text}\``]) {
      const { message } = finding('schema', at, `${quoted} does not do. Leave it out.`);
      expect(message.length).toBeLessThanOrEqual(1_500);
      expect(message).toMatch(/ does not do\. Leave it out\.$/);
    }
  }
});
