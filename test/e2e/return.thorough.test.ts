/** The way back after following a reference. */
import { describe, expect, it } from 'vitest';
import {
  backLink,
  boxOf,
  CASE,
  CITED,
  DESK,
  follow,
  goThere,
  PHONE,
  plain,
  reference,
  RULE,
  scrolledTo,
  stopClock,
  taken,
  touch,
} from './reader.ts';
import { visit, type Visitor } from './visitor.ts';

describe('the way back', () => {
  it('leads to the very place from which a reference was followed, and is then done', async () => {
    for (const size of [PHONE, DESK]) {
      await visit(size, async (visitor) => {
        await visitor.open(RULE);
        const y = await scrolledTo(reference(visitor));
        await follow(visitor);
        const back = backLink(visitor);
        expect(plain(await back.innerText())).toMatch(/^‹ Terug naar regel 29/);
        expect((await boxOf(back)).height).toBeGreaterThanOrEqual(44);
        await stopClock(visitor.page);
        await back.click();
        await visitor.page.waitForURL((url) => url.href.endsWith(RULE));
        await nothingIsKept(visitor);
        await expect.poll(() => visitor.page.evaluate(() => scrollY)).toBe(y);
        await offersNoWayBack(visitor);
      });
    }
  });

  it('leads back to a case as it stood', async () => {
    await visit(DESK, async (visitor) => {
      await visitor.open(CASE);
      const cited = visitor.page.locator('.decision .quoted-by a').first();
      const y = await scrolledTo(cited);
      await touch(visitor);
      await cited.click();
      await visitor.page.waitForURL(/\/17\/#a$/);
      const back = backLink(visitor).filter({ hasText: '‘Kaart verkeerd gespeeld’' });
      await back.waitFor();
      await stopClock(visitor.page);
      await back.click();
      await visitor.page.waitForURL((url) => url.href.endsWith(CASE));
      await visitor.page.locator('.decision .outcome').waitFor();
      await nothingIsKept(visitor);
      await expect.poll(() => visitor.page.evaluate(() => Math.round(scrollY))).toBe(y);
    });
  });

  it('leads back from a jump within a page', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/biedbond/4-2/');
      const inPage = page.locator('main a[href="/nl/biedbond/4-2/#9b-3"]:visible').first();
      const y = await scrolledTo(inPage);
      await touch(visitor);
      await inPage.focus();
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
      // It stands in a note beside its clause, which the driver takes for folded as its details are closed.
      await page.locator('main .clauses [role="note"] a[href="/nl/troefspel/30/#2"]').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/30\/#2$/);
      await backLink(visitor).filter({ hasText: 'regel 31' }).click();
      await page.waitForURL(/\/31\/#b$/);
      await backLink(visitor).filter({ hasText: 'regel 29' }).click();
      await page.waitForURL((url) => url.href.endsWith(RULE));
      await nothingIsKept(visitor);
      await offersNoWayBack(visitor);
    });
  });

  it('is not offered to whoever came another way', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await follow(visitor);
      await page.goBack();
      await page.waitForURL((url) => url.href.endsWith(RULE));
      await page.mouse.move(300, 300);
      await nothingIsKept(visitor);
      await offersNoWayBack(visitor, 'after Back');
      await visitor.open(`${CITED.page}#${CITED.id}`);
      await page.mouse.move(310, 310);
      await offersNoWayBack(visitor, 'at the same address, typed');
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
      await offersNoWayBack(visitor);
    });
  });

  it('covers neither the doors nor the end of the page on a phone', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await follow(visitor);
      const doors = await boxOf(page.locator('.doors-bar'));
      const pill = () => boxOf(page.locator('.return'));
      // It learns with the next frame how high the doors are.
      await expect.poll(async () => (await pill()).y + (await pill()).height).toBeLessThanOrEqual(doors.y + 1);
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
      await offersNoWayBack(visitor);
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
      await goThere(visitor);
      await visitor.page.keyboard.press('?');
      const box = visitor.page.getByRole('checkbox', { name: /één toets/ });
      await box.uncheck();
      await visitor.page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });
      expect(await taken(visitor.page, ['?']), 'the choice holds for this page').toEqual([]);
      expect(await box.count()).toBe(0);
    });
  });
});

/** The last thing that is done before the place is gone to. */
async function nothingIsKept({ page }: Visitor): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
}

/**
 * A way back would stand there before the list of keys does: both wait for the same sheet, and it came first.
 */
async function offersNoWayBack(visitor: Visitor, when?: string): Promise<void> {
  const list = visitor.page.getByRole('dialog', { name: 'Sneltoetsen' });
  await touch(visitor);
  await visitor.page.keyboard.press('?');
  await list.waitFor();
  await visitor.page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await backLink(visitor).count(), when).toBe(0);
}
