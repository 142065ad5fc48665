/** A rule reads as a rule: its text first, its notes at hand, its name and its parts in sight. */
import { describe, expect, inject, it } from 'vitest';
import { few } from '../support/few.ts';
import { pagesOf } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { DESK, PHONE } from './reader.ts';
import { SITES } from './sites.ts';
import { visit } from './visitor.ts';

/** A rule with many notes, and one of many clauses. */
const NOTED = 'nl/troefspel/17/';
const LONG = 'nl/biedbond/4-2/';

it('what is only for a screen reader is not on the screen, beside the question of a rule either', async () => {
  await visit({ width: 360 }, async ({ page, open }) => {
    await open(NOTED);
    const boxes = await Promise.all((await page.locator('.unseen').all()).map((each) => each.boundingBox()));
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) expect(box?.width).toBeLessThanOrEqual(1);
  });
});

describe('the label of a clause', () => {
  it.each(SITES)(
    'neither leaves its place nor touches the text, in any rule, on a phone and on paper: $name',
    async ({ name, build }) => {
      const rules = pagesOf(build)
        .filter(({ type, dated, redirect }) => type === 'rule' && !dated && !redirect)
        .filter(({ path }) => THOROUGH || [NOTED, LONG].includes(path));
      expect(rules.length).toBeGreaterThan(0);
      await visit({ width: 360, script: false, site: inject(name) }, async ({ page, open }) => {
        const faults: string[] = [];
        for (const { url, path } of rules) {
          await open(path);
          for (const media of ['screen', 'print'] as const) {
            await page.emulateMedia({ media });
            faults.push(...(await page.evaluate(labelFaults)).map((fault) => `${url} ${media} ${fault}`));
          }
        }
        expect(few(faults)).toEqual([]);
      });
    },
    240_000,
  );

  it('takes no more of the page than a thumb needs', async () => {
    await visit({ width: 360 }, async ({ page, open }) => {
      await open(NOTED);
      for (const label of await page.locator('.clause > .n').all()) {
        const box = await label.boundingBox();
        expect(box?.width).toBeLessThanOrEqual(44);
        expect(box?.height).toBeLessThanOrEqual(60);
      }
    });
  });

  it('is the name that rulings cite a clause by, where the source gives it no number', async () => {
    await visit({ width: 360 }, async ({ page, open }) => {
      await open('nl/biedbond/4-9/');
      expect(await page.locator('#twee-of-meer > .n').innerText()).toBe('twee of meer');
      expect(await page.locator('#voldongen-3').getAttribute('data-name')).toBe('regel 4.9 Voldongen, lid 3');
    });
  });
});

describe('the editor’s notes', () => {
  it.each([true, false])('are one line on a phone, which opens (script: %s)', async (script) => {
    await visit({ ...PHONE, script }, async ({ page, open }) => {
      await open(NOTED);
      const notes = page.locator('#a .notes');
      expect(await notes.getByRole('note').first().isVisible()).toBe(false);
      const line = notes.locator('> summary');
      expect(await line.innerText()).toMatch(/Redactie: .*onze lezing 3/);
      await line.click();
      for (const note of await notes.getByRole('note').all()) expect(await note.isVisible()).toBe(true);
      expect(await notes.getByRole('note').count()).toBe(6);
    });
  });

  it.each([true, false])('stand beside their clause at a desk (script: %s)', async (script) => {
    await visit({ ...DESK, script }, async ({ page, open }) => {
      await open(NOTED);
      const [note, text] = await Promise.all([
        page.locator('#a .notes [role="note"]').first().boundingBox(),
        page.locator('#a .prose').boundingBox(),
      ]);
      if (!note || !text) throw new Error('both are there to be seen');
      expect(note.x).toBeGreaterThanOrEqual(text.x + text.width);
      expect(Math.abs(note.y - text.y)).toBeLessThan(16);
    });
  });

  it.each(SITES)(
    'lie on no other beside the rule, and a single one is never folded there: $name',
    async ({ name, build }) => {
      const rules = pagesOf(build).filter(({ type, dated, redirect, html }) => {
        return type === 'rule' && !dated && !redirect && html.includes('class="notes"');
      });
      expect(rules.length).toBeGreaterThan(0);
      for (const width of [1100, 1280]) {
        await visit({ width, script: false, site: inject(name) }, async ({ page, open }) => {
          const faults: string[] = [];
          for (const { url, path } of rules) {
            await open(path);
            faults.push(...(await page.evaluate(marginFaults)).map((fault) => `${url} ${width} ${fault}`));
          }
          expect(few(faults)).toEqual([]);
        });
      }
    },
    240_000,
  );

  it('that are longer than their clause unfold below it, at its width, and fold again where they were', async () => {
    await visit(DESK, async ({ page, open }) => {
      await open(NOTED);
      const folding = page.locator('.clause:has(.more-notes:not([open]))').first();
      const clause = page.locator(`.clause[id="${await folding.getAttribute('id')}"]`);
      const line = clause.locator('.more-notes > summary');
      const [text, folded] = await Promise.all([clause.locator('.prose').boundingBox(), line.boundingBox()]);
      await line.click();
      const further = clause.locator('.more-notes [role="note"]').first();
      await further.waitFor();
      // Those that stood beside the clause go below it with the others.
      const note = clause.locator('[role="note"]').first();
      const [opened, unfolded, after] = await Promise.all([
        note.boundingBox(),
        line.boundingBox(),
        clause.locator('.prose').boundingBox(),
      ]);
      if (!text || !folded || !opened || !unfolded) throw new Error('all are there to be seen');
      expect(after).toEqual(text);
      expect(unfolded.x).toBe(folded.x);
      expect(opened.x).toBe(text.x);
      expect(opened.width).toBe(text.width);
      expect(opened.y - text.y - text.height).toBeLessThan(100);
      await line.click();
      await further.waitFor({ state: 'hidden' });
      expect(await line.boundingBox()).toEqual(folded);
    });
  });

  it('can be left out, and are from then on before a rule is drawn', async () => {
    // What the browser says of the scripts that are kept from the page.
    await visit({ ...DESK, expects: /ERR_FAILED/ }, async ({ page, open }) => {
      await open(NOTED);
      await page.getByRole('button', { name: 'Alleen de regel' }).click();
      await expect.poll(() => page.locator('.side:visible').count()).toBe(0);
      await page.route('**/_astro/*.js', (route) => route.abort());
      const opened = page.goto(new URL('../25/', page.url()).href);
      await page.waitForSelector('.clauses', { state: 'attached' });
      expect(await page.locator('html').getAttribute('data-text-only')).toBe('');
      await opened;
      expect(await page.locator('.side:visible').count()).toBe(0);
      await page.unrouteAll();
      await page.reload();
      const button = page.getByRole('button', { name: 'Alleen de regel', pressed: true });
      await button.click();
      await page.locator('.side').first().waitFor();
    });
  });
});

describe('a long rule', () => {
  it('shows where its ways lead before its text', async () => {
    await visit(PHONE, async ({ page, open }) => {
      await open(LONG);
      const map = page.getByRole('navigation', { name: 'Onderdelen van deze regel' });
      expect((await map.getByRole('link').allInnerTexts()).slice(0, 4)).toEqual(['7A', '8A', '9A', '10A']);
    });
  });

  it('keeps its name and the clause in sight for who arrives in its middle, and opens its list', async () => {
    await visit(PHONE, async ({ page, open }) => {
      await open(`${LONG}#9a`);
      const plate = page.getByRole('navigation', { name: 'Leden van deze regel' });
      await plate.waitFor();
      expect(await plate.locator('summary').innerText()).toMatch(/^4\.2 · Geval 7A: .*\s9A$/);
      const [clause, bar] = [await page.locator('[id="9a"]').boundingBox(), await plate.boundingBox()];
      expect(bar?.height).toBeLessThanOrEqual(41);
      expect(clause?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);

      await plate.locator('summary').click();
      expect(await plate.getByRole('link', { name: 'Regel 4.3' }).isVisible()).toBe(true);
      await plate.getByRole('link', { name: '10C', exact: true }).click();
      await page.waitForURL(/#10c$/);
      await expect.poll(() => plate.locator('summary').innerText()).toMatch(/\b10C$/);
      expect(await plate.getByRole('link', { name: '10C', exact: true }).isVisible()).toBe(false);

      await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
      await plate.waitFor({ state: 'hidden' });
    });
  });

  it('names on the plate what stands below its clauses, and leads there', async () => {
    await visit(PHONE, async ({ page, open }) => {
      await open(`${LONG}#9a`);
      const plate = page.getByRole('navigation', { name: 'Leden van deze regel' });
      await plate.locator('summary').click();
      await plate.getByRole('link', { name: 'Uitspraken die hieruit volgen' }).click();
      await page.waitForURL(/#rulings$/);
      await expect.poll(() => plate.locator('summary').innerText()).toBe('Uitspraken die hieruit volgen');
      const [heading, bar] = [await page.locator('#rulings').boundingBox(), await plate.boundingBox()];
      expect(heading?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
    });
  });

  it('shows its parts before its text also where it has no sections, and a short rule does not', async () => {
    await visit({ ...PHONE, script: false }, async ({ page, open }) => {
      await open(NOTED);
      const map = page.getByRole('navigation', { name: 'Onderdelen van deze regel' });
      for (const name of ['A', 'Uitspraken die hieruit volgen'])
        expect(await map.getByRole('link', { name, exact: true }).count(), name).toBe(1);
      for (const href of await map
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        expect(await page.locator(`[id="${href?.slice(1) ?? ''}"]`).count(), href ?? '').toBe(1);
      await open('nl/troefspel/23/');
      expect(await map.count()).toBe(0);
    });
  });

  it('says beside itself at a desk where in it one is', async () => {
    await visit(DESK, async ({ page, open }) => {
      await open(LONG);
      const here = page.locator('.rail [aria-current="location"]');
      await page.mouse.move(40, 40);
      await page.locator('#rulings').evaluate((heading) => heading.scrollIntoView());
      await expect.poll(() => here.allInnerTexts()).toEqual(['Uitspraken die hieruit volgen']);
    });
  });

  it('has its chapter beside it at a desk, and this rule’s place in it', async () => {
    await visit(DESK, async ({ page, open }) => {
      await open(LONG);
      const rail = page.getByRole('navigation', { name: 'Specifieke onregelmatigheden' });
      expect(await rail.locator('[aria-current="page"]').innerText()).toMatch(/4\.2 Onvoldoende bod/);
      const text = await page.locator('.clauses').boundingBox();
      expect(text?.width).toBeGreaterThanOrEqual(600);
      expect(text?.width).toBeLessThanOrEqual(704);
    });
  });
});

describe('the rulings that follow', () => {
  it('stand by situation, the condition first, five of many and the others behind their number', async () => {
    await visit({ width: 360, script: false }, async ({ page, open }) => {
      await open('nl/biedbond/4-9/');
      const rulings = page.locator('section[aria-labelledby="rulings"]');
      const all = await rulings.locator('.follow').count();
      const seen = await rulings.locator('.follow:visible').count();
      expect(seen).toBe(5);
      await page.getByText(`nog ${all - seen} uitspraken`).click();
      expect(await rulings.locator('.follow:visible').count()).toBe(all);
    });
  });

  it('have their condition in the whole width of a phone, and what they rest on in a line of its own', async () => {
    for (const width of [360, 1280]) {
      await visit({ width, script: false }, async ({ page, open }) => {
        await open('nl/bordspel/2/');
        const row = page.locator('.follow', { has: page.locator('.follow-rest') }).first();
        const [whole, condition, rest] = await Promise.all([
          row.boundingBox(),
          row.locator('.follow-if').boundingBox(),
          row.locator('.follow-rest').boundingBox(),
        ]);
        if (!whole || !condition || !rest) throw new Error('no row with what it rests on');
        expect(condition.width).toBeGreaterThan(whole.width * (width === 360 ? 0.95 : 0.6));
        expect(rest.width).toBeGreaterThan(whole.width * 0.95);
        expect(rest.y).toBeGreaterThanOrEqual(condition.y + condition.height);
      });
    }
  });
});

/** Runs in the page: labels that reach out of their box or lie over a word, by their clause. */
function labelFaults(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.clause')].flatMap((clause) => {
    const label = clause.querySelector<HTMLElement>(':scope > .n');
    const text = clause.querySelector(':scope > .prose');
    if (!label || !text) return [`${clause.id} has no label`];
    const shown = document.createRange();
    shown.selectNodeContents(label.querySelector('span') ?? label);
    const words = document.createRange();
    words.selectNodeContents(text);
    const overlaps = [...shown.getClientRects()].some((mine) =>
      [...words.getClientRects()].some(
        (other) =>
          other.width > 0 &&
          mine.left < other.right &&
          mine.right > other.left - 2 &&
          mine.top + 4 < other.bottom &&
          mine.bottom - 4 > other.top,
      ),
    );
    const { left, right } = label.getBoundingClientRect();
    const out = [...shown.getClientRects()].some((rect) => rect.left < left - 1 || rect.right > right + 1);
    return [...(overlaps ? [`${clause.id} over the text`] : []), ...(out ? [`${clause.id} out of its box`] : [])];
  });
}

/** What is wrong with the notes of a rule where there is a margin. */
function marginFaults(): string[] {
  const faults: string[] = [];
  let [last, edge] = ['', -Infinity];
  for (const clause of document.querySelectorAll('.clause:has(.notes)')) {
    const notes = [...clause.querySelectorAll('[role="note"]')].filter((note) =>
      note.checkVisibility({ contentVisibilityAuto: true }),
    );
    if (notes.length === 0 && clause.querySelectorAll('[role="note"]').length === 1) faults.push(`${clause.id} folded`);
    const text = clause.querySelector('.prose')?.getBoundingClientRect();
    const beside = [...notes, ...clause.querySelectorAll('.side summary')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ left, height }) => height > 0 && left >= (text?.right ?? 0));
    if (beside.length === 0) continue;
    if (Math.min(...beside.map(({ top }) => top)) < edge) faults.push(`${clause.id} on ${last}`);
    [last, edge] = [clause.id, Math.max(...beside.map(({ bottom }) => bottom))];
  }
  return faults;
}
