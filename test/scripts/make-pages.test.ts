import { expect, test } from 'vitest';
import { partOfAll, partOfBook } from '../../scripts/make-pages.ts';

const OWN = ['/nl/bridge/', '/nl/bridge/2017/27b/', '/search-index/bridge/2017.json', '/api/v1/bridge/2017/rules.json'];
const SHARED = [
  '/',
  '/404',
  '/nl/',
  '/nl/concepts/bridge-hand/',
  '/search-index/books.json',
  '/api/v1/schema/rules.json',
];
const OTHER = ['/nl/keezen/', '/api/v1/keezen/2019/rules.json'];

test('every path is of one book or of none', () => {
  const [bridge, shared] = [partOfBook('bridge'), partOfAll(['bridge', 'keezen'])];
  expect([...OWN, ...SHARED, ...OTHER].filter(bridge.has)).toEqual(OWN);
  expect([...OWN, ...SHARED, ...OTHER].filter(shared.has)).toEqual(SHARED);
});
