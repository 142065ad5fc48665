/** A situation as the built site gives it out as data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SituationJson } from '#api/format.ts';
import { FIXTURE } from './fixture-site.ts';

export function situationData(book: string, edition: string, id: string): SituationJson {
  const file = join(FIXTURE.root, 'api', 'v1', book, edition, 'situations', `${id}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as SituationJson;
}
