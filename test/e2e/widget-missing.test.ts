/** A situation whose script does not come: nothing looks as if answers had been read. */
import { expect, it } from 'vitest';
import { heldBack, visit, type Visitor } from './visitor.ts';

const SITUATION = 'nl/troefcall/situations/verkeerd-gespeelde-kaart/';
const ANSWERED = `${SITUATION}?fout=voor-de-beurt&gesloten-slagen=2`;
const MISSING = /antwoorden, ook die in de link, worden hier niet gelezen/;
const failed = /ERR_FAILED|Failed to (?:fetch|load)|SyntaxError|Unexpected|missing|Invalid/;

/** The scripts that a situation's page loads by itself. */
async function scriptsOf(address: string): Promise<readonly string[]> {
  const found: string[] = [];
  await visit({}, async ({ open, scripts }) => {
    await open(address);
    found.push(...scripts);
  });
  return found;
}

async function saysSo({ page }: Visitor): Promise<void> {
  await page.getByText(MISSING).waitFor();
  expect(await page.locator('.question').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Alle vragen en uitspraken' }).click();
  expect(await page.locator('#outline').evaluate((heading) => heading.matches(':target'))).toBe(true);
}

it('says that answers are not read, and points to the decision tree, whichever script is missing', async () => {
  const scripts = await scriptsOf(ANSWERED);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    for (const address of [ANSWERED, SITUATION]) {
      await visit({ expects: failed }, async (visitor) => {
        await visitor.page.route(`**${script}`, (route) => route.abort());
        await visitor.page.goto(visitor.site + address);
        // Without answers the questions come at the first touch.
        if (address === SITUATION) await visitor.page.keyboard.press('Shift');
        await saysSo(visitor);
      });
    }
  }
});

it('so does a script that is cut off in the middle', async () => {
  const script = (await scriptsOf(ANSWERED)).find((each) => each.includes('/cases.'));
  expect(script).toBeDefined();
  await visit({ expects: failed }, async (visitor) => {
    await visitor.page.route(`**${script ?? ''}`, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.length / 2) });
    });
    await visitor.page.goto(visitor.site + ANSWERED);
    await saysSo(visitor);
  });
});

it('while the answers of a link are being read, no question looks unanswered', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const letThrough = await heldBack(page, '**/_astro/cases.*.js');
    await page.goto(visitor.site + ANSWERED, { waitUntil: 'commit' });
    await page.getByText('De antwoorden in de link worden gelezen').waitFor();
    expect(await page.locator('.question').filter({ visible: true }).count()).toBe(0);
    letThrough();
    await page.locator('.decision .ruling').waitFor();
    expect(await page.getByText('De antwoorden in de link worden gelezen').isVisible()).toBe(false);
  });
});
