/** Actions of searching: `const search = await searcher(visitor); await search.types('26b')`. */
import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

export interface Searcher {
  readonly dialog: Locator;
  readonly field: Locator;
  /**
   * Types into the field and waits until everything has been searched: all that is still on its way, and the
   * text.
   */
  types(query: string): Promise<void>;
  /** Until everything has been searched. */
  searched(): Promise<void>;
  /** The hits' texts, best first: `17A Verkeerd gespeelde kaarten · Lid`. */
  hits(): Promise<readonly string[]>;
  /** The hits below a heading. */
  under(heading: string): Locator;
  /** The hit that Enter would open. */
  active(): Promise<string>;
  /** Goes on in all books, and waits again. */
  everywhere(): Promise<void>;
  /** Follows the first hit with this text. */
  follows(hit: RegExp): Promise<void>;
}

/** Opens the search, by default with `/`, and waits for it. */
export async function searcher(
  { page }: Visitor,
  opens: () => Promise<void> = () => page.keyboard.press('/'),
): Promise<Searcher> {
  await opens();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await field.waitFor();
  const said = (options: Locator) =>
    options.evaluateAll((all) =>
      all.map((each) => [...each.children].map((part) => part.textContent.replace(/\s+/g, ' ').trim()).join(' · ')),
    );
  const searched = () => dialog.locator('[data-busy="false"]').waitFor();
  return {
    dialog,
    field,
    searched,
    types: async (query) => {
      await field.fill(query);
      await searched();
    },
    hits: () => said(dialog.getByRole('option')),
    under: (heading) => dialog.getByRole('group', { name: heading }).getByRole('option'),
    active: async () => (await said(dialog.getByRole('option', { selected: true }))).join(),
    everywhere: async () => {
      await dialog.getByRole('radio', { name: 'Alle reglementen' }).check();
      await searched();
    },
    follows: async (hit) => {
      const option = dialog.getByRole('option', { name: hit }).first();
      const to = new URL((await option.getAttribute('href')) ?? '', page.url());
      await option.click();
      await page.waitForURL((url) => url.href === to.href);
      await page.locator('html[data-scripts="run"]').waitFor();
    },
  };
}
