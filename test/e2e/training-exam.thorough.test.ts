/**
 * A teacher composes an exam; a student takes it by its link, and hands it in as a link that the teacher
 * opens.
 */
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { textOf } from '../support/pdf-text.ts';
import { clipboard } from './at-the-table.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { visit, type Visitor } from './visitor.ts';

const PAGE = 'nl/troefspel/training/exam/';
const QUESTIONS = 4;

/** Puts an exam together with the keyboard alone, and copies its link. */
async function putsTogether(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.open(PAGE);
  await page.getByText('Geen bescherming tegen spieken').waitFor();
  expect(visitor.scripts.filter((each) => /open\./.test(each))).toEqual([]);
  await page.getByRole('link', { name: 'Stel een examen samen' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Stel een examen samen' }).waitFor();
  await page.getByRole('button', { name: 'Niets', exact: true }).focus();
  await keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '0 situaties gekozen' }).waitFor();
  expect(await page.getByRole('button', { name: 'Kopieer link' }).count()).toBe(0);
  const chapter = page.locator('summary', { hasText: 'Aftikken, kap en baunie' });
  await chapter.focus();
  await keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Het hele onderdeel' }).first().focus();
  await keyboard.press('Space');
  const count = page.getByLabel('Aantal vragen');
  await count.focus();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(String(QUESTIONS));
  await keyboard.press('Tab');
  await page.locator('.exam-given').getByText(`${QUESTIONS} vragen`).waitFor();
  await page.getByRole('img', { name: 'Code van de examenlink' }).waitFor();
  expect.soft(few(await faultsOfAxe(page))).toEqual([]);
  expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
  await page.getByRole('button', { name: 'Kopieer link' }).focus();
  await keyboard.press('Enter');
  await page.locator('.toast', { hasText: 'Link gekopieerd' }).waitFor();
  return clipboard(visitor);
}

/** A question's text, with its choices. */
async function reads({ page }: Visitor, n: number): Promise<string> {
  await page.getByRole('heading', { name: `Vraag ${n} van ${QUESTIONS}` }).waitFor();
  const texts = await page.locator('.exam-title, .exam-story, .drill-option').allInnerTexts();
  return texts.join('\n');
}

/** Begins, and goes through all questions. */
async function readsAll(visitor: Visitor, link: string): Promise<readonly string[]> {
  await visitor.page.goto(link);
  await visitor.page.getByRole('button', { name: 'Begin', exact: true }).click();
  const all: string[] = [];
  for (let n = 1; n <= QUESTIONS; n++) {
    all.push(await reads(visitor, n));
    if (n < QUESTIONS) await visitor.page.getByRole('button', { name: 'Verder', exact: true }).click();
  }
  return all;
}

/** Chooses the first of whatever there is, and a number wherever one is asked for. */
async function answers({ page }: Visitor, n: number): Promise<void> {
  const numbers = page.getByRole('navigation', { name: 'Alle vragen' });
  await numbers.getByRole('button', { name: new RegExp(`^Vraag ${n} van`) }).click();
  await page.getByRole('heading', { name: `Vraag ${n} van ${QUESTIONS}` }).waitFor();
  for (const choice of await page.locator('.drill-choice').all()) await choice.getByRole('radio').first().check();
  for (const amount of await page.locator('.drill-amount input').all()) await amount.fill('12');
}

/** The answers in a result. */
const resultOf = async ({ page }: Visitor) => {
  await page.getByRole('heading', { name: /^(Geslaagd|Niet geslaagd)$/ }).waitFor();
  return page.locator('.exam-head, .exam-topics, .exam-mark').allInnerTexts();
};

it('an exam is the same for everybody who opens its link, and its result for everybody who opens that of a sitting', async () => {
  await visit({ width: 1280, height: 800 }, async (teacher) => {
    const link = await putsTogether(teacher);
    expect(link).toMatch(
      /\/nl\/troefspel\/2020-2021\/training\/exam\/\?n=4&kinds=ruling\.near\.find&chapters=aftikken&/,
    );
    const asked = await readsAll(teacher, link);
    expect(new Set(asked).size).toBe(QUESTIONS);

    await visit({}, async (student) => {
      const { page } = student;
      expect(await readsAll(student, link)).toEqual(asked);
      expect.soft(few(await faultsOfAxe(page))).toEqual([]);
      expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
      for (const n of [1, 2, 3]) await answers(student, n);
      await page.reload();
      await page.getByRole('button', { name: /^Vraag 2 van 4, beantwoord$/ }).waitFor();
      await page.getByRole('button', { name: 'Lever in' }).click();
      await page.getByText('1 vraag is niet helemaal beantwoord.').waitFor();
      await answers(student, QUESTIONS);
      await page.getByRole('button', { name: 'Lever in' }).click();
      const result = await resultOf(student);
      expect(result).toHaveLength(2 + QUESTIONS);
      expect.soft(few(await faultsOfAxe(page))).toEqual([]);
      expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
      // What was answered stands in the address, on a device that keeps it and on any other.
      expect(page.url()).toContain('&answers=');
      await page.reload();
      expect(await resultOf(student)).toEqual(result);
      await page.getByRole('img', { name: 'Code van de uitslag' }).waitFor();
      await page.getByRole('button', { name: 'Kopieer link' }).click();
      const handedIn = await clipboard(student);
      expect(handedIn.startsWith(`${link}&answers=`)).toBe(true);

      // What prints is the result, with a line for a name, and nothing of the site.
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.exam-head .exam-line').first().isVisible()).toBe(true);
      expect(await page.locator('body > header, body > footer, main button').filter({ visible: true }).count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });

      await teacher.page.goto(handedIn);
      expect(await resultOf(teacher)).toEqual(result);
      expect(await teacher.page.getByRole('button', { name: 'Wis deze antwoorden' }).count()).toBe(0);
      expect.soft(few(await faultsOfAxe(teacher.page))).toEqual([]);
      await teacher.page.goto(handedIn.replace(/\.[^.]*&seconds=.*$/, ''));
      await teacher.page.getByText('Deze link is niet volledig').waitFor();

      // A link without its end, as a chat cuts it, says so; one that is whole does not.
      const isCut = teacher.page.getByText('Van deze link ontbreekt een stuk');
      await teacher.page.goto(link.slice(0, -4));
      await isCut.waitFor();
      await teacher.page.goto(link);
      await teacher.page.getByRole('heading', { name: /^Vraag \d van/ }).waitFor();
      expect(await isCut.count()).toBe(0);

      // Back at the exam's link the device knows that it was handed in, until it is told to forget it.
      await page.goto(link);
      expect(await resultOf(student)).toEqual(result);
      await page.getByRole('button', { name: 'Wis deze antwoorden' }).click();
      await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
    });
  });
});

it('on a phone can be begun without a flick, and is not left by a thumb that slips', async () => {
  await visit({ width: 360, height: 740 }, async ({ page, open }) => {
    await open(`${PAGE}?make`);
    await page.getByRole('heading', { level: 1, name: 'Stel een examen samen' }).waitFor();
    const go = page.locator('.exam-go');
    await go.getByText(/^\d+ vragen · /).waitFor();
    const [bar, doors] = [await go.boundingBox(), await page.locator('.doors-bar').boundingBox()];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((doors?.y ?? 0) + 1);
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
    await go.getByRole('link').click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByRole('heading', { name: /^Vraag 1 van / }).waitFor();
    expect(await page.locator('.doors-bar').isVisible()).toBe(false);
  });
});

it('on paper it is a sheet and an answer key, and says when the text is no longer the one that it was made from', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const made = 'lang=nl&content=00000000&marks=00';
    await visitor.open(
      `${PAGE}?paper&n=6&kinds=ruling.near.find&of=te-vroeg-afgetikt&minutes=20&pass=70&seed=k3&${made}`,
    );
    await page.getByText('De tekst is gewijzigd sinds dit examen is gemaakt.').waitFor();
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('body > header, body > footer, main button').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('.exam-paper > li').filter({ visible: true }).count()).toBe(6);
    expect(await page.locator('.exam-box').first().isVisible()).toBe(true);
    // Sheets that fell apart go together again: each says whose and which exam it is, and which sheet of it.
    const sheets = textOf(await page.pdf({ preferCSSPageSize: true }));
    const count = Number(/\b1 van (\d+)/.exec(sheets)?.[1]);
    expect(count).toBeGreaterThan(1);
    for (let n = 1; n <= count; n++) expect(sheets).toContain(`${n} van ${count}`);
    expect(sheets.match(/Troefspel · Examen · Startcode k3/g)).toHaveLength(count);
    expect(sheets.match(/Naam _{20,}/g)).toHaveLength(count - 1);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Naar het antwoordmodel' }).click();
    await page.getByRole('heading', { level: 1, name: 'Antwoordmodel' }).waitFor();
    expect(await page.getByText('Juist antwoord').count()).toBeGreaterThanOrEqual(6);
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
  });
});

it('with two things at once is answered in three places, and its result and its papers say how the two go together', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const exam = 'nl/biedbond/training/exam/';
    await visitor.open(`${exam}?make`);
    const joint = page.getByRole('checkbox', { name: 'Twee dingen tegelijk' });
    await page.getByRole('button', { name: 'Hele reglement' }).click();
    // It is in a new exam without asking for it, and gone where nothing is chosen that it could be about.
    expect(await joint.isChecked()).toBe(true);
    expect(visitor.address()).toContain('kinds=ruling.near.find.joint&');
    await page.getByRole('button', { name: 'Niets', exact: true }).click();
    await joint.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hele reglement' }).click();
    await joint.uncheck();
    expect(visitor.address()).toContain('kinds=ruling.near.find&');

    const link = 'n=1&kinds=ruling.joint&minutes=5&pass=100&seed=k3';
    await visitor.open(`${exam}?${link}`);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByRole('heading', { name: 'Twee dingen tegelijk' }).waitFor();
    expect(await page.locator('.drill-choice').count()).toBe(3);
    await page.getByRole('radio', { name: 'Het reglement zegt niet wat voorgaat' }).check();
    await page.getByRole('button', { name: 'Lever in' }).click();
    await page.getByText('1 vraag is niet helemaal beantwoord.').waitFor();
    for (const choice of (await page.locator('.drill-choice').all()).slice(0, 2))
      await choice.getByRole('radio').first().check();
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
    await page.getByRole('button', { name: 'Lever in' }).click();
    const result = await resultOf(visitor);
    expect(page.url()).toMatch(/&answers=a\.a\.d&/);
    expect(result.join()).toContain('D: Het reglement zegt niet wat voorgaat');
    expect(result.join()).toContain('dan zeggen de protocollen niet welk van de twee geldt');
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
    await page.reload();
    expect(await resultOf(visitor)).toEqual(result);

    await visitor.open(`${exam}?paper&${link}`);
    await page.locator('.exam-paper').waitFor();
    expect(await page.locator('.exam-paper .exam-which').count()).toBe(3);
    expect(await page.locator('.exam-boxes').last().locator('.exam-box').count()).toBe(4);
    await page.getByRole('link', { name: 'Naar het antwoordmodel' }).click();
    await page.getByRole('heading', { level: 1, name: 'Antwoordmodel' }).waitFor();
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    await page.getByRole('link', { name: 'De hele zaak bij elkaar' }).click();
    await page.waitForURL(/together\/\?part=.*&same=1-2$/);
  });
});
