/** What people look up in Binokel, Keezen and L'hombre, in their own languages. */
import { describe, expect, it } from 'vitest';
import { onQuestion, rulingIs } from '../../e2e/at-the-table.ts';
import { visitSite as visit, type Visitor } from '../../e2e/visitor.ts';

const SETTLE = 'de/binokel/situations/spiel-abrechnen/';
const MELDS = 'de/binokel/calculators/wert-einer-meldung/';

/**
 * The lines of the settlement: who, the way and the points. The numbers that a line asks for stand in a row
 * of their own.
 */
async function settlement({ page }: Visitor): Promise<readonly string[]> {
  const rows = await page
    .locator('.score tbody tr')
    .filter({ has: page.getByRole('rowheader') })
    .allInnerTexts();
  return rows.map((row) =>
    row
      .split(/[\n\t]+/)
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' | '),
  );
}

/** The one field of this name; in the line of a party where several lines ask for the same. */
function number({ page }: Visitor, name: string, party?: string) {
  const decision = page.locator('.decision');
  const place = party === undefined ? decision : decision.getByRole('group', { name: `Ausrechnen: ${party}` });
  return place.getByRole('spinbutton', { name, exact: true });
}

describe('a game of Binokel is settled', () => {
  it('lost at 200: the declarer loses 400, the others get meld, tricks and 100, as soon as each is typed', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(SETTLE);
      await onQuestion(visitor, 'Hat sich jemand verworfen').answers('Nein');
      await onQuestion(visitor, 'Was wird gespielt?').answers('Ein Spiel mit Trumpf');
      await onQuestion(visitor, 'Wie ist das Spiel ausgegangen?').answers('Verloren');
      await onQuestion(visitor, 'Haben die Mitspieler einen Stich gemacht?').answers('Ja, jeder von beiden');
      expect(await settlement(visitor)).toEqual([
        'Der Spielführer | −2 × Reizwert',
        'Erster Mitspieler | Meldung + Stiche + 100',
        'Zweiter Mitspieler | Meldung + Stiche + 100',
      ]);
      await number(visitor, 'Reizwert').fill('200');
      await number(visitor, 'Meldung', 'Erster Mitspieler').fill('40');
      await number(visitor, 'Stiche', 'Erster Mitspieler').fill('92');
      expect(await settlement(visitor)).toEqual([
        'Der Spielführer | −2 × 200 = −400',
        'Erster Mitspieler | 40 + 92 + 100 = 232',
        'Zweiter Mitspieler | Meldung + Stiche + 100',
      ]);
      expect(visitor.address()).toContain('reizwert=200');
    });
  });

  it('written off at 250: the declarer loses it once, the others get their melds and half of it', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(
        `${SETTLE}?spielfehler-passiert=nein&ausgang=abgeschrieben&spielart=mit-trumpf&reizwert=250&meldung-1=60&meldung-2=0`,
      );
      await visitor.page.locator('.score').waitFor();
      expect(await settlement(visitor)).toEqual([
        'Der Spielführer | −250',
        'Erster Mitspieler | 60 + 250 ÷ 2 = 185',
        'Zweiter Mitspieler | 0 + 250 ÷ 2 = 125',
      ]);
    });
  });

  it('a bid below 150 is refused, and says why', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(
        `${SETTLE}?spielfehler-passiert=nein&ausgang=verloren&spielart=mit-trumpf&stiche-der-mitspieler=keiner`,
      );
      await number(visitor, 'Reizwert').fill('140');
      await page.getByText('140 gibt es nicht, es sind mindestens 150.').waitFor();
      expect((await settlement(visitor))[0]).toBe('Der Spielführer | −2 × Reizwert');
    });
  });
});

it('four lost games of a round of Binokel cost 3,00 €', async () => {
  await visit({}, async (visitor) => {
    await visitor.open('de/binokel/situations/strafgeld/');
    await onQuestion(visitor, 'Wie viele Spiele hat der Spieler in dieser Runde verloren?').answers('3 oder mehr');
    await number(visitor, 'Verlorene Spiele').fill('4');
    await rulingIs(visitor, '0,50 € für jedes der ersten zwei Spiele und 1,00 € für jedes weitere', [
      /^3,00 € ?, gegen: der Spieler$/,
    ]);
  });
});

describe('melds of Binokel are added up', () => {
  it('by keyboard, with the total and the way to it in sight and in the address', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open('de/binokel/situations/wert-einer-meldung/');
      await visitor.follow('Meldungen zusammenzählen');
      const sum = page.getByRole('status').filter({ hasText: 'Zusammen' });
      await page.getByRole('button', { name: 'Eins mehr: Vier Asse' }).press('Enter');
      await expect.poll(() => sum.innerText()).toContain('100 Punkte');
      const pair = page.getByRole('button', { name: 'Eins mehr: König und Dame in einer anderen Farbe' });
      await pair.press('Space');
      await expect.poll(() => sum.innerText()).toContain('120 Punkte');
      await pair.press('Space');
      await expect.poll(() => sum.innerText()).toMatch(/140 Punkte\s+100 \+ 2 × 20/);
      await expect.poll(() => visitor.address()).toBe(`${MELDS}?paar-nichttrumpf=2&vier-asse=1`);
      await page.reload();
      await page.getByText('140 Punkte').waitFor();
    });
  });

  it('and goes on as a link with the counts, and as a text with what was had and what it comes to', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${MELDS}?paar-nichttrumpf=2&vier-asse=1`);
      await page.getByText('140 Punkte').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Teilen' }).click();
      const sheet = page.getByRole('dialog');
      const copied = async (name: string) => {
        await sheet.getByRole('button', { name }).click();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      expect(await copied('Link kopieren')).toMatch(
        /\/de\/binokel\/turnier\/calculators\/wert-einer-meldung\/\?paar-nichttrumpf=2&vier-asse=1$/,
      );
      expect(await copied('Als Text kopieren')).toMatch(
        /^Meldungen zusammenzählen\nVier Asse, von jeder Farbe eines: 100\n2 × König und Dame in einer anderen Farbe: 40\nZusammen: 140 Punkte \(für den Spieler\)\n/,
      );
    });
  });

  it('and an address with something that cannot be had says what, until something is changed', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${MELDS}?vier-asse=3&paar-nichttrumpf=zwei&zehner=2`);
      const wrong = page.getByRole('alert');
      await wrong.waitFor();
      expect(await wrong.locator('p').allInnerTexts()).toEqual([
        expect.stringContaining('„Vier Asse, von jeder Farbe eines“ geht höchstens 1-mal'),
        expect.stringContaining('„zwei“ ist keine Anzahl'),
        expect.stringContaining('„zehner“ im Link zählt hier nicht'),
      ]);
      await page.getByText('100 Punkte').waitFor();
      await page.getByRole('button', { name: 'Eins mehr: Rundgang' }).click();
      await wrong.waitFor({ state: 'detached' });
      expect(visitor.address()).toBe(`${MELDS}?rundgang=1&vier-asse=1`);
    });
  });

  it('with a key that takes the last one away, and the focus stays where it was', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${MELDS}?vier-asse=1`);
      const less = page.getByRole('button', { name: 'Eins weniger: Vier Asse' });
      await less.press('Enter');
      await expect.poll(() => visitor.address()).toBe(MELDS);
      expect(await less.evaluate((each) => each === document.activeElement)).toBe(true);
      await page.keyboard.press('Tab');
      await less.waitFor({ state: 'hidden' });
    });
  });

  it('and what cannot be melded says so, without a script too', async () => {
    await visit({ script: false }, async ({ page, open }) => {
      await open(MELDS);
      expect(await page.getByRole('row', { name: /^Familie in Trumpf/ }).innerText()).toContain('150');
      await page.getByText('Zehner können nicht gemeldet werden').waitFor();
      await page.getByRole('link', { name: 'Beim Durch wird nicht gemeldet' }).waitFor();
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    });
  });
});

it('in Keezen a pawn on its start square cannot be swapped', async () => {
  await visit({}, async (visitor) => {
    await visitor.open(
      'nl/keezen/situations/mag-ik-ruilen/?ruil-welke=eigen-en-tegenstander&plek-eigen-pion=op-de-baan&plek-andere-pion=beginpositie',
    );
    await rulingIs(visitor, 'Ruilen mag niet met een pion die op zijn beginpositie staat', [
      /^(?:niet toegestaan|dit mag niet)/,
    ]);
  });
});

it('in L’hombre a bid out of turn may cost a point, and only if an opponent wants it', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('da/lhombre/situations/melding-uden-for-tur/');
    await rulingIs(visitor, 'Der kan gives 1 strafpoint for at melde uden for tur, hvis en fra modparten ønsker det', [
      /^1 strafpoint ?, mod det hold, der lavede fejlen ?, til modparten$/,
    ]);
    expect(await page.locator('.outcome .leave').first().innerText()).toMatch(
      /^Reglen åbner for det; afgøres af modparten/,
    );
    await page.getByText('Vil bare én ved bordet have det, skal det gives.').first().waitFor();
  });
});

it('the words for revoking in four games know each other', async () => {
  await visit({ width: 1280 }, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/troefcall/terms/#ontduiking');
    await page.locator('#ontduiking').getByRole('link', { name: 'in andere spellen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Verzaking' }).waitFor();
    const row = (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Spel',
      'Zo heet het daar',
      'Wat eruit volgt',
    ]);
    expect(await row(/Binokel/).innerText()).toContain('Sich verwerfen');
    expect(await row(/L['’]hombre/).innerText()).toContain('Kulørsvigt');
    expect(await row(/Troefcall/).innerText()).toMatch(
      /Ontduiking[^]*5\spunten · 15\sstrafpunten · 10\sstrafpunten · 10 of 15\sstrafpunten/,
    );
    await row(/Troefcall/)
      .getByRole('link', { name: /uitspraken$/ })
      .click();
    expect(await page.locator('#in-troefcall').textContent()).toMatch(
      /heeft ontdoken[^]*ook toen er ontdoken werd, lagen er vijf slagen of meer dicht[^]*15 strafpunten[^]*de overtreder/,
    );
  });
});
