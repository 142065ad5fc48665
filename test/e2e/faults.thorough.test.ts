/**
 * Everything that can fail at the table, broken on purpose; what was seen of it is the table in
 * docs/faults.md.
 */
import { describe, expect, it } from 'vitest';
import { documentOf } from '../faults/document.ts';
import { FAULTS } from '../faults/list.ts';
import { wordsIn } from '../faults/words.ts';
import { JOURNEYS, type JourneyName } from './fault-journeys.ts';
import { without } from './fault-matrix.ts';
import { NETWORK } from './fault-network.ts';
import { OFFLINE } from './fault-offline.ts';
import { SCRIPTED } from './fault-scripts.ts';
import { SEARCHED } from './fault-search.ts';
import { PACKED } from './fault-packs.ts';
import { allSeen } from './fault-seen.ts';
import { ORDERED } from './fault-order.ts';
import { STORED } from './fault-storage.ts';

it.each(Object.entries({ ...NETWORK, ...SCRIPTED, ...SEARCHED, ...STORED, ...ORDERED, ...PACKED, ...OFFLINE }))(
  '%s',
  async (_, story) => {
    await story();
  },
  // Some keep a book several times over.
  180_000,
);

describe('without any one of its files, in any way', () => {
  it.each(Object.keys(JOURNEYS) as JourneyName[])('%s', { timeout: 3_600_000 }, async (name) => {
    const { silent, ...counts } = await without(name, await wordsIn('nl'));
    process.stdout.write(`${name} ${JSON.stringify(counts)}\n`);
    expect(silent).toEqual([]);
  });
});

it('the table says what was seen, and nothing else', async () => {
  await expect(await documentOf(FAULTS, allSeen)).toMatchFileSnapshot('../../docs/faults.md');
});
