import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embedIn, headersFile } from '../../../scripts/hosting/headers-file.ts';
import { headersOf, isHashed, REFUSED, SECURITY, securityFor, slashed } from '../../../scripts/hosting/headers.ts';

it('no other site may show a page within its own', () => {
  const policy = SECURITY.find(({ name }) => name === 'Content-Security-Policy')?.value;
  expect(policy?.split('; ')).toContain("frame-ancestors 'none'");
});

it('the sites that are named may, as the file that the build writes for hosts says', () => {
  const named = ['https://www.example.org', 'https://club.example'];
  expect(embedIn(headersFile(['index.html'], '/', named))).toEqual(named);
  expect(embedIn(headersFile(['index.html'], '/'))).toEqual([]);
  const policy = headersOf('', named).find(({ name }) => name === 'Content-Security-Policy')?.value;
  expect(policy?.split('; ')).toContain(`frame-ancestors 'self' ${named.join(' ')}`);
});

describe('what a file is sent with', () => {
  const said = (path: string, name: string) => headersOf(path).find((each) => each.name === name)?.value;

  it('a name that changes with its content is kept for a year, all else is asked about each time', () => {
    for (const path of [
      '_astro/main.W2hrOtX8.js',
      'pagefind/nl/index/nl_1.pf_index',
      'pagefind/da/pagefind.da_7f.pf_meta',
      'packs/nl.0123456789abcdef.pack',
      'packs/nl/bridge.0123456789abcdef.pack',
    ])
      expect(said(path, 'Cache-Control'), path).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '',
      'nl/',
      'api/v1/schema/rules.json',
      'search-index/books.json',
      'pagefind/nl/pagefind.js',
      'packs/release.json',
      'sw.js',
    ])
      expect(said(path, 'Cache-Control'), path).toBe('no-cache');
    for (const path of ['pagefind/nl/pagefind-entry.json', 'pagefind/nl/wasm.nl.pagefind', 'nl/_astro/a.js', '_astro/'])
      expect(isHashed(path), path).toBe(false);
  });

  it('the data are open to other sites, and nothing else is', () => {
    expect(said('api/v1/schema/rules.json', 'Access-Control-Allow-Origin')).toBe('*');
    expect(said('nl/', 'Access-Control-Allow-Origin')).toBeUndefined();
  });

  it('has its type where hosts may not know it', () => {
    expect(said('app.webmanifest', 'Content-Type')).toBe('application/manifest+json');
    expect(said('pagefind/nl/wasm.nl.pagefind', 'Content-Type')).toBe('application/octet-stream');
    expect(said('nl/bridge/protocollen/17/index.md', 'Content-Type')).toBe('text/markdown;charset=utf-8');
    expect(said('nl/', 'Content-Type')).toBeUndefined();
  });

  it('a base path has a slash at both ends, however it is given', () => {
    for (const base of ['arbiter', '/arbiter', 'arbiter/', '/arbiter/']) expect(slashed(base)).toBe('/arbiter/');
    for (const base of ['', '/']) expect(slashed(base)).toBe('/');
  });
});

describe('what is refused to pages', () => {
  /** What a page asks with, and what a host must then not refuse. */
  const ASKED: readonly (readonly [RegExp, readonly string[]])[] = [
    [/getUserMedia/, ['camera', 'microphone']],
    [/SpeechRecognition/, ['microphone']],
    [/getDisplayMedia/, ['display-capture']],
    [/\.geolocation\b/, ['geolocation']],
    [/Device(?:Motion|Orientation)Event/, ['accelerometer', 'gyroscope', 'magnetometer']],
    [/requestMIDIAccess/, ['midi']],
    [/PaymentRequest/, ['payment']],
    [/navigator\.(?:serial|usb)\b/, ['serial', 'usb']],
    [/\bwakeLock\b/, ['screen-wake-lock']],
    [/navigator\.share\b/, ['web-share']],
    [/\.clipboard\b/, ['clipboard-read', 'clipboard-write']],
  ];

  it('is nothing that the site asks for itself', () => {
    const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|astro)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join('src', file), 'utf8');
        return ASKED.flatMap(([asks, powers]) => (asks.test(text) ? powers.map((power) => ({ file, power })) : []));
      });
    // The screen that stays awake is asked for: if nothing were found, the search would be wrong.
    expect(used.map(({ power }) => power)).toContain('screen-wake-lock');
    const refused: readonly string[] = REFUSED;
    expect(used.filter(({ power }) => refused.includes(power))).toEqual([]);
  });
});

it('lets the sites that the settings name embed pages, and no other', () => {
  const [policy] = securityFor(['https://www.example.org', 'https://club.example']);
  expect(policy?.value.split('; ')).toContain("frame-ancestors 'self' https://www.example.org https://club.example");
});
