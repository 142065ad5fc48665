import { expect, test } from 'vitest';
import { portIn } from '../../scripts/port.ts';

test('a port is taken as it is written', () => {
  expect(portIn(['--port', '4000'])).toBe(4000);
  expect(portIn(['--port=4000'])).toBe(4000);
  expect(portIn([])).toBeUndefined();
});

test('what is no port, and any other option, is told', () => {
  for (const port of ['0', '65536', 'x', '4000.5']) expect(() => portIn(['--port', port])).toThrow(/can be a number/);
  expect(() => portIn(['--prot', '4000'])).toThrow(/--prot/);
});
