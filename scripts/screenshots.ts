/**
 * Pictures of every type of page of the site in `dist/`, at three widths, light and dark: `npm run
 * screenshots`. They are for looking at; `-- --types rule,ruling` takes only some types, `-- --full` whole
 * pages. `-- --readme` makes the picture that the README shows, four phones side by side.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as launcher, type Browser } from 'playwright-core';
import { fullestOfEachType, SITE } from '../test/support/site.ts';
import { chromium, CHROMIUM_FLAGS } from './chromium.ts';
import { serve } from './serve.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** A case in the middle and at its end, and a search, in addition to the fullest pages. */
const CASE = '/nl/troefcall/situations/verkeerd-gespeelde-kaart/';
const MORE = [
  { name: 'case-question', url: `${CASE}?fout=voor-de-beurt` },
  { name: 'case-ruling', url: `${CASE}?fout=voor-de-beurt&gesloten-slagen=5..13` },
  { name: 'search', url: '/nl/troefcall/?q=er+praat+iemand' },
  { name: 'case-unknown', url: `${CASE}?fout=voor-de-beurt&gesloten-slagen=unknown` },
];

const { values } = parseArgs({
  options: {
    types: { type: 'string' },
    full: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const wanted = values.types?.split(',');
const pages = [...fullestOfEachType(SITE).map(({ type, url }) => ({ name: type, url })), ...MORE].filter(
  ({ name }) => wanted === undefined || wanted.includes(name),
);
const out = join('test', 'output', 'screenshots');
mkdirSync(out, { recursive: true });
const serving = await serve(SITE);
const browser = await launcher.launch({ executablePath: await chromium(), args: [...CHROMIUM_FLAGS] });
if (values.readme) await readmePicture(browser);
else {
  for (const size of SIZES) {
    for (const scheme of SCHEMES) await picture(browser, size, scheme);
  }
  console.log(`${pages.length * SIZES.length * SCHEMES.length} pictures in ${out}`);
}
await browser.close();
await serving.close();

async function picture(from: Browser, size: (typeof SIZES)[number], scheme: (typeof SCHEMES)[number]): Promise<void> {
  const context = await from.newContext({
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'nl-NL',
  });
  // As for a returning visitor.
  await context.addInitScript(() => localStorage.setItem('arbiter:font', 'yes'));
  const page = await context.newPage();
  for (const { name, url } of pages) {
    await page.goto(new URL(url, serving.url).href, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(out, `${name}-${size.width}-${scheme}.png`), fullPage: values.full });
  }
  await context.close();
}

/** The book, a search, a question and its ruling, on four phones. */
async function readmePicture(from: Browser): Promise<void> {
  const [phone] = SIZES;
  const context = await from.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'nl-NL',
  });
  await context.addInitScript(() => localStorage.setItem('arbiter:font', 'yes'));
  const page = await context.newPage();
  const shots: string[] = [];
  for (const url of ['/nl/troefcall/', MORE[2]?.url, MORE[0]?.url, MORE[1]?.url]) {
    await page.goto(new URL(url ?? '/', serving.url).href, { waitUntil: 'networkidle' });
    shots.push((await page.screenshot()).toString('base64'));
  }
  const gap = 24;
  // A page of its own: the site's policy would refuse the style.
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: shots.length * (phone.width + gap) + gap, height: phone.height + 2 * gap });
  await sheet.setContent(`<style>
    body { margin: 0; padding: ${gap}px; display: flex; gap: ${gap}px; background: #ddd6c8 }
    img { width: ${phone.width}px; border-radius: 22px }
  </style>${shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join('')}`);
  await sheet.screenshot({ path: join('docs', 'screenshot.png') });
  await context.close();
}
