/** The table of faults contains only what was seen. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentOf } from './document.ts';
import { FAULTS } from './list.ts';
import { groups, type Fault, type Seen } from './types.ts';

const fault: Fault = { id: 'x', group: 'clock', journey: 'read', broken: 'the clock | stops' };
const seen: Seen = {
  says: [{ language: 'nl', text: 'Stil', english: 'Still' }],
  unnoticed: [],
  kept: ['all of it'],
  lost: [],
  on: ['wind it'],
};

it('has a row for each fault, in its own words and in English', async () => {
  const text = await documentOf([fault], new Map([['x', seen]]));
  expect(text.replace(/ +/g, ' ')).toContain(
    '| the clock \\| stops | read | nl: “Stil” (“Still”) | nothing: all of it | wind it |',
  );
});

it('names what is lost before what is not', async () => {
  const text = await documentOf([fault], new Map([['x', { ...seen, lost: ['an hour'] }]]));
  expect(text).toContain('an hour; not: all of it');
});

it.each([undefined, { ...seen, says: [] }, { ...seen, kept: [] }, { ...seen, on: [] }])(
  'is not written where a fault was not looked at, or not wholly',
  async (one) => {
    await expect(documentOf([fault], new Map(one ? [['x', one]] : []))).rejects.toThrow('x');
  },
);

it('has every fault once, and no group without one', () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
  expect([...new Set(FAULTS.map(({ group }) => group))]).toEqual(Object.keys(groups));
});

it('is the committed table, with every fault in it', () => {
  const text = readFileSync('docs/faults.md', 'utf8').replace(/ +/g, ' ');
  for (const { broken, journey } of FAULTS) expect(text).toContain(`| ${broken} | ${journey} |`);
});
