/**
 * Pictures of every type of page of the site in `dist/`, at three widths, light and dark: `npm run
 * screenshots`. They are for looking at; `-- --types rule,ruling` takes only some types, `-- --full` whole
 * pages. `-- --readme` makes the picture that the README shows.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as launcher, type Browser } from 'playwright-core';
import { fullestOfEachType, SITE } from '../test/support/site.ts';
import { chromium, CHROMIUM_FLAGS } from './chromium.ts';
import { askedOptions } from './options.ts';
import { serve } from './serve.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** A case in the middle and at its end, and a search, in addition to the fullest pages. */
const CASE = `${SITE.base}nl/troefcall/situations/verkeerd-gespeelde-kaart/`;
const MORE = [
  { name: 'case-question', url: `${CASE}?fout=voor-de-beurt` },
  { name: 'case-ruling', url: `${CASE}?fout=voor-de-beurt&gesloten-slagen=5..13&vijf-dicht-bij-fout=ja` },
  { name: 'search', url: `${SITE.base}nl/troefcall/?q=er+praat+iemand` },
  { name: 'case-unknown', url: `${CASE}?fout=voor-de-beurt&gesloten-slagen=unknown` },
];

const { values } = askedOptions({
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
  const page = await context.newPage();
  for (const { name, url } of pages) {
    await page.goto(new URL(url, serving.url).href, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(out, `${name}-${size.width}-${scheme}.png`), fullPage: values.full });
  }
  await context.close();
}

/** A question on the start page, and a ruling on a phone, in the language of the README. */
async function readmePicture(from: Browser): Promise<void> {
  const [phone] = SIZES;
  const [start, ruling] = [
    await shot(from, `${SITE.base}en/`, { width: 1180, height: phone.height }),
    await shot(
      from,
      `${SITE.base}en/troefcall/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=5..13&vijf-dicht-bij-fout=ja`,
      phone,
    ),
  ];
  const gap = 24;
  const sheet = await from.newPage({ deviceScaleFactor: 2 });
  await sheet.setViewportSize({ width: start.width + phone.width + 3 * gap, height: phone.height + 2 * gap });
  await sheet.setContent(`<style>
    body { margin: 0; padding: ${gap}px; display: flex; gap: ${gap}px; background: #ddd6c8 }
    img { border-radius: 22px }
  </style>${[start, ruling].map(({ width, png }) => `<img width="${width}" src="data:image/png;base64,${png}">`).join('')}`);
  await sheet.screenshot({ path: join('docs', 'screenshot.png') });
  await sheet.close();
}

/** A page's first screen, as base64. */
async function shot(from: Browser, url: string, viewport: { readonly width: number; readonly height: number }) {
  const context = await from.newContext({
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(new URL(url, serving.url).href, { waitUntil: 'networkidle' });
  const png = (await page.screenshot()).toString('base64');
  await context.close();
  return { width: viewport.width, png };
}
