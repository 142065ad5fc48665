/** What comes out of the printer for a page. */
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export const POINTS_PER_PIXEL = 0.75;

/** How many sheets, and the size of the smallest letters in points. */
export async function printed(page: Page): Promise<{ readonly pages: number; readonly smallest: number }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const stream = inflated(pdf.subarray(index + mark.length, text.indexOf('endstream', index)));
    const shrunk = /([\d.]+) 0 0 \1 [-\d.]+ [-\d.]+ cm/.exec(stream)?.[1] ?? UNSHRUNK;
    return [...stream.matchAll(/ ([\d.]+) Tf\b/g)].map(
      ([, size]) => (Number(size) * POINTS_PER_PIXEL * Number(shrunk)) / UNSHRUNK,
    );
  });
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    smallest: Math.round(Math.min(...sizes) * 10) / 10,
  };
}

/** What Chromium writes for a page in its full size: it draws in three hundredths of an inch. */
const UNSHRUNK = 300 / 96;

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
