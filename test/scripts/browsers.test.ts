import { afterEach, expect, test, vi } from 'vitest';
import { chromium } from '../../scripts/chromium.ts';
import { firefox } from '../../scripts/firefox.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser that is named is the one, and it is said where there is none', async () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(await chromium()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM', '/no/such/browser');
  await expect(chromium()).rejects.toThrow('CHROMIUM is /no/such/browser');
});

test('so for the second browser', async () => {
  vi.stubEnv('FIREFOX', process.execPath);
  expect(await firefox()).toBe(process.execPath);
  vi.stubEnv('FIREFOX', '/no/such/browser');
  await expect(firefox()).rejects.toThrow('FIREFOX is /no/such/browser');
});
