import { afterEach, expect, test, vi } from 'vitest';
import { chromium } from '../../scripts/chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser that is named is the one, and it is said where there is none', async () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(await chromium()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM', '/no/such/browser');
  await expect(chromium()).rejects.toThrow('CHROMIUM is /no/such/browser');
});
