/** The reading aids with every sense and at every place. */
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { faultsOfAxe } from './faults.ts';
import { DESK, follow, PHONE, RULE, shown } from './reader.ts';
import { visit, type Visitor } from './visitor.ts';

describe('everybody can use', () => {
  const states: readonly {
    readonly what: string;
    readonly size: { readonly width: number; readonly height: number };
    readonly open: (visitor: Visitor) => Promise<void>;
  }[] = [
    { what: 'the text beside a link', size: DESK, open: (visitor) => shown(visitor) },
    { what: 'the sheet', size: PHONE, open: (visitor) => shown(visitor) },
    {
      what: 'the way back on a phone',
      // So high that the bar covers no line in part: axe takes what is seen of one for all of its target.
      size: { ...PHONE, height: 780 },
      open: follow,
    },
    {
      what: 'the way back at a desk',
      size: DESK,
      open: follow,
    },
    {
      what: 'the list of keys',
      size: DESK,
      open: async ({ page }) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
  it.each(states)('$what, light and dark', async ({ size, open }) => {
    await visit(size, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await open(visitor);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(few(await faultsOfAxe(page, { within: 'html' })), colorScheme).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});
