/**
 * In Firefox: pages to read, with and without scripts; search, calculator, training, and how the site looks.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { withFirefox } from './visitor.ts';

const visit = withFirefox();
const visitWithoutScript = withFirefox({ script: false });
const RULE = 'nl/troefspel/17/';

describe('a rule is read', () => {
  it('without scripts, and a situation is its outline', async () => {
    await visitWithoutScript(async ({ page, open, textOf, clicks, sees, follows }) => {
      await open(RULE);
      expect(await textOf('h1')).toMatch(/Verkeerd gespeelde kaarten/);
      expect(await textOf('#a')).toMatch(/vijf gesloten slagen of meer: vijftien punten/);
      await open('nl/troefspel/situations/verkeerd-gespeelde-kaart/');
      await sees('#outline');
      expect(await page.$eval('.decision', (each) => each.checkVisibility())).toBe(false);
      await clicks('summary', /Ontdook/);
      await clicks('details[open] summary', /^0 tot en met 4/);
      await follows('details[open] a', /^Tien strafpunten voor de overtreder/);
      await sees('h1', /^Tien strafpunten voor de overtreder/);
    });
  });

  it('with scripts, in the dark, and is no trouble to whoever cannot see it', async () => {
    await visit(async ({ page, open, clicks, reloads }) => {
      await open(RULE);
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await clicks('button.look-opener');
      await clicks('#look label', 'Donker');
      await vi.waitFor(async () => expect(await ground()).not.toBe(light));
      await reloads();
      expect(await ground()).not.toBe(light);
      await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
      const found = await page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          resultTypes: ['violations'],
        });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      });
      expect(found).toEqual([]);
    });
  });
});

it('a page that opens far down, at an anchor or by a reload, acts when it is pressed', async () => {
  await visit(async ({ page, open, reloads, clicks, sees }) => {
    await open(`${RULE}#a`);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await clicks('main a', 'Deel');
    await sees('dialog button', 'Kopieer link');
    await open(RULE);
    await page.evaluate(() => scrollTo(0, 600));
    await reloads();
    await vi.waitFor(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0));
    await clicks('main a', 'Deel');
    await sees('dialog button', 'Kopieer link');
  });
});

it('the search finds by name, and in the full text', async () => {
  await visit(async ({ page, open, sees, fills, follows }) => {
    await open('nl/troefspel/');
    await page.keyboard.press('/');
    await sees('dialog [role="combobox"]');
    await fills('dialog [role="combobox"]', '17a');
    await sees('dialog [data-busy="false"]');
    await sees('dialog [role="option"]', /17A/);
    await fills('dialog [role="combobox"]', 'gesloten slagen');
    await sees('dialog [data-busy="false"]');
    await sees('dialog [role="group"] mark', /slagen/);
    await follows('dialog [role="option"]');
    await sees('h1');
  });
});

it('a calculator adds up', async () => {
  await visit(async ({ open, sees, clicks, address, reloads }) => {
    await open('de/zweidame/calculators/wert-einer-meldung/');
    await clicks('#calculator button', 'Eins mehr: Vier Asse');
    await sees('#calculator .sum', /Zusammen:? ?100 Punkte/);
    await clicks('#calculator button', 'Eins mehr: Vier Asse');
    await vi.waitFor(() => expect(address()).toMatch(/\?vier-asse=1$/));
    await reloads();
    await sees('#calculator .sum', /100 Punkte/);
    await vi.waitFor(() => expect(address()).toMatch(/\?vier-asse=1$/));
  });
});

it('an arbiter who trains is given a first case', async () => {
  await visit(async ({ open, follows, sees, clicks }) => {
    await open('nl/troefspel/training/');
    await follows('main a', 'Begin met het eerste geval');
    await sees('h1, h2', 'Je wordt geroepen');
    await clicks('.drill-table-advised');
    await sees('[role="log"] li');
    await clicks('button', 'Ik weet genoeg');
    await sees('input[type="radio"]');
  });
});
