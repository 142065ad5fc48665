/** One event with two breaches, decided from either page, and a tally of one situation. */
import { describe, expect, it } from 'vitest';
import { queryOfParts } from '#addresses/parts.ts';
import { partsRecordIn, partsRecordQuery } from '#addresses/parts-record.ts';
import { editionOf } from '../support/edition.ts';
import { few } from '../support/few.ts';
import { TWO_LANGUAGES } from '../support/fixture-site.ts';
import { jointCasesOf } from '../support/joint-cases.ts';
import { THOROUGH } from '../support/thorough.ts';
import { clipboard } from './at-the-table.ts';
import { faultsOfAxe } from './faults.ts';
import { visit, type Visitor } from './visitor.ts';

const BOOK = 'nl/biedbond/';
const SHARED = 'lt-accepteert=nee&lt-heeft-geboden=nee';
const EARLY = {
  situation: 'bieding-voor-de-beurt',
  query: `aan-de-beurt=rechtertegenstander&${SHARED}&rt-heeft-geboden=nee&rt-past=ja&soort-bieding=bod-of-doublet`,
};
const LOW = {
  situation: 'onvoldoende-bod',
  query: `${SHARED}&verbetering-mogelijk=geen&vervangende-bieding=ander-bod-of-pas&zelf-verbeterd=nee`,
};
const OPEN = 'Was het bod te laag én voor de beurt';

/** From the ruling of a part to the page that joins it with what was told before. */
async function told({ page, open, heading }: Visitor, { situation, query }: typeof EARLY, link: string): Promise<void> {
  await open(`${BOOK}situations/${situation}/?${query}`);
  await page.getByRole('link', { name: link }).click();
  await page.waitForURL(/\/together\//);
  await heading().getByText('Alles bij elkaar').waitFor();
  await page.locator('.together-parts > li').first().waitFor();
}

/** What is seen of the parts, in their order and without their numbers. */
async function partsOf({ page }: Visitor): Promise<readonly string[]> {
  return (await page.locator('.together-parts > li').allInnerTexts()).map((text) =>
    text
      .replace(/^\d+\. /, '')
      .replace('Naar voren', '')
      .replace(/\s+/g, ' '),
  );
}

describe('a case of several parts', () => {
  it('stands in the order in which it was told, comes to the same in each, and says what is open', async () => {
    const seen: (readonly string[])[] = [];
    for (const [first, second] of [
      [EARLY, LOW],
      [LOW, EARLY],
    ] as const) {
      await visit({}, async (visitor) => {
        const { page, open, address } = visitor;
        await told(visitor, first, 'Gebeurde er nog iets?');
        expect(await page.locator('.together-parts > li').count()).toBe(1);
        expect(await page.getByText('In de volgorde waarin je ze invoerde').count()).toBe(0);
        const [alone = ''] = await partsOf(visitor);
        await told(visitor, second, 'Voeg toe aan de zaak (1 andere)');
        await page.locator('.together-meets').getByText(OPEN).waitFor();
        await page.getByText('In de volgorde waarin je ze invoerde').waitFor();
        expect(await page.locator('.together-parts > li > .kicker').allInnerTexts()).toEqual([
          expect.stringMatching(/^1\. /),
          expect.stringMatching(/^2\. /),
        ]);
        // Which of the two holds is open, so there is nothing to add up.
        await page.getByText('Een totaal staat er pas').waitFor();
        const parts = await partsOf(visitor);
        expect(parts[0]).toBe(alone);
        seen.push(parts);
        // Whoever gets the link sees the same.
        await open(address());
        await page.locator('.together-meets').getByText(OPEN).waitFor();
        expect(await partsOf(visitor)).toEqual(parts);
      });
    }
    expect(seen[1]).toEqual(seen[0]?.toReversed());
  });

  it('is put into another order in place, which the address keeps', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${queryOfParts([LOW, EARLY])}`);
      await page.locator('.together-meets').getByText(OPEN).waitFor();
      const parts = await partsOf(visitor);
      await page.getByRole('button', { name: 'Naar voren: Bieding voor de beurt' }).click();
      await expect.poll(() => partsOf(visitor)).toEqual(parts.toReversed());
      expect(new URL(page.url()).searchParams.getAll('part')[0]).toMatch(/^bieding-voor-de-beurt\?/);
      await page.goBack();
      await expect.poll(() => partsOf(visitor)).toEqual(parts);
    });
  });

  it('offers what is known to go together, with the answers that both need', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await told(visitor, EARLY, 'Gebeurde er nog iets?');
      await page.getByRole('link', { name: 'Onvoldoende bod' }).first().click();
      await page.waitForURL(/\/situations\/onvoldoende-bod\//);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('lt-accepteert'), searchParams.get('lt-heeft-geboden')]).toEqual(['nee', 'nee']);
    });
  });

  it('is reached again from the ruling of a part, which is not told twice', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await told(visitor, EARLY, 'Gebeurde er nog iets?');
      const before = new URL(page.url()).searchParams.getAll('part');
      await told(visitor, EARLY, 'Gebeurde er nog iets?');
      expect(new URL(page.url()).searchParams.getAll('part')).toEqual(before);
      await open(`${BOOK}situations/${EARLY.situation}/?${EARLY.query}`);
      expect(await page.getByRole('link', { name: /Voeg toe aan de zaak/ }).count()).toBe(0);
      // Another one is added in either place.
      await open(`${BOOK}situations/${LOW.situation}/?${LOW.query}`);
      await page.getByRole('link', { name: 'Voeg toe aan de zaak (1 andere)' }).waitFor();
      await told(visitor, LOW, 'Gebeurde er nog iets?');
      expect(await page.locator('.together-parts > li').count()).toBe(2);
    });
  });

  it('says that there is nothing where the address has no parts, and never before those come', async () => {
    await visit({}, async ({ page, open, site }) => {
      const none = page.getByText('Hier staat nog niets.');
      const arrived = Promise.withResolvers<undefined>();
      await page.route(/\/Together\.[^/]*\.js$/, async (route) => {
        await arrived.promise;
        await route.continue();
      });
      await page.goto(`${site}${BOOK}together/?${queryOfParts([EARLY])}`, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'Gebeurde er nog iets?' }).waitFor();
      expect(await none.isVisible()).toBe(false);
      arrived.resolve(undefined);
      await page.locator('.together-parts > li').waitFor();
      expect(await none.count()).toBe(0);
      await page.getByRole('button', { name: 'Nieuwe zaak' }).click();
      await none.waitFor();
      await open(`${BOOK}together/`);
      await none.waitFor();
      await open(`${BOOK}together/?part=`);
      await none.waitFor();
    });
  });

  it('is changed and shortened in place, back and forth', async () => {
    await visit({}, async ({ page, open }) => {
      const parts = page.locator('.together-parts > li');
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}`);
      await expect.poll(() => parts.count()).toBe(2);
      await page.getByRole('button', { name: 'Nog eens: Onvoldoende bod' }).click();
      await expect.poll(() => parts.count()).toBe(3);
      await page.getByRole('button', { name: 'Haal weg: Bieding voor de beurt' }).click();
      await expect.poll(() => parts.count()).toBe(2);
      expect(await page.locator('.together-meets').count()).toBe(0);
      await page.goBack();
      await expect.poll(() => parts.count()).toBe(3);
      await page.getByRole('link', { name: 'Wijzig' }).first().click();
      await page.waitForURL(/\/situations\//);
      await page.getByRole('link', { name: 'Voeg toe aan de zaak (2 andere)' }).waitFor();
    });
  });

  it('is put beside itself with one part ruled otherwise, at an address of its own', async () => {
    await visit({}, async ({ page, open, address }) => {
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}`);
      await page.locator('.together-meets').getByText(OPEN).waitFor();
      await page.getByRole('button', { name: 'Vergelijk met een andere uitspraak: Onvoldoende bod' }).click();
      const list = page.getByRole('dialog', { name: 'Vergelijk met' });
      await list.locator('a').first().click();
      await page.waitForURL(/[?&]vs=\d-/);
      const compared = page.getByRole('region', { name: 'Naast elkaar' });
      // Each side has its ruling, and what the case comes to with it.
      const sides = compared.locator('.difference-one');
      await expect.poll(() => sides.count()).toBe(4);
      await compared.getByRole('table', { name: 'Waarin ze verschillen' }).waitFor();
      expect(await sides.nth(2).innerText()).toContain('Een totaal staat er pas');
      expect.soft(few(await faultsOfAxe(page, { within: '.compared' }))).toEqual([]);
      const [asked, shared] = [
        new URL(page.url()),
        await page.locator('[data-share*="vs="]').getAttribute('data-share'),
      ];
      expect(shared).toContain(`vs=${asked.searchParams.get('vs') ?? ''}`);
      const rulings = (await sides.allInnerTexts()).slice(0, 2);
      // Told in the other order it is the same comparison.
      const [first, second] = asked.searchParams.getAll('part');
      const at = asked.searchParams.get('vs')?.startsWith('1-') ? '2' : '1';
      const turned = new URLSearchParams([
        ['part', second ?? ''],
        ['part', first ?? ''],
        ['vs', `${at}-${asked.searchParams.get('vs')?.slice(2) ?? ''}`],
      ]);
      await open(`${BOOK}together/?${turned.toString()}`);
      await expect.poll(async () => (await sides.allInnerTexts()).slice(0, 2)).toEqual(rulings);
      expect(await sides.nth(2).innerText()).toContain('Een totaal staat er pas');
      await compared.getByRole('link', { name: 'Sluit de vergelijking' }).click();
      await expect.poll(() => sides.count()).toBe(0);
      expect(address()).not.toContain('vs=');
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}&vs=2-gibt-es-nicht`);
      await page.getByText('hoort niet bij deze situatie').waitFor();
    });
  });

  it('says so where a part is gone or undecided, and gives no sum', async () => {
    await visit({}, async ({ page, open }) => {
      await open(`${BOOK}together/?part=gibt-es-nicht&part=onvoldoende-bod`);
      await page.getByText('hoort bij een situatie die hier niet bestaat').waitFor();
      await page.getByRole('heading', { name: 'Nog niet beslist' }).waitFor();
      expect(await page.getByRole('heading', { name: 'Bij elkaar', exact: true }).count()).toBe(0);
      await page.getByRole('link', { name: 'Verder met de vragen' }).click();
      await page.waitForURL(/\/situations\/onvoldoende-bod\//);
    });
  });
});

const declared = [
  ['nl/biedbond/', editionOf('biedbond')],
  ['nl/bordspel/', editionOf('bordspel', TWO_LANGUAGES)],
] as const;
const joint = declared.flatMap(([book, edition]) =>
  jointCasesOf(edition).map((each) => [`${each.concurrence.id}: ${each.story}`, book, each] as const),
);

describe('every joint case that a book declares', () => {
  it.each(joint)('%s', async (_, book, { concurrence, parts }) => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      const seen: (readonly string[])[] = [];
      for (const told of [parts, parts.toReversed()]) {
        await open(`${book}together/?${queryOfParts(told)}`);
        await page.locator('.together-meets').getByText(concurrence.data.says).waitFor();
        seen.push(await partsOf(visitor));
      }
      expect(seen[1]).toEqual(seen[0]?.toReversed());
      expect(await page.getByText('Een totaal staat er pas').count()).toBe(concurrence.data.how === 'open' ? 1 : 0);
    });
  });
});

/** Two breaches of one event in the older edition of a book; in the one in force the second costs more. */
const EARLIER = 'nl/bordspel/2019/together/';
const TWO = queryOfParts([
  { situation: 'kaart-gespeeld', query: 'op-beurt=ja&bekend=nee' },
  { situation: 'kaart-gespeeld', query: 'op-beurt=nee' },
]);
const NOW_ANOTHER = 'In de editie die nu geldt valt de uitspraak anders uit.';

/** The link and the text of the open case, as they are handed on. */
async function shared(visitor: Visitor): Promise<{ readonly link: string; readonly text: string }> {
  const { page } = visitor;
  await page.getByRole('main').getByRole('link', { name: 'Deel', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deel dit' });
  await sheet.getByRole('button', { name: 'Kopieer link' }).click();
  await sheet.getByRole('button', { name: 'Link gekopieerd' }).waitFor();
  const link = await clipboard(visitor);
  await sheet.getByRole('button', { name: 'Kopieer als tekst' }).click();
  await sheet.getByRole('button', { name: 'Tekst gekopieerd' }).waitFor();
  const text = await clipboard(visitor);
  await sheet.getByRole('button', { name: 'Sluit' }).click();
  return { link, text };
}

describe('the record of a case of several parts', () => {
  const replayed = ({ page }: Visitor) => page.getByRole('region', { name: 'Deze zaak, toen en nu' });

  it('is handed on with its edition, and says under the next one what became of each part', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${EARLIER}?${TWO}`);
      await page.getByText('15 punten').waitFor();
      const { link, text } = await shared(visitor);
      for (const part of [/1\. Er is een kaart gespeeld: /, /Tien punten straf · 10 punten/, /Zo moet het · regel 3A/])
        expect(text).toMatch(part);
      // Nothing is declared between them, so that the sum says what it takes for granted.
      for (const part of [/Bij elkaar: 15 punten.*\nHier zijn de delen opgeteld/, /Bordspel, BvB · editie 2019/])
        expect(text).toMatch(part);
      expect(text.endsWith(`\n${link}`)).toBe(true);
      await page.goto(link);
      await replayed(visitor).getByText(NOW_ANOTHER).waitFor();
      await replayed(visitor).getByRole('heading', { name: 'Twaalf punten straf' }).waitFor();
      await replayed(visitor).getByText('In de editie die nu geldt is de uitspraak dezelfde.').waitFor();
      await replayed(visitor).getByText('In de editie die nu geldt gaat het op dezelfde manier samen.').waitFor();
      expect(page.url()).toBe(link);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(few(await faultsOfAxe(page, { within: '#together' })), colorScheme).toEqual([]);
      }
      expect(await shared(visitor)).toEqual({ link, text });
      // The same record in the other language is the same record.
      await visitor.follow('English');
      await page.getByRole('region', { name: 'This case, then and now' }).getByText('Twelve penalty points').waitFor();
      // The case by itself goes along to the edition in force.
      await page.goBack();
      await visitor.follow('Naar de huidige editie');
      await page.getByText('17 punten').waitFor();
      expect(page.url().slice(visitor.site.length)).toMatch(/^nl\/bordspel\/together\/\?part=[^&]*&part=[^&]*$/);
      expect(await replayed(visitor).count()).toBe(0);
    });
  });

  it.runIf(THOROUGH)(
    'of the edition in force holds, and a changed one says so and stays as it was when it is handed on',
    async () => {
      await visit({}, async (visitor) => {
        const { page, open } = visitor;
        await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}`);
        await page.locator('.together-meets').getByText(OPEN).waitFor();
        const { link } = await shared(visitor);
        await page.goto(link);
        await replayed(visitor).getByText('Dit geldt nog steeds.').waitFor();
        const changed = link.replace('zelf-verbeterd%3Dnee', 'zelf-verbeterd%3Dja');
        expect(changed).not.toBe(link);
        await page.goto(changed);
        await replayed(visitor).getByText('Let op: deze link is veranderd sinds hij is gemaakt.').waitFor();
        expect((await shared(visitor)).link).toBe(changed);
        await page.goto(link.replace(/&sum=.*/, ''));
        await replayed(visitor).getByText('De controlecode ontbreekt.').waitFor();
      });
    },
  );

  it.runIf(THOROUGH)('whose parts went together in another way, or whose tables are not known, says that', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}`);
      await page.locator('.together-meets').getByText(OPEN).waitFor();
      const { link } = await shared(visitor);
      const [path = '', query = ''] = link.split('?');
      const record = partsRecordIn(query);
      if (!record) throw new Error('no record was handed on');
      const of = { book: 'biedbond', edition: 'protocollen' };
      await page.goto(`${path}?${partsRecordQuery({ ...of, ...record, meets: [] })}`);
      await replayed(visitor).getByText('Hoe het samengaat, is hier nu anders dan toen.').waitFor();
      await replayed(visitor).getByText('Toen: Alles geldt naast elkaar').waitFor();
      await replayed(visitor)
        .getByText(/^Nu: .*het reglement zegt niet wat voorgaat/)
        .waitFor();
      const parts = record.parts.map((part) => ({ ...part, table: '0000000000' }));
      await page.goto(`${path}?${partsRecordQuery({ ...of, ...record, parts })}`);
      await replayed(visitor).getByText('is hier niet bekend').first().waitFor();
      expect(await replayed(visitor).getByText('is hier niet bekend').count()).toBe(2);
    });
  });

  it('says of an undated link what the edition in force does not know any more', async () => {
    await visit({}, async ({ page, open }) => {
      const link = queryOfParts([
        { situation: 'te-laat', query: 'gekomen=ja' },
        { situation: 'kaart-gespeeld', query: 'op-beurt=ja&bekend=nee&gekomen=ja' },
      ]);
      await open(`nl/bordspel/together/?${link}`);
      await page.getByText('hoort bij een situatie die hier niet bestaat').waitFor();
      await page.getByText('Een deel van de link past niet bij deze vragen en is weggelaten.').waitFor();
      await page.getByText('Twaalf punten straf').waitFor();
    });
  });
});

describe('the dispute sheet of a case of several parts', () => {
  const says = ({ page }: Visitor, text: string | RegExp) =>
    page.getByRole('status').filter({ hasText: text }).waitFor();

  it('has every part with its facts and its ruling, how they go together and the sum, on one page with one code', async () => {
    await visit({ width: 1280, height: 800 }, async (visitor) => {
      const { page, open } = visitor;
      await open(`${EARLIER}?${TWO}`);
      await page.getByText('15 punten').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Deel', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Geschilformulier' }).click();
      await says(visitor, 'Bevestigd: de controlecode in de link klopt');
      const record = page.url();
      const text = await page.locator('.record').innerText();
      expect(text).toMatch(
        /1\. Er is een kaart gespeeld[^]*Bekende de speler kleur\?[^]*Tien punten straf[^]*2\. Er is een kaart gespeeld[^]*Vijf punten straf[^]*Bij elkaar[^]*15 punten/,
      );
      // A clause that both follow from stands there once.
      expect(text.match(/Regel 3A/g)).toHaveLength(1);
      expect.soft(few(await faultsOfAxe(page)), 'axe').toEqual([]);
      await page.getByRole('textbox', { name: 'Wie dat zei: 2. Was de speler aan de beurt?' }).fill('de leider');
      await page.reload();
      await says(visitor, 'Bevestigd: de controlecode in de link klopt');
      const typed = page.getByRole('textbox', { name: /^Wie dat zei: \d\. Was de speler aan de beurt\?/ });
      expect(await typed.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))).toEqual([
        '',
        'de leider',
      ]);
      const sum = new URL(record).searchParams.get('sum') ?? '';
      const field = page.getByRole('textbox', { name: 'Link of code' });
      const put = async (what: string): Promise<void> => {
        await field.fill(what);
        await field.press('Enter');
      };
      await put(sum.toLowerCase().replace('-', ' '));
      await says(visitor, 'De code klopt: die hoort bij deze zaak.');
      await put(sum.startsWith('0') ? '1111 1111' : `0${sum.slice(1)}`);
      await says(visitor, 'De code die je typte, hoort niet bij deze zaak.');
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      // The case's own link leads here too.
      await put(record.replace('/record/', '/together/'));
      await says(visitor, 'Bevestigd: de controlecode in de link klopt');
      expect(page.url()).toBe(record);
      await page.goto(record.replace('op-beurt%3Dnee', 'op-beurt%3Dja'));
      await says(visitor, /Niet bevestigd[^]*er is een vraag niet beantwoord[^]*er is iets aan veranderd/);
      expect(await page.locator('.record').innerText()).not.toMatch(/punten straf|handtekening|Controlecode/i);
    });
  });

  it('says what is open between the parts, and is not confirmed where the link says otherwise', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}`);
      await page.locator('.together-meets').getByText(OPEN).waitFor();
      const { link } = await shared(visitor);
      const record = partsRecordIn(link.split('?')[1] ?? '');
      if (!record) throw new Error('no record was handed on');
      const of = { book: 'biedbond', edition: 'protocollen' };
      await open(`${BOOK}protocollen/record/?${partsRecordQuery({ ...of, ...record })}`);
      await says(visitor, 'Bevestigd: de controlecode in de link klopt');
      const text = await page.locator('.record').innerText();
      expect(text).toMatch(/Hoe dat samengaat[^]*het reglement zegt niet wat voorgaat[^]*Een totaal staat er pas/);
      await open(`${BOOK}protocollen/record/?${partsRecordQuery({ ...of, ...record, meets: [] })}`);
      await says(visitor, /Niet bevestigd[^]*Hoe de delen samengaan, is hier anders dan de link zegt/);
      const [part] = record.parts;
      const parts = part ? [{ ...part, ruling: 'bestaat-niet' }] : [];
      await open(`${BOOK}protocollen/record/?${partsRecordQuery({ ...of, parts, meets: [] })}`);
      await says(visitor, /Niet bevestigd[^]*is hier niet te vinden/);
    });
  });
});
