/** Files of the index of the search, missing or damaged. */
import { expect } from 'vitest';
import { breaks, BROKEN, failures } from './fault-breaks.ts';
import { watching } from './fault-seen.ts';
import { searcher } from './searcher.ts';
import { visit } from './visitor.ts';

const RULE = 'nl/troefspel/17/';
const expects = BROKEN;

export const SEARCHED = {
  'the names': async () => {
    await visit({ expects }, async (visitor) => {
      const { page } = visitor;
      const watch = watching('names', page);
      for (const how of failures) {
        const mend = await breaks(page, /search-index\/(?!books).*\.json/, how);
        await visitor.open(RULE);
        const { field, dialog, types } = await searcher(visitor);
        await types('kap');
        if (how === 'aborted') await watch.sees(({ search }) => search.failed);
        await dialog.getByText('De zoeklijst kon niet worden geladen').first().waitFor();
        await mend();
        const again = async () => {
          await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
          await dialog.getByRole('option').first().waitFor();
          expect(await field.inputValue()).toBe('kap');
        };
        if (how === 'page') {
          await watch.goesOn('“Opnieuw proberen”, in the same dialog', again);
          await watch.keeps('what was typed', () => expect.poll(() => field.inputValue()).toBe('kap'));
        } else await again();
      }
      const deep = watching('deep', page);
      let mend = await breaks(page, /\.deep\.json/, 'error');
      await visitor.open(RULE);
      const { dialog, types, field } = await searcher(visitor);
      await types('kap');
      await deep.sees(({ search }) => search.cutShort);
      await deep.keeps('what was typed, and what the first part has', async () => {
        await dialog.getByRole('option').first().waitFor();
        expect(await field.inputValue()).toBe('kap');
      });
      await mend();
      await deep.goesOn('“Opnieuw proberen”, in the same dialog', async () => {
        await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
        await expect.poll(() => dialog.getByText('deel van de zoeklijst').filter({ visible: true }).count()).toBe(0);
      });

      const books = watching('books', page);
      mend = await breaks(page, /search-index\/books\.json/, 'error');
      await visitor.open(RULE);
      const search = await searcher(visitor);
      await search.types('kap');
      await search.everywhere();
      await books.sees(({ search: words }) => words.othersMissing);
      await books.keeps('what was typed, and what this book has', () =>
        search.dialog.getByRole('option').first().waitFor(),
      );
      await mend();
      await books.goesOn('“Opnieuw proberen”, in the same dialog', async () => {
        await search.dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
        await expect
          .poll(() => search.dialog.getByText('konden niet worden geladen').filter({ visible: true }).count())
          .toBe(0);
      });
    });
  },

  'the full text': async () => {
    await visit({ expects }, async (visitor) => {
      const { page } = visitor;
      for (const [id, which, how] of [
        ['full-text', /\/pagefind\//, 'page'],
        ['fragments', /\/pagefind\/.*\.pf_/, 'cut'],
      ] as const) {
        const watch = watching(id, page);
        const mend = await breaks(page, which, how);
        await visitor.open(RULE);
        const search = await searcher(visitor);
        await search.types('vloeiende beweging');
        await watch.sees(({ search: words }) => words.textUnavailable);
        await watch.keeps('what was typed; numbers, titles and terms are still found', async () => {
          await search.types('17a');
          expect((await search.hits())[0]).toMatch(/^17A/);
        });
        await mend();
        await watch.goesOn('search again', async () => {
          await search.types('vloeiende beweging');
          await search.under('In de tekst').first().waitFor();
        });
      }
    });
  },
};
