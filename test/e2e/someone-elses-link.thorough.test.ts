import { describe, expect, it } from 'vitest';
import { noRuling, onQuestion, rulingIs } from './at-the-table.ts';
import { situationData } from '../support/situation.ts';
import { visit } from './visitor.ts';

const DATA = situationData('troefspel', '2020-2021', 'verkeerd-gespeelde-kaart');
const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const FIFTEEN = 'nl/troefspel/2020-2021/rulings/verkeerde-kaart-vanaf-vijf-slagen/';
const WHAT = 'Wat deed de speler?';
const TRICKS = 'Hoeveel slagen zijn er nu gesloten?';

describe('a link to a ruling with its facts', () => {
  it('says that the facts lead to it, and how the case reads', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${FIFTEEN}?fout=verzaking&gesloten-slagen=9&vijf-dicht-bij-ontduiking=ja`);
      const text = await visitor.page.getByRole('main').innerText();
      expect(text).toContain('Deze feiten leiden tot deze uitspraak.');
      expect(text).toMatch(/een speler heeft ontdoken/i);
      expect(text).toContain('geldt nu');
      expect(text).toMatch(/9 gesloten slagen/);
    });
  });

  it('warns when the table gives another ruling for them, and leads there', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${FIFTEEN}?fout=verzaking&gesloten-slagen=2`);
      const text = await visitor.page.getByRole('main').innerText();
      expect(text).toContain('bij deze feiten hoort een andere uitspraak');
      expect(text).not.toContain('Deze feiten leiden tot deze uitspraak.');
      // The card must not look like what holds.
      expect(text).not.toContain('geldt nu');
      await visitor.follow(/Tien strafpunten voor de overtreder/);
      expect(visitor.address()).toMatch(/rulings\/verkeerde-kaart-tot-vier-slagen\//);
    });
  });

  it('asks what has come to matter since, when it was made before that was asked', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${FIFTEEN}?fout=verzaking&gesloten-slagen=9`);
      const text = await visitor.page.getByRole('main').innerText();
      expect(text).toContain('Lagen er ook al vijf slagen dicht toen er ontdoken werd?');
      expect(text).not.toContain('Deze feiten leiden tot deze uitspraak.');
    });
  });

  it('says which question is still open when the facts stop short', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${FIFTEEN}?fout=verzaking`);
      const main = visitor.page.getByRole('main');
      expect(await main.innerText()).toContain(TRICKS);
      expect(await main.innerText()).not.toContain('Deze feiten leiden tot deze uitspraak.');
    });
  });

  it('never agrees when it is mangled', async () => {
    for (const query of ['fout=verz', 'gesloten-slagen=99', '%E0%A4%A=1&&&=', 'x='.repeat(500), 'fout=unknown']) {
      await visit({}, async (visitor) => {
        await visitor.open(`${FIFTEEN}?${query}`);
        const text = await visitor.page.getByRole('main').innerText();
        expect(text, query).not.toContain('Deze feiten leiden tot deze uitspraak.');
      });
    }
  });

  it('reads well in a chat: the title says the verdict, the rule and the book, the description the penalty', async () => {
    await visit({ script: false }, async (visitor) => {
      await visitor.open(FIFTEEN);
      const title = await visitor.page.title();
      expect(title).toMatch(/^Vijftien strafpunten voor de overtreder/);
      expect(title).toMatch(/regel 17A/);
      expect(title).toMatch(/Troefspel/);
      const description = visitor.page.locator('meta[name="description"]');
      expect(await description.getAttribute('content')).toMatch(/^15 strafpunten .*de overtreder.{30}/);
    });
  });
});

describe('a link to a case', () => {
  it('that is complete opens at its ruling', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${SITUATION}?gesloten-slagen=13&fout=meer-kaarten`);
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
    });
  });

  it.each([
    ['names facts that do not exist', '?bestaat-niet=ja', WHAT],
    ['has an option that does not exist', '?fout=gegooid&gesloten-slagen=3', WHAT],
    ['has a number out of bounds', '?fout=voor-de-beurt&gesloten-slagen=14', TRICKS],
    ['has a number that is none', '?fout=voor-de-beurt&gesloten-slagen=veel', TRICKS],
    ['has a range that spans two rulings', '?fout=voor-de-beurt&gesloten-slagen=3..7', undefined],
    ['is cut off in the middle', '?fout=voor-de-b', WHAT],
    ['is badly encoded', '?fout=%E0%A4%A&gesloten-slagen=%', WHAT],
    ['has markup in it', '?fout=<img src=x onerror=alert(1)>', WHAT],
    ['is far too long', `?${'fout=x&'.repeat(2000)}`, WHAT],
    ['answers only a later question', '?gesloten-slagen=5', WHAT],
    ['says unknown to everything', '?fout=unknown&gesloten-slagen=unknown&spel-begonnen=unknown', undefined],
  ])('that %s shows no ruling that the table does not give', async (_, query, asks) => {
    await visit({}, async (visitor) => {
      await visitor.open(SITUATION + query);
      await noRuling(visitor, DATA);
      if (asks !== undefined) await onQuestion(visitor, asks).isAsked();
    });
  });

  it('with facts that contradict the first answer strikes them through', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(
        `${SITUATION}?fout=voor-de-beurt&gesloten-slagen=1&spel-begonnen=nee&tegenpartij-heeft-slag=ja`,
      );
      await rulingIs(visitor, 'Tien strafpunten voor de overtreder', [/^10/]);
      expect(await visitor.page.locator('.given s').count()).toBe(2);
    });
  });
});
