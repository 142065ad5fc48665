/** The card of a ruling on a phone: what is settled and what is not look different. */
import { describe, expect, it } from 'vitest';
import { visit } from './visitor.ts';

const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const OPEN = 'nl/troefspel/rulings/verkeerde-kaart-niet-geregeld/';
const PHONE = { width: 360, height: 740 };

describe('the card of a ruling on a phone', () => {
  it('has an amount and what it counts in one line, and whose it is below them', async () => {
    await visit(PHONE, async ({ page, open }) => {
      await open(`${SITUATION}?fout=voor-de-beurt&gesloten-slagen=5..13`);
      const tops = await page
        .locator('[data-large] > li')
        .first()
        .evaluate((item) => {
          const boxOf = (node: Node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return range.getBoundingClientRect();
          };
          const unit = [...item.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
          const [figure, side] = [item.querySelector('b'), item.querySelector('small')];
          if (!unit || !figure || !side) throw new Error('no amount with a side');
          const [first, second, third] = [figure, unit, side].map(boxOf);
          if (!first || !second || !third) throw new Error('not shown');
          // The box of letters reaches into the line below, as high as their descenders.
          return {
            inLine: second.top < first.bottom && second.left >= first.right,
            below: third.top > second.bottom - 8,
          };
        });
      expect(tops).toEqual({ inLine: true, below: true });
    });
  });

  it('is not filled and has a dashed edge where the book does not give it, with the kind of open first', async () => {
    await visit(PHONE, async ({ page, open }) => {
      const look = () =>
        page
          .locator('.outcome')
          .first()
          .evaluate((card) => {
            const { borderTopStyle: edge, backgroundColor: fill } = getComputedStyle(card);
            return { edge, isFilled: fill !== 'rgba(0, 0, 0, 0)', first: card.querySelector('.stamp')?.textContent };
          });
      await open(OPEN);
      expect(await look()).toEqual({ edge: 'dashed', isFilled: false, first: expect.any(String) });
      await open('nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/');
      expect(await look()).toMatchObject({ isFilled: true });
    });
  });
});
