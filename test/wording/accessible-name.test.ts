import { expect, test } from 'vitest';
import { accessibleName } from '#wording/accessible-name.ts';

test.each([
  ['17A', 'regel 17A', 'regel 17A'],
  ['4.3-4', 'regel 4.3, lid 4', '4.3-4, regel 4.3, lid 4'],
  ['4.2-8a', 'regel 4.2, lid 8a', '4.2-8a, regel 4.2, lid 8a'],
  ['Tout', 'regel 1, »Tout«', 'regel 1, »Tout«'],
])('%j of %j is heard as %j', (short, label, name) => {
  expect(accessibleName(short, label)).toBe(name);
});
