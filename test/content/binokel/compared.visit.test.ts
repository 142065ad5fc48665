/** Two rulings of Binokel side by side, whose amounts are worked out. */
import { expect, it } from 'vitest';
import { visitSite as visit } from '../../e2e/visitor.ts';

it('two rulings side by side: fills in on both sides the numbers that hold for both', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const given = 'durch-angekuendigt=nein&fehler=verworfen&reizwert=180&stiche-der-anderen=beide';
    await visitor.open(`de/binokel/rulings/verworfen-beide-mit-stich/?${given}&vs=verworfen-einer-ohne-stich`);
    const both = page.locator('.difference-one');
    await both.nth(1).waitFor();
    for (const one of await both.allInnerTexts()) expect(one).toContain('−360');
  });
});
