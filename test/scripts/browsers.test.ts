import { afterEach, expect, test, vi } from 'vitest';
import { chromium, headlessChromium } from '../../scripts/chromium.ts';
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

test('pages are looked at with the shell that is named, else with the Chromium that is', async () => {
  vi.stubEnv('CHROMIUM', '/no/such/browser');
  vi.stubEnv('CHROMIUM_SHELL', process.execPath);
  expect(await headlessChromium()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_SHELL', '/no/such/shell');
  await expect(headlessChromium()).rejects.toThrow('CHROMIUM_SHELL is /no/such/shell');
  vi.stubEnv('CHROMIUM_SHELL', '');
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(await headlessChromium()).toBe(process.execPath);
});
