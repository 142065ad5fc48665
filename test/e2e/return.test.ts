/** The way back after following a reference. */
import { describe, expect, it } from 'vitest';
import { backLink, boxOf, CASE, CITED, DESK, follow, PHONE, plain, reference, RULE, scrolledTo } from './reader.ts';
import { visit } from './visitor.ts';

describe('the way back', () => {
  it('leads to the very place from which a reference was followed, and is then done', async () => {
    for (const size of [PHONE, DESK]) {
      await visit(size, async (visitor) => {
        await visitor.open(RULE);
        const y = await scrolledTo(reference(visitor));
        await follow(visitor);
        const back = backLink(visitor);
        await back.waitFor();
        expect(plain(await back.innerText())).toMatch(/^‹ Terug naar regel 30/);
        expect((await boxOf(back)).height).toBeGreaterThanOrEqual(44);
        await back.click();
        await visitor.page.waitForURL((url) => url.href.endsWith(RULE));
        await expect.poll(() => visitor.page.evaluate(() => scrollY)).toBe(y);
        expect(await back.count()).toBe(0);
        expect(await visitor.page.evaluate(() => sessionStorage.length)).toBe(0);
      });
    }
  });

  it('leads back to a case as it stood', async () => {
    await visit(DESK, async (visitor) => {
      await visitor.open(CASE);
      const cited = visitor.page.locator('.decision .quote > a').first();
      const y = await scrolledTo(cited);
      await cited.hover();
      await visitor.page.locator('link[href*="/reading."]').waitFor({ state: 'attached' });
      await cited.click();
      await visitor.page.waitForURL(/\/17\/#a$/);
      await backLink(visitor).filter({ hasText: '‘Kaart verkeerd gespeeld’' }).click();
      await visitor.page.waitForURL((url) => url.href.endsWith(CASE));
      await visitor.page.locator('.decision .verdict').waitFor();
      await expect.poll(() => visitor.page.evaluate(() => Math.round(scrollY))).toBe(y);
    });
  });

  it('leads back from a jump within a page', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/bridge/4-2/');
      const inPage = page.locator('main a[href="/nl/bridge/4-2/#9b-3"]:visible').first();
      const y = await scrolledTo(inPage);
      await inPage.focus();
      await page.locator('link[href*="/reading."]').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      const back = backLink(visitor);
      await back.waitFor();
      await page.keyboard.press('b');
      await back.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    });
  });

  it('goes over several references, the latest first', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await follow(visitor);
      await page.locator('main .clauses a[href="/nl/troefcall/30/#4"]').first().click();
      await page.waitForURL(/\/30\/#4$/);
      await backLink(visitor).filter({ hasText: 'regel 26' }).click();
      await page.waitForURL(/\/26\/#a$/);
      await backLink(visitor).filter({ hasText: 'regel 30' }).click();
      await page.waitForURL((url) => url.href.endsWith(RULE));
      expect(await backLink(visitor).count()).toBe(0);
    });
  });

  it('is not offered to whoever came another way', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await follow(visitor);
      await backLink(visitor).waitFor();
      await page.goBack();
      await page.waitForURL((url) => url.href.endsWith(RULE));
      await page.mouse.move(300, 300);
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await backLink(visitor).count(), 'after Back').toBe(0);
      await visitor.open(`${CITED.page}#${CITED.id}`);
      await page.mouse.move(310, 310);
      await page.waitForTimeout(300);
      expect(await backLink(visitor).count(), 'at the same address, typed').toBe(0);
    });
  });

  it('can be sent away', async () => {
    await visit(PHONE, async (visitor) => {
      await visitor.open(RULE);
      await follow(visitor);
      await visitor.page.getByRole('button', { name: 'Verbergen' }).tap();
      expect(await backLink(visitor).count()).toBe(0);
      await visitor.page.reload();
      await visitor.page.mouse.move(100, 200);
      await visitor.page.waitForTimeout(300);
      expect(await backLink(visitor).count()).toBe(0);
    });
  });

  it('covers neither the doors nor the end of the page on a phone', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await follow(visitor);
      await backLink(visitor).waitFor();
      const doors = await boxOf(page.locator('.doors-bar'));
      const pill = () => boxOf(page.locator('.return'));
      expect((await pill()).y + (await pill()).height).toBeLessThanOrEqual(doors.y + 1);
      await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      });
      const foot = await boxOf(page.locator('.foot'));
      expect((await pill()).y).toBeGreaterThanOrEqual(foot.y + foot.height - 1);
      expect((await pill()).y + (await pill()).height).toBeLessThanOrEqual(doors.y + 1);
    });
  });

  it('is told nothing wrong by storage that is full of nonsense or forbidden', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(() => {
        sessionStorage.setItem('arbiter:return', '[{"from":"javascript:alert(1)"}]');
        localStorage.setItem('arbiter:keys', '{');
      });
      await visitor.open(RULE);
      await page.mouse.move(200, 200);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Sneltoetsen' }).waitFor();
      expect(await backLink(visitor).count()).toBe(0);
    });
    await visit(DESK, async (visitor) => {
      await visitor.page.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
        }
      });
      await visitor.open(RULE);
      await follow(visitor);
      await visitor.page.keyboard.press('?');
      const box = visitor.page.getByRole('checkbox', { name: /één toets/ });
      await box.uncheck();
      await visitor.page.keyboard.press('Escape');
      await visitor.page.keyboard.press('?');
      await visitor.page.waitForTimeout(300);
      expect(await box.count(), 'the choice holds for this page').toBe(0);
    });
  });
});
