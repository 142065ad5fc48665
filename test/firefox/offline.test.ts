/** In Firefox: a book is kept when its reader says so, and the server goes away. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { PUTTING_AWAY } from '../support/putting-away.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { withFirefox } from './visitor.ts';

const visit = withFirefox();
const ANSWER = '.decision fieldset.answers button';

it(
  'without a network a kept book is decided by, searched and read, and another is said not to be here',
  { timeout: 180_000 },
  async () => {
    const server = await serve({ root: FIXTURE.root });
    onTestFinished(() => server.close());
    const story: Parameters<typeof visit>[0] = async ({ page, open, sees, clicks, fills, site }) => {
      // Nothing is asked before somebody has seen a ruling.
      await open('nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/');
      await page.mouse.click(5, 400);
      await vi.waitFor(async () =>
        expect(await page.evaluate(() => localStorage.getItem('arbiter:offline-ruled'))).toBe('yes'),
      );
      await open('nl/troefspel/');
      await page.mouse.click(5, 400);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      // Firefox does not tell what the line costs, so the reader is asked first.
      await sees('.packed-notice [role="status"]', /^Troefspel: ook zonder netwerk\? .*[kM]B$/);
      await clicks('.packed-notice button', 'Download');
      await sees('[role="status"]', 'Troefspel werkt nu ook zonder netwerk.', PUTTING_AWAY);
      await server.close();

      await open('nl/troefspel/situations/verkeerd-gespeelde-kaart/');
      await clicks(ANSWER, 'Speelde voor zijn beurt');
      await clicks(ANSWER, /^5 of meer/);
      await sees('.decision .ruling h2', 'Vijftien strafpunten voor de overtreder');
      await sees('.decision .quoted');
      await page.keyboard.press('/');
      await fills('dialog [role="combobox"]', 'ontduiking');
      await sees('dialog [role="group"] mark', /ontduiking/i);
      await open('nl/offline/');
      await sees('.packed-row, li', /Troefspel[^]*Staat op dit toestel/);

      const missing = await page.goto(`${site}de/zweidame/`);
      expect(missing?.status()).toBe(503);
      await sees('h1', /deze pagina staat niet op dit toestel$/);
    };
    await visit(story, { site: server.url, expects: /503 for \S+\/de\/zweidame\/$/ });
  },
);
