/** A reader who asks whether the rule says so or an editor's reading: a fixture's site. */
import { expect, it } from 'vitest';
import { visit } from './visitor.ts';

const NOTE = 'Wat bekennen is, legt de bron niet uit.';
const LINK = 'volgens onze lezing van 2A';

it('sees at the verdict that it rests on a reading, and has the note one tap away', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/bordspel/situations/kaart-gespeeld/?bekend=nee&op-beurt=ja');
    const mark = page.getByRole('link', { name: LINK });
    await mark.waitFor();
    expect(await mark.getAttribute('href')).toBe('/nl/bordspel/2/#a/wat-bekennen-is');
    await mark.tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(NOTE).waitFor();
    // The note, and not the rule that it is about.
    expect(await sheet.innerText()).not.toContain('Wie kan bekennen, bekent.');
    await sheet.getByRole('link').last().click();
    expect(visitor.address()).toBe('nl/bordspel/2/#a/wat-bekennen-is');
    expect(await page.locator(':target').innerText()).toContain(NOTE);
  });
});

it('reads the note on the ruling’s own page, and not that the rule leaves no choice', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/bordspel/rulings/niet-bekend/');
    const text = await page.locator('main').innerText();
    expect(text).toContain('Zo moet het: zo lezen wij de regel.');
    expect(text).not.toContain('de regel laat geen keuze.');
    const rests = page.getByRole('region', { name: 'Wat niet letterlijk in de regel staat' });
    await rests.locator('summary').first().tap();
    await rests.getByText(NOTE).waitFor();
  });
});

it('reads it of a ruling that the text gives by itself, though a note stands at its clause', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/bordspel/rulings/voor-de-beurt/');
    expect(await page.locator('main').innerText()).toContain('de regel laat geen keuze.');
    expect(await page.getByRole('link', { name: /lezing/ }).count()).toBe(0);
  });
});

it('finds the mark on the penalty sheet, with what it means', async () => {
  await visit({ width: 1280 }, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/bordspel/penalties/');
    const marked = page.locator('[data-row]', { has: page.getByRole('link', { name: /rust op onze lezing/ }) });
    expect(await marked.count()).toBe(1);
    expect(await marked.innerText()).toMatch(/12.punten/);
    expect(await page.locator('#rests').innerText()).toContain('onze lezing');
  });
});

it('reads below the note what follows for whoever reads it the other way, on the screen and on paper', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/bordspel/rulings/niet-bekend/');
    await page.getByRole('region', { name: 'Wat niet letterlijk in de regel staat' }).locator('summary').first().tap();
    const note = page.getByRole('note').filter({ hasText: NOTE });
    const said = (await note.innerText()).split('\n').filter((line) => line !== '');
    const title = said.indexOf('Volgens de andere lezing');
    expect(said[title + 1]).toBe('Ook wie troef speelt, bekent');
    expect(said[title + 2]).toBe(
      'De overtreder: kaart blijft liggen · zo moet het · de beslissing is aan de wedstrijdleider',
    );
    expect(said[title + 3]).toBe('Dan is er niets aan de hand.');
    await page.emulateMedia({ media: 'print' });
    const printed = await note.innerText();
    for (const line of said.slice(title)) expect(printed).toContain(line);
  });
});
