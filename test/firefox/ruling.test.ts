/** In Firefox: from what happened to its ruling, and what becomes of it. */
import { inflateSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { withFirefox } from './visitor.ts';

const visit = withFirefox();
const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const CASE = `${SITUATION}?fout=voor-de-beurt&gesloten-slagen=6`;
const ANSWER = '.decision fieldset.answers button';
const VERDICT = '.decision .ruling h2';

describe('a situation is decided', () => {
  it('by click, and stays with Back and a reload', async () => {
    await visit(async ({ page, open, clicks, sees, address, reloads }) => {
      await open(SITUATION);
      await clicks(ANSWER, 'Speelde voor zijn beurt');
      await clicks(ANSWER, /^5 of meer/);
      await sees(VERDICT, 'Vijftien strafpunten voor de overtreder');
      expect(address()).toMatch(/\?fout=voor-de-beurt&gesloten-slagen=5\.\./);
      await reloads();
      await sees(VERDICT, 'Vijftien strafpunten voor de overtreder');
      await page.goBack();
      await sees('.decision h2', 'Hoeveel slagen zijn er nu gesloten?');
    });
  });

  it('by keyboard alone', async () => {
    await visit(async ({ page, open, tabsTo, sees }) => {
      await open(SITUATION);
      await tabsTo(ANSWER, 'Speelde voor zijn beurt');
      await page.keyboard.press('Enter');
      await sees('.decision h2', 'Hoeveel slagen zijn er nu gesloten?');
      await tabsTo(ANSWER, /^0 tot en met 4|^0–4/);
      await page.keyboard.press('Enter');
      await sees(VERDICT, 'Tien strafpunten voor de overtreder');
    });
  });

  it('from a link that got mangled, as far as it can be read', async () => {
    await visit(async ({ open, sees, page }) => {
      await open(`${SITUATION}?fout=voor-de-beurt&gesloten-slagen=%E0%A4&x=<b>`);
      await sees('.decision h2', 'Hoeveel slagen zijn er nu gesloten?');
      expect(await page.$('.decision .ruling')).toBeNull();
    });
  });
});

it('a link is copied, and leads to the same ruling', async () => {
  await visit(async ({ page, open, clicks, sees, site }) => {
    await open(CASE);
    await sees(VERDICT, 'Vijftien strafpunten voor de overtreder');
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset['copied'] = text;
        return Promise.resolve();
      };
    });
    await clicks('main a', 'Deel');
    await clicks('dialog button', 'Kopieer link');
    await sees('dialog [role="status"]', /gekopieerd/);
    const link = await page.evaluate(() => document.documentElement.dataset['copied'] ?? '');
    expect(link).toContain(`${site}nl/troefspel/2020-2021/rulings/verkeerde-kaart-vanaf-vijf-slagen/?`);
    await page.goto(link);
    await sees('main', /Deze feiten leiden tot deze uitspraak\./);
  });
});

it('a case is saved to the casebook, and found again', async () => {
  await visit(async ({ open, clicks, sees, fills, follows }) => {
    await open(CASE);
    await clicks('main button', 'In zaakboek');
    await sees('dialog');
    await fills('dialog input', 'Clubavond');
    await follows('dialog a', 'Naar het zaakboek');
    await sees('h1, h2', /^Vijftien strafpunten/);
    await sees('main', /Clubavond/);
    await open('nl/casebook/?words=clubavond');
    await sees('[role="status"]', /1 zaak/);
    await sees('main a', /^Vijftien strafpunten/);
  });
});

it('on paper a ruling has its sheet, and nothing of the screen around it', async () => {
  await visit(async ({ page, open, sees }) => {
    await open('nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/');
    await sees('h1', /^Vijftien strafpunten/);
    const sheet = Buffer.from(await page.pdf());
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
    const sheets = pagesIn(sheet);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(2);

    await showAsOnPaper(page);
    await sees('.paper-head', /Troefspel[^]*verkeerde-kaart-vanaf-vijf-slagen/);
    await sees('h1', /^Vijftien strafpunten/);
    await sees('blockquote', /vijf gesloten slagen of meer: vijftien punten/);
    await sees('.paper-form', /Handtekening/);
    await sees('body > footer', /Weergave in eigen woorden; de officiële tekst gaat voor/);
    const ofTheScreen = await page.$$eval('body > header, .foot .links, nav, main button, main summary', (parts) =>
      parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML),
    );
    expect(ofTheScreen).toEqual([]);
  });
});

/** How many pages a PDF has; Firefox packs what lists them. */
function pagesIn(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    try {
      return inflateSync(pdf.subarray(index + mark.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Styles the page in its window as for a printer, which WebDriver BiDi cannot ask of Firefox. */
async function showAsOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    const apply = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          if (media.mediaText.includes('screen')) media.mediaText = 'not all';
          else media.mediaText = media.mediaText.replace('print', 'all');
        }
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) apply(cssRules);
  });
}
