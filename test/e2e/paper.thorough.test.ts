/** What comes out of the printer. */
import { describe, expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { textOf } from '../support/pdf-text.ts';
import { POINTS_PER_PIXEL, printed } from '../support/printed.ts';
import { pagesOf } from '../support/site.ts';
import { visit } from './visitor.ts';

it('posters are chosen in the address, fit whole on their sheets, and have codes that a camera reads', async () => {
  await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
    await open('nl/biedbond/posters/?per=12');
    const posters = page.locator('.poster:visible');
    await page.locator('.poster:visible:not(:has(svg))').first().waitFor({ state: 'detached' });
    const all = await posters.count();
    expect(all).toBeGreaterThan(2);
    expect((await printed(page)).pages).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const sizes = await page.locator('.poster:visible svg').evaluateAll((codes) =>
      codes.map((code) => {
        const modules = code instanceof SVGSVGElement ? code.viewBox.baseVal.width : 0;
        return ((code.getBoundingClientRect().width / 96) * 25.4 * (modules - 8)) / modules;
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(25);
    await page.emulateMedia({ media: null });
    // An address goes on in the next line after a slash, and in no word.
    expect(await page.locator('.poster:visible .poster-address').first().innerHTML()).toMatch(/^[^/]+\/<wbr>/);
    const second = await posters.nth(1).innerText();
    await posters.first().locator('[data-move="later"]').click();
    await expect.poll(() => posters.first().innerText()).toBe(second);
    await page.locator('#posters-choice summary').click();
    await page.getByRole('checkbox', { name: 'Verzaakt', exact: true }).uncheck();
    await page.waitForURL(/of=(?!.*\bverzaking(?:[,&]|$))/);
    expect(await posters.count()).toBe(all - 1);
  });
});

it('nothing is printed on the code of a poster, however many share a sheet', async () => {
  await visit({ width: 718, height: 1046 }, async ({ page, open }) => {
    for (const per of [1, 2, 4, 6, 12]) {
      await open(`nl/biedbond/posters/?per=${per}`);
      await page.locator('.poster:visible:not(:has(.poster-code svg))').first().waitFor({ state: 'detached' });
      await page.emulateMedia({ media: 'print' });
      const found = await page.locator('.poster:visible').evaluateAll((posters) =>
        posters.map((poster) => {
          const boxOf = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
          const code = boxOf(poster.querySelector('.poster-code svg'));
          const sheet = boxOf(poster);
          const others = [...poster.querySelectorAll('h2, p, .picture')].map(boxOf).filter(({ height }) => height > 0);
          return {
            name: poster.querySelector('h2')?.textContent ?? '',
            others: others.length,
            onCode: others.filter(({ top, bottom }) => top < code.bottom - 0.5 && bottom > code.top + 0.5).length,
            outside: [code, ...others].filter(({ bottom }) => bottom > sheet.bottom).length,
          };
        }),
      );
      expect(found.length).toBeGreaterThan(2);
      for (const { name, others, onCode, outside } of found) {
        expect(others, name).toBeGreaterThan(3);
        expect([per, name, onCode, outside]).toEqual([per, name, 0, 0]);
      }
      await page.emulateMedia({ media: null });
    }
  });
});

it.each(['17/', 'penalties/', 'posters/', 'rulings/op-tijd-afgetikt/'])(
  'on paper %s has its suit as a picture: some programs that show a PDF fill whatever has a mask',
  async (address) => {
    await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
      await open(`nl/troefspel/${address}`);
      await page.emulateMedia({ media: 'print' });
      const suits = await page.locator('.pip:visible').evaluateAll((all) =>
        all.map((each) => {
          const { maskImage, backgroundImage, printColorAdjust } = getComputedStyle(each);
          return [maskImage, backgroundImage.includes('%2317603f'), printColorAdjust];
        }),
      );
      expect(suits.length).toBeGreaterThan(0);
      expect(suits).toEqual(suits.map(() => ['none', true, 'exact']));
    });
  },
);

it('sheets of every kind begin as high, with a head of one size', async () => {
  const [procedure, tree] = (['procedure', 'tree'] as const).map(
    (kind) => pagesOf(FIXTURE).find(({ type, dated, redirect }) => type === kind && !dated && !redirect)?.path ?? '',
  );
  const book = ['17/', 'terms/', 'gaps/', 'penalties/', 'book/', 'record/', 'rulings/op-tijd-afgetikt/'];
  await visit({ width: 718, height: 1000 }, async ({ page, open }) => {
    for (const address of [...book.map((each) => `nl/troefspel/${each}`), procedure, tree]) {
      await open(address ?? '');
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(headOnPaper), address).toEqual({ top: 10, title: 18, line: 3 });
      await page.emulateMedia({ media: null });
    }
  });
});

it('a checklist prints in 8 points or more', async () => {
  const found = pagesOf(FIXTURE).find(({ type, dated, redirect }) => type === 'procedure' && !dated && !redirect);
  await visit({ width: 1280, height: 800, script: false }, async ({ page, open }) => {
    await open(found?.path ?? '');
    const { pages, smallest } = await printed(page);
    expect(pages).toBeLessThanOrEqual(2);
    expect(smallest).toBeGreaterThanOrEqual(8);
  });
});

it.each(['record', 'penalties', 'situation'] as const)(
  'on paper nothing stands over the next: the line above %s of a translation, the name of a situation',
  async (type) => {
    const found = pagesOf(FIXTURE).find(
      (page) => page.type === type && !page.dated && !page.redirect && page.document.querySelector('.text-state'),
    );
    await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
      await open(found?.path ?? '');
      await page.emulateMedia({ media: 'print' });
      const boxes = await page.locator('main > *').evaluateAll((parts) =>
        parts
          .map((part) => [part.className, part.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width > 1 && height > 1)
          .map(([name, { top, bottom }]) => ({ name, top, bottom })),
      );
      expect(boxes.length).toBeGreaterThan(1);
      const over = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(({ top, bottom }) => Math.min(bottom, one.bottom) - Math.max(top, one.top) > 1)
          .map(({ name }) => `${name} over ${one.name}`),
      );
      expect(over).toEqual([]);
    });
  },
);

it('a glossary keeps an entry whole, and its references beside each other', async () => {
  await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
    await open('nl/troefspel/terms/');
    await page.emulateMedia({ media: 'print' });
    const breaks = await page
      .locator('.term')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    const links = await page.locator('.term li a:visible').evaluateAll((all) =>
      all.map((each) => {
        const { paddingLeft, minHeight, whiteSpace, display } = getComputedStyle(each);
        return [paddingLeft, minHeight, whiteSpace, display].join(' ');
      }),
    );
    expect(new Set(links)).toEqual(new Set(['0px 0px nowrap inline']));
  });
});

it('a blank dispute sheet is one page, with lines for all that is written on it by hand', async () => {
  await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
    await open('nl/troefspel/record/');
    expect((await printed(page)).pages).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const under = (part: string) =>
      page.locator(`${part} .record-line`).evaluateAll((lines) =>
        lines.map((line) => {
          const { borderBottomWidth, borderBottomColor } = getComputedStyle(line);
          const { width, height } = line.getBoundingClientRect();
          // Room for a pen: 6 millimetres, along a good part of the sheet.
          return parseFloat(borderBottomWidth) > 0 && borderBottomColor === 'rgb(0, 0, 0)' && height > 22 && width > 60;
        }),
      );
    for (const [part, count] of [
      ['[data-field="players"]', 2],
      ['[data-field="table"]', 1],
      ['[aria-labelledby="record-happened"]', 4],
      ['[aria-labelledby="record-one-side"]', 3],
      ['[aria-labelledby="record-other-side"]', 3],
      ['[aria-labelledby="record-decided"]', 3],
      ['[aria-labelledby="record-clauses"]', 2],
      ['[data-field="decidedBy"]', 1],
      ['[data-field="decidedAt"]', 1],
    ] as const) {
      expect(await under(part), part).toEqual(Array.from({ length: count }, () => true));
    }
    expect(await under('.record-sign')).toEqual([true, true]);
  });
});

// A grid that goes on on another sheet prints a part over the end of the one before it.
it.each(['changes', 'gaps', 'training', 'rule'] as const)('the parts of %s stand below each other', async (type) => {
  const found = pagesOf(FIXTURE).find((each) => each.type === type && !each.dated && !each.redirect);
  await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
    await open(found?.path ?? '');
    await page.emulateMedia({ media: 'print' });
    const [main, ...around] = await page
      .locator('main, main :is(:has(> section > h2), .training-path)')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).display));
    expect(main).toBe('block');
    expect(around.filter((each) => each !== 'block')).toEqual([]);
  });
});

describe('the drawing of a tree', () => {
  const drawn = pagesOf(FIXTURE).filter(
    ({ type, dated, redirect, html }) => type === 'tree' && !dated && !redirect && html.includes('class="tree-frame"'),
  );

  it.each(drawn.map(({ path }) => path))('%s prints across, in 7 points or more, a part to a sheet', async (path) => {
    await visit({ width: 1047, height: 718, script: false }, async ({ page, open }) => {
      await open(path);
      if ((await page.locator('[data-paper-size="A3"]').count()) > 0)
        await page.setViewportSize({ width: 1512, height: 1047 });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(sheets.length).toBeLessThanOrEqual(await page.locator('.tree').count());
      for (const [, width, height] of sheets) expect(Number(width)).toBeGreaterThan(Number(height));
      await page.emulateMedia({ media: 'print' });
      const scales = await page
        .locator('.tree-frame svg')
        .evaluateAll((drawings) =>
          drawings.map((drawing) =>
            drawing instanceof SVGSVGElement
              ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
              : 0,
          ),
        );
      // Letters are 13 pixels high.
      expect(Math.min(...scales) * 13 * POINTS_PER_PIXEL).toBeGreaterThanOrEqual(6.95);
      expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.01);
      // Each sheet says what it is a part of.
      const parts = page.locator('.tree h2');
      for (const name of await parts.allInnerTexts()) expect(name.split(' · ').length).toBeGreaterThan(3);
    });
  });
});

describe('the list of penalties', () => {
  const rows = '#penalties [data-row]:visible';

  it('tells every row what happened, and how many rows are left', async () => {
    await visit({ width: 1280, height: 740 }, async ({ page, open }) => {
      await open('nl/biedbond/penalties/');
      const all = await page.locator(rows).count();
      expect(all).toBe(await page.locator('#penalties [data-row]').count());
      await page.getByRole('searchbox', { name: 'Zoek in deze lijst' }).fill('strafkaart');
      await expect.poll(() => page.locator(rows).count()).toBeLessThan(all);
      const left = await page.locator(rows).count();
      expect(await page.locator('output').innerText()).toBe(`${left} van ${all}`);
    });
  });

  it('stays under the field, and no amount breaks in two or leaves the page', async () => {
    await visit({ width: 360, height: 740 }, async ({ page, open }) => {
      for (const book of ['nl/troefspel', 'nl/biedbond', 'nl/hokjes', 'da/solospil', 'de/zweidame']) {
        await open(`${book}/penalties/`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), book).toBe(360);
        const broken = await page
          .locator('#penalties b')
          .evaluateAll((amounts) =>
            amounts
              .filter((each) => /\d/.test(each.textContent) && each.getClientRects().length > 1)
              .map((each) => each.textContent),
          );
        expect(
          broken.filter((text) => text.length <= 24),
          book,
        ).toEqual([]);
      }
      await open('nl/troefspel/penalties/');
      await page.mouse.wheel(0, 3000);
      await expect
        .poll(() =>
          page
            .getByRole('searchbox')
            .first()
            .boundingBox()
            .then((box) => box?.y),
        )
        .toBeLessThan(20);
    });
  });

  it('puts what costs the same together, with its situations, and back again', async () => {
    await visit({ width: 1280, height: 740 }, async ({ page, open }) => {
      await open('nl/troefspel/penalties/');
      const all = await page.locator(rows).count();
      await page.getByRole('radio', { name: 'Op bedrag' }).check();
      await expect
        .poll(() => page.getByRole('heading', { level: 2, name: '15\u00a0strafpunten' }).isVisible())
        .toBe(true);
      expect(await page.locator(rows).count()).toBe(all);
      const ten = page.locator('section', { has: page.getByRole('heading', { name: '10\u00a0strafpunten' }) });
      expect(await ten.innerText()).toContain('Kaart verkeerd gespeeld');
      await page.getByRole('radio', { name: 'Uit het spel' }).check();
      await expect.poll(() => page.locator('output').innerText()).toMatch(/^\d+ van \d+$/);
      await page.getByRole('radio', { name: 'Per fase' }).check();
      await expect
        .poll(() => page.getByRole('heading', { level: 2, name: 'Tijdens het spelen' }).isVisible())
        .toBe(true);
    });
  });

  it('is whole without script', async () => {
    await visit({ width: 1280, height: 740, script: false }, async ({ page, open }) => {
      await open('nl/troefspel/penalties/');
      expect(await page.locator(rows).count()).toBe(await page.locator('#penalties [data-row]').count());
      expect(await page.getByRole('searchbox').first().isVisible()).toBe(false);
      await page.getByRole('radio', { name: 'Uit het spel' }).check();
      const left = await page.locator(rows).count();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(await page.locator('#penalties [data-row]').count());
    });
  });
});

describe('a whole book', () => {
  const books = pagesOf(FIXTURE).filter(({ type, dated, redirect }) => type === 'booklet' && !dated && !redirect);

  it('stands on one page in every book, rule by rule, and is listed by no search engine', async () => {
    expect(books.length).toBeGreaterThan(4);
    for (const { url, document } of books) {
      const rules = pagesOf(FIXTURE).filter(
        (page) =>
          page.type === 'rule' &&
          !page.dated &&
          !page.redirect &&
          page.url.startsWith(url.replace('book/', '')) &&
          // The page of a number that only an older edition has is no rule of this one.
          page.document.querySelector('.clause') !== null,
      );
      expect(document.querySelectorAll('article').length, url).toBe(rules.length);
      const named = document.querySelectorAll('.contents a').map((link) => link.getAttribute('href')?.slice(1));
      for (const id of named) expect(document.getElementById(id ?? ''), `${url} ${id}`).not.toBeNull();
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    }
  });

  it('prints as a booklet: contents on the first sheet, every note in the open', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open('nl/troefspel/book/');
      const note = page.locator('.remarks li').first();
      expect(await note.isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await note.isVisible()).toBe(true);
      expect(await page.locator('.paper-head').isVisible()).toBe(true);
      const { pages, smallest } = await printed(page);
      expect(pages).toBeGreaterThan(5);
      expect(smallest).toBeGreaterThanOrEqual(8.5);
    });
  });

  it('is found from its book and from every page’s foot', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open('nl/troefspel/17/');
      await page.locator('footer').getByRole('link', { name: 'Het hele reglement', exact: true }).click();
      await expect.poll(() => page.locator('h1').innerText()).toBe('Troefspel');
      await page
        .getByRole('link', { name: /Verkeerd gespeelde kaarten/ })
        .first()
        .click();
      expect(page.url()).toMatch(/book\/#rule-17$/);
    });
  });
});

describe('a rule', () => {
  it('says of which book and edition it is and where it stands, and each ruling above its conditions', async () => {
    await visit({ width: 718, height: 1000 }, async ({ page, open }) => {
      await open('nl/troefspel/17/');
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.paper-head').innerText()).toMatch(/Troefspel[^]*2020\/2021[^]*troefspel\/17\//);
      expect(await page.locator('.bar').isVisible()).toBe(false);
      const rulings = await page.locator('.follows ul > .follow').evaluateAll((all) =>
        all.map((each) => {
          const [ruling, conditions] = ['.follow-then', '.follow-if'].map((part) =>
            each.querySelector(part)?.getBoundingClientRect(),
          );
          return conditions && ruling && ruling.bottom <= conditions.top + 1;
        }),
      );
      expect(rulings.length).toBeGreaterThan(2);
      expect(rulings).toEqual(rulings.map(() => true));
      expect(textOf(await page.pdf({ preferCSSPageSize: true }))).toMatch(/\b1 van \d/);
    });
  });

  it('prints alone for whoever reads it alone: no notes, no rulings', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open('nl/troefspel/17/');
      const beside = page.locator('.paper-notes, section[aria-labelledby="rulings"]');
      await page.emulateMedia({ media: 'print' });
      expect(await beside.filter({ visible: true }).count()).toBe(2);
      await page.emulateMedia({ media: null });
      await page.getByRole('button', { name: 'Alleen de regel' }).click();
      await page.locator('html[data-text-only]').waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await beside.filter({ visible: true }).count()).toBe(0);
      expect(await page.locator('.clauses').isVisible()).toBe(true);
    });
  });

  it('prints its notes at its end', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open('nl/troefspel/17/');
      const [beside, atEnd] = [page.locator('.clause .note'), page.locator('.paper-notes li')];
      const count = await atEnd.count();
      expect(count).toBe(await beside.count());
      expect(count).toBeGreaterThan(0);
      expect(await atEnd.first().isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await atEnd.first().isVisible()).toBe(true);
      expect(await beside.first().isVisible()).toBe(false);
    });
  });
});

describe('a situation', () => {
  const CASE = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt';

  it('prints the ruling on the screen and the answers it stands on, and no buttons', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open(`${CASE}&gesloten-slagen=5..13`);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.decision .outcome h2').isVisible()).toBe(true);
      expect(await page.locator('.decision .why-rows').isVisible()).toBe(true);
      expect(await page.locator('.decision button:visible').count()).toBe(0);
      const facts = page.locator('.decision .why');
      expect(await facts.evaluate((each) => getComputedStyle(each, '::before').content)).toContain('Al vastgesteld');
      const tops = await facts
        .locator('.why-rows, .reasons')
        .evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().top, each.className] as const));
      expect(tops.toSorted(([a], [b]) => a - b).map(([, name]) => name)).toEqual(['why-rows', 'reasons']);
    });
  });

  it.each([
    `${CASE}&gesloten-slagen=6`,
    'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/?fout=voor-de-beurt&gesloten-slagen=6',
  ])('%s prints on one sheet, with its case, its rule, its address and room to sign', async (address) => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open(address);
      await page.mouse.move(20, 20);
      await page.mouse.move(40, 40);
      await page.locator('.paper-qr path').waitFor({ state: 'attached' });
      await page.locator('.why-rows').first().waitFor({ state: 'attached' });
      expect((await printed(page)).pages).toBe(1);
      await page.emulateMedia({ media: 'print' });
      for (const shown of ['.outcome', '.steps', '.why-rows', 'blockquote', '.paper-form', '.paper-qr'])
        expect(await page.locator(shown).first().isVisible(), shown).toBe(true);
      expect(await page.locator('.paper-address b').innerText()).toContain('gesloten-slagen=6');
      expect(await page.locator('.paper-form dt').allInnerTexts()).toContain('Handtekening');
      // The amount says the verdict; it is signed below the steps, and the grounds follow.
      expect(await page.locator('.outcome .restated').evaluate((each) => each.clientWidth)).toBeLessThanOrEqual(1);
      const tops = await page
        .locator('.outcome, .steps, .paper-form, .cited-clauses')
        .evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().top, each.classList[0]] as const));
      expect(tops.toSorted(([a], [b]) => a - b).map(([, name]) => name)).toEqual([
        'outcome',
        'steps',
        'paper-form',
        'cited-clauses',
      ]);
      // A quote has one piece for each column that it stands in.
      const pieces = await page
        .locator('.quoted:visible')
        .evaluateAll((quotes) => quotes.map((quote) => quote.getClientRects().length));
      expect(pieces.length).toBeGreaterThan(0);
      expect(Math.max(...pieces)).toBe(1);
    });
  });

  // A gap is a space for eyes only: it has none for who copies the sheet, or searches in it.
  it.each([
    ['nl/troefspel', 'verkeerde-kaart-vanaf-vijf-slagen', `${CASE}&gesloten-slagen=6`],
    ['da/solospil', 'meldt-uden-for-tur', 'da/solospil/situations/melding-uden-for-tur/'],
    ['de/zweidame', 'wert-alle-gleichen', 'de/zweidame/situations/wert-einer-meldung/?meldung=alle-gleichen'],
    ['en/bordspel', 'voor-de-beurt', 'en/bordspel/situations/kaart-gespeeld/?op-beurt=nee'],
  ])('in %s prints an amount, what it counts and whose it is as words', async (book, ruling, situation) => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      for (const address of [`${book}/rulings/${ruling}/`, situation]) {
        await open(address);
        const amount = page.locator('.outcome [data-large] > li').first();
        await amount.waitFor();
        const [figure, ...sides] = await amount.locator('b, small').allInnerTexts();
        const unit = await amount.evaluate((each) => each.childNodes[1]?.textContent ?? '');
        const words = [figure, unit, ...sides.map((side) => side.replace(/^,/, ''))].join(' ').split(/\s+/);
        expect(words.length, address).toBeGreaterThan(3);
        const text = textOf(await page.pdf({ preferCSSPageSize: true }));
        expect(text.replaceAll(',', ''), address).toContain(words.join(' ').replaceAll(',', ''));
      }
    });
  });

  it('prints a formula where an amount waits for numbers, and beside it a line to write the amount on', async () => {
    await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
      await open('de/zweidame/rulings/gewonnen-einer-ohne-stich/');
      const amounts = page.locator('.outcome .score td');
      expect(await amounts.allInnerTexts()).toEqual(['Meldung + Stiche', 'Meldung + Stiche', '0']);
      await page.emulateMedia({ media: 'print' });
      const lines = await amounts.evaluateAll((all) =>
        all.map((each) => {
          const waits = each.querySelector('b');
          return waits !== null && getComputedStyle(waits, '::after').content.includes('_'.repeat(12));
        }),
      );
      expect(lines).toEqual([true, true, false]);
    });
  });

  it('without a case prints on one sheet too, with every case in which it holds', async () => {
    await visit({ width: 1280, height: 800, script: false }, async ({ page, open }) => {
      await open('nl/biedbond/rulings/voor-de-beurt-geaccepteerd/');
      expect((await printed(page)).pages).toBe(1);
      await page.emulateMedia({ media: 'print' });
      const cases = page.locator('section:has(> #when) .pairs');
      expect(await cases.count()).toBeGreaterThan(3);
      for (const each of await cases.all()) expect(await each.isVisible()).toBe(true);
    });
  });

  it('on paper sets apart the cases in which it holds, each with a line beside it and “or” before the line', async () => {
    await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
      await open('da/solospil/rulings/pas-ingen-omgivning/');
      await page.emulateMedia({ media: 'print' });
      const beside = await page.locator('.pairs-or').evaluateAll((all) =>
        all.map((or) => {
          const next = or.nextElementSibling;
          if (!next) return undefined;
          const range = document.createRange();
          range.selectNodeContents(or);
          const [word, pairs] = [range.getBoundingClientRect(), next.getBoundingClientRect()];
          const line = parseFloat(getComputedStyle(next).borderLeftWidth);
          return word.right <= pairs.left && word.top < pairs.bottom && word.bottom > pairs.top && line > 0;
        }),
      );
      expect(beside.length).toBeGreaterThan(0);
      expect(beside).toEqual(beside.map(() => true));
    });
  });

  it('says in whose words it is, its number among the sheets, and which text counts and where that is', async () => {
    await visit({ width: 1280, height: 800, script: false }, async ({ page, open }) => {
      for (const address of ['rulings/te-veel-kaarten/', '9/']) {
        await open(`en/bordspel/${address}`);
        const text = textOf(await page.pdf({ preferCSSPageSize: true }));
        expect(text).toMatch(/\b1 (\/|of) 1/);
        expect(text).toContain('Restated in our own words');
        expect(text.match(/Where they differ/g)).toHaveLength(1);
        expect(text).toContain(`/nl/bordspel/${address}) prevails`);
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.text-state').first().isVisible()).toBe(false);
        await page.emulateMedia({ media: null });
      }
    });
  });

  it('prints no question', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open(CASE);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.decision').isVisible()).toBe(false);
    });
  });
});

/**
 * How many pages a page takes, and the size in points of the smallest type on them, as the browser shrank it.
 */

/** In mm how far from the edge the head begins, in points its title, in pixels the line below it. */
function headOnPaper() {
  const margins = new Map<string, number>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSPageRule && rule.style.marginTop !== '')
        margins.set(rule.selectorText, parseFloat(rule.style.marginTop));
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) read(cssRules);
  const name = getComputedStyle(document.body).getPropertyValue('page');
  const margin = margins.get(`${name}:first`) ?? margins.get(name) ?? margins.get('') ?? NaN;
  const head = document.querySelector('.paper-head, .record-head, .sheet-head');
  const title = head?.querySelector('.paper-title, .record-name, h1');
  if (!head || !title) throw new Error('a sheet without a head');
  return {
    top: Math.round(margin + (head.getBoundingClientRect().top / 96) * 25.4),
    title: Math.round(parseFloat(getComputedStyle(title).fontSize) * 0.75),
    line: parseFloat(getComputedStyle(head).borderBottomWidth),
  };
}
