/** A situation whose script does not come: nothing looks as if answers had been read. */
import { describe, expect, inject, it } from 'vitest';
import { THOROUGH } from '../support/thorough.ts';
import { onQuestion } from './at-the-table.ts';
import { heldBack, visit, type Visitor } from './visitor.ts';

const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const ANSWERED = `${SITUATION}?fout=voor-de-beurt&gesloten-slagen=2`;
const MISSING = /antwoorden, ook die in de link, worden hier niet gelezen/;
const failed = /ERR_FAILED|Failed to (?:fetch|load)|SyntaxError|Unexpected|missing|Invalid/;

/** The scripts that a page loads by itself, and after what is done there. */
async function scriptsOf(address: string, acts?: (visitor: Visitor) => Promise<void>): Promise<readonly string[]> {
  const found: string[] = [];
  await visit({ saves: true }, async (visitor) => {
    await visitor.open(address);
    await acts?.(visitor);
    await visitor.page.waitForLoadState('networkidle');
    found.push(...visitor.scripts);
  });
  return [...new Set(found)];
}

/** Without answers the questions come at the first touch. */
const touches = ({ page }: Visitor) => page.keyboard.press('Shift');

/** Answers the questions up to the ruling. */
async function decides(visitor: Visitor): Promise<void> {
  await onQuestion(visitor, 'Wat deed de speler?').answers('Speelde voor zijn beurt');
  await onQuestion(visitor, 'Hoeveel slagen zijn er nu gesloten?').answers('5 of meer');
}

async function saysSo({ page }: Visitor): Promise<void> {
  await page.getByText(MISSING).waitFor();
  expect(await page.locator('.question').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Alle vragen en uitspraken' }).click();
  await expect.poll(() => page.locator('#outline').evaluate((heading) => heading.matches(':target'))).toBe(true);
}

/** Asked for once: several stories begin at them. What failed is asked for again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}
const scriptsOfAnswered = once(() => scriptsOf(ANSWERED));
const scriptsOfTouched = once(() => scriptsOf(SITUATION, touches));

/**
 * Of what a link with answers needs, what the questions need. The first touch of any page also brings what is
 * not theirs.
 */
async function scriptsOfQuestions(): Promise<readonly string[]> {
  const touched = await scriptsOfTouched();
  const anywhere = await scriptsOf('nl/troefspel/', touches);
  return (await scriptsOfAnswered()).filter((script) => touched.includes(script) && !anywhere.includes(script));
}

/** What comes for the ruling alone. */
async function scriptsOfRuling(): Promise<readonly string[]> {
  const touched = await scriptsOfTouched();
  const decided = await scriptsOf(SITUATION, decides);
  return (await scriptsOfAnswered()).filter((script) => decided.includes(script) && !touched.includes(script));
}

async function withoutScript(
  script: string,
  address: string,
  acts?: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  await visit({ saves: true, expects: failed }, async (visitor) => {
    await visitor.page.route(`**${script}`, (route) => route.abort());
    await visitor.page.goto(visitor.site + address);
    // What can come has come (scripts/after-paint.ts).
    await visitor.page.locator('html:not([data-scripts="come"])').waitFor();
    await acts?.(visitor);
    await saysSo(visitor);
  });
}

describe.runIf(THOROUGH)(
  'says that answers are not read, and points to the decision tree, whichever script is missing',
  () => {
    it('of a link with answers', { timeout: 180_000 }, async () => {
      const scripts = await scriptsOfAnswered();
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts) await withoutScript(script, ANSWERED);
    });

    it('of the questions', { timeout: 180_000 }, async () => {
      const scripts = await scriptsOfQuestions();
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts) await withoutScript(script, SITUATION, touches);
    });

    it('of the ruling, once the questions are answered', { timeout: 180_000 }, async () => {
      const scripts = await scriptsOfRuling();
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) await withoutScript(script, SITUATION, decides);
    });
  },
);

async function largestOf(scripts: readonly string[]): Promise<string | undefined> {
  const sizes = new Map<string, number>();
  for (const script of scripts) {
    const response = await fetch(new URL(script, inject('fixture')));
    sizes.set(script, (await response.text()).length);
  }
  return scripts.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))[0];
}

it.runIf(THOROUGH)('so does a script that is cut off in the middle', async () => {
  const script = await largestOf(await scriptsOfAnswered());
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

it.each(['Decision', 'Ends'])(
  'while the answers of a link are being read, and %s is on its way, no question looks unanswered',
  async (name) => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      const letThrough = await heldBack(page, `**/_astro/${name}.*.js`);
      await page.goto(visitor.site + ANSWERED, { waitUntil: 'commit' });
      await page.getByText('De antwoorden in de link worden gelezen').waitFor();
      // The styles alone keep the first question back for a while only.
      await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
      expect(await page.locator('.question').filter({ visible: true }).count()).toBe(0);
      letThrough();
      await page.locator('.decision .ruling').waitFor();
      expect(await page.getByText('De antwoorden in de link worden gelezen').isVisible()).toBe(false);
    });
  },
);
