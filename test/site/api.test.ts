import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import type { SituationJson } from '#api/format.ts';
import { checkerOf } from '../support/schema.ts';
import { filesBelow, SITE, SITE_BELOW } from '../support/site.ts';
import { hashOf, tableOf } from '../support/table.ts';

describe.each([
  ['at the root of a host', SITE],
  ['below a path', SITE_BELOW],
])('the data of a site %s', (_, { root }) => {
  const api = join(root, 'api', 'v1');
  const json = (path: string): unknown => JSON.parse(readFileSync(join(api, path), 'utf8'));
  const files = filesBelow(api, '.json').filter((path) => !path.startsWith('schema/'));
  const check = {
    situation: checkerOf(json('schema/situation.json') as object),
    rules: checkerOf(json('schema/rules.json') as object),
  };

  it('fits the schemas that the site serves, file by file', () => {
    expect(files.length).toBeGreaterThan(1);
    const faults = files.flatMap((path) => {
      const kind = path.endsWith('/rules.json') ? 'rules' : 'situation';
      return check[kind](json(path)).map((fault) => `${path} ${fault}`);
    });
    expect(few(faults)).toEqual([]);
  });

  it('stands where its own book, edition and situation say, with the hash of its table', () => {
    for (const path of files.filter((each) => each.includes('/situations/'))) {
      const situation = json(path) as SituationJson;
      expect(path).toBe(`${situation.book}/${situation.edition}/situations/${situation.situation}.json`);
      expect(hashOf(tableOf(situation)), path).toBe(situation.tableHash);
    }
  });
});
