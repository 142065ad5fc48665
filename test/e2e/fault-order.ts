/** What is kept while something else happens to it: in another tab, or by a clock that is wrong. */
import { expect } from 'vitest';
import { begins, BOOK, closes, EXAM, expects, handsIn, kept, opensBook, saves, SHEET } from './fault-kept.ts';
import { watching } from './fault-seen.ts';
import { visit } from './visitor.ts';

export const ORDERED = {
  'two tabs': async () => {
    await visit({ expects }, async (visitor) => {
      const { page, context, site } = visitor;
      await saves(visitor);
      await closes(page);
      await opensBook(visitor);
      const other = await context.newPage();
      await other.goto(site + BOOK);
      const cases = watching('tabs-case', page);
      for (const each of [page, other]) await kept(each).click();
      await page.getByRole('button', { name: 'Vul aan of wijzig' }).click();
      await page.getByLabel('Aantekening').fill('Nog een getuige');
      await other.getByRole('button', { name: 'Archiveer' }).click();
      await cases.sees(({ casebook }) => casebook.one.elsewhere);
      await cases.goesOn('save as ever', () => page.getByRole('button', { name: 'Bewaar', exact: true }).click());
      await cases.keeps('both versions, in both tabs', async () => {
        for (const each of [page, other]) {
          await each.getByRole('heading', { name: '3 versies' }).waitFor();
          await each.getByText('Nog een getuige').first().waitFor();
        }
      });

      const exam = watching('tabs-exam', page);
      await begins(visitor);
      await other.goto(site + EXAM);
      await other.getByRole('button', { name: /^Vraag 2 van/ }).click();
      await other.getByRole('radio').nth(1).check();
      await page.getByRole('radio').nth(2).check();
      await exam.unnoticed('each tab at its own question, both with all answers', () =>
        page
          .getByRole('button', { name: /^Vraag 2 van 2.*beantwoord/ })
          .first()
          .waitFor(),
      );
      await exam.keeps('the answers of both', async () => {
        await other.getByRole('button', { name: /^Vraag 1 van/ }).click();
        await expect.poll(() => other.getByRole('radio').nth(2).isChecked()).toBe(true);
      });
      await exam.goesOn('hand in, in either', () => handsIn(page));

      const sheet = watching('tabs-sheet', page);
      for (const each of [page, other]) await each.goto(site + SHEET);
      await page.getByLabel('Spelers').fill('Ria en Nel');
      await other.getByLabel('Tafel of plek', { exact: true }).fill('4');
      await page.getByLabel('Ronde of spel').fill('2');
      await sheet.unnoticed('what is typed in one stands in the other', () =>
        expect.poll(() => other.getByLabel('Ronde of spel').inputValue()).toBe('2'),
      );
      await sheet.keeps('what was typed in both', async () => {
        await other.reload();
        await expect.poll(() => other.getByLabel('Spelers').inputValue()).toBe('Ria en Nel');
        expect(await other.getByLabel('Tafel of plek', { exact: true }).inputValue()).toBe('4');
      });
      await sheet.goesOn('as ever, in either', () => other.getByRole('button', { name: 'Afdrukken' }).waitFor());
    });
  },

  'the clock': async () => {
    await visit({ expects }, async (visitor) => {
      const { page } = visitor;
      const now = Date.now();
      const year = 365 * 24 * 3_600_000;
      const cases = watching('clock-case', page);
      await page.clock.setFixedTime(now + 100 * year);
      await saves(visitor);
      await closes(page);
      await page.clock.setFixedTime(now);
      await opensBook(visitor);
      await kept(page).click();
      await page.getByRole('button', { name: 'Archiveer' }).click();
      await cases.sees(({ casebook }) => casebook.versions.clockBack);
      await cases.keeps('every version, in the order in which they were made', () =>
        page.getByRole('heading', { name: '2 versies' }).waitFor(),
      );
      await cases.goesOn('correct the time of the case', async () => {
        await page.getByRole('button', { name: 'Vul aan of wijzig' }).click();
        await page.getByLabel('Datum en tijd').waitFor();
      });

      const exam = watching('clock-exam', page);
      await begins(visitor);
      await page.clock.setFixedTime(now + year);
      await page.reload();
      const isChosen = () => expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true);
      await exam.unnoticed('the exam as it was left', isChosen);
      await exam.keeps('every answer', isChosen);
      await page.clock.setFixedTime(now - year);
      await page.reload();
      await exam.goesOn('set the clock right, or hand in: the time that it took is then not to be relied on', () =>
        handsIn(page),
      );
    });
  },
};
