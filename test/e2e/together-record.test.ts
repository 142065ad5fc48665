/** The record of a case of several parts, opened again in its edition and a later one, and its sheet. */
import { describe, expect, it } from 'vitest';
import { queryOfParts } from '#addresses/parts.ts';
import { partsRecordIn, partsRecordQuery } from '#addresses/parts-record.ts';
import { few } from '../support/few.ts';
import { THOROUGH } from '../support/thorough.ts';
import { faultsOfAxe } from './faults.ts';
import { BOOK, BOTH, EARLIER, ONE_EVENT, one, OPEN, shared, two, TWO } from './several-parts.ts';
import { visit, type Visitor } from './visitor.ts';

const NOW_ANOTHER = 'In de editie die nu geldt valt de uitspraak anders uit.';

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
        await open(`${BOOK}together/?${BOTH}`);
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
        await page.goto(link.replace('&same=', '&apart='));
        await replayed(visitor).getByText('Let op: deze link is veranderd sinds hij is gemaakt.').waitFor();
      });
    },
  );

  it('from before it was asked which parts are one event fits, is read as one, and is handed on as it was', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${BOTH}`);
      await page.locator('.together-meets').getByText(OPEN).waitFor();
      const { link } = await shared(visitor);
      expect(link).toContain('&same=1-2&rulings=');
      const [path = '', query = ''] = link.split('?');
      const { events, ...record } = partsRecordIn(query) ?? {};
      if (!('parts' in record) || !record.parts || !record.meets) throw new Error('no record was handed on');
      expect(events).toEqual(ONE_EVENT);
      const { parts, meets } = record;
      const old = `${path}?${partsRecordQuery({ book: 'biedbond', edition: 'protocollen', parts, meets })}`;
      expect(old).not.toContain('same=');
      await page.goto(old);
      await replayed(visitor).getByText('Dit geldt nog steeds.').waitFor();
      expect(await one(visitor).getAttribute('aria-pressed')).toBe('true');
      expect((await shared(visitor)).link).toBe(old);
      await page.goto(old.replace('/together/', '/record/'));
      await page.getByRole('status').filter({ hasText: 'Bevestigd: de controlecode in de link klopt' }).waitFor();
      // Told otherwise it is another case, without the marks of the record.
      await page.goto(old);
      await two(visitor).click();
      await page.getByText('los van elkaar, dus allebei').waitFor();
      expect(page.url()).toMatch(/\?part=[^&]*&part=[^&]*&apart=1-2$/);
      expect(await replayed(visitor).count()).toBe(0);
    });
  });

  it.runIf(THOROUGH)('whose parts went together in another way, or whose tables are not known, says that', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${BOTH}`);
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

  it('says that two parts are separate, as the shared text does, and is confirmed with that alone', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${BOTH.replace('same=', 'apart=')}`);
      await page.getByText('los van elkaar, dus allebei').waitFor();
      const { link, text } = await shared(visitor);
      expect(link).toMatch(/&apart=1-2&rulings=[^&]*&table=[^&]*&sum=[^&]*$/);
      expect(text).toContain('\nBieding voor de beurt en Onvoldoende bod: los van elkaar, dus allebei.\n');
      expect(text).not.toContain(OPEN);
      const sheet = link.replace('/together/', '/record/');
      await page.goto(sheet);
      await says(visitor, 'Bevestigd: de controlecode in de link klopt');
      const record = await page.locator('.record').innerText();
      expect(record).toContain('Bieding voor de beurt en Onvoldoende bod: los van elkaar, dus allebei.');
      expect(record).not.toMatch(/Een totaal staat er pas|het reglement zegt niet wat voorgaat/);
      await page.goto(sheet.replace('&apart=', '&same='));
      await says(visitor, /Niet bevestigd[^]*er is iets aan veranderd/);
    });
  });

  it('says what is open between the parts, and is not confirmed where the link says otherwise', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${BOTH}`);
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
