/** The data that a built site has for others. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SituationJson } from '#api/format.ts';
import { checkerOf } from './schema.ts';
import { filesBelow, type Build } from './site.ts';
import { hashOf, tableOf } from './table.ts';

const whole = ['rules', 'book', 'index'] as const;

/** Its files, as paths below the data's folder, without the schemas. */
export function dataFilesOf(build: Build): readonly string[] {
  return filesBelow(folderOf(build), '.json').filter((path) => !path.startsWith('schema/'));
}

/** What does not fit the schemas that the site serves, file by file. */
export function schemaFaults(build: Build): readonly string[] {
  const check = {
    situation: checkerOf(json(build, 'schema/situation.json') as object),
    rules: checkerOf(json(build, 'schema/rules.json') as object),
    book: checkerOf(json(build, 'schema/book.json') as object),
    index: checkerOf(json(build, 'schema/index.json') as object),
  };
  return dataFilesOf(build).flatMap((path) => {
    const kind =
      whole.find((name) => basename(path) === `${name}.json` && !path.includes('/situations/')) ?? 'situation';
    return check[kind](json(build, path)).map((fault) => `${path} ${fault}`);
  });
}

/**
 * Situations whose path does not match their book, edition, language and situation, or the hash of their
 * table. The words of a translation are in a folder of its language.
 * @param original the language of each book.
 */
export function misplaced(build: Build, original: (book: string) => string): readonly string[] {
  return dataFilesOf(build)
    .filter((path) => path.includes('/situations/'))
    .flatMap((path) => {
      const situation = json(build, path) as SituationJson;
      const { book, edition, language } = situation;
      const words = language === original(book) ? '' : `${language}/`;
      const place = `${book}/${edition}/${words}situations/${situation.situation}.json`;
      return [
        ...(path === place ? [] : [`${path} says that it is ${place}`]),
        ...(hashOf(tableOf(situation)) === situation.tableHash ? [] : [`${path} has the hash of another table`]),
      ];
    });
}

/** Situations without the file that they name as their table in DMN, or whose file is no XML. */
export function withoutDmn(build: Build): readonly string[] {
  return dataFilesOf(build)
    .filter((path) => path.includes('/situations/'))
    .filter((path) => {
      const { dmn = '' } = json(build, path) as SituationJson;
      const file = join(folderOf(build), dirname(path), dmn);
      return !dmn.endsWith('.dmn') || !existsSync(file) || !readFileSync(file, 'utf8').startsWith('<?xml ');
    });
}

function json(build: Build, path: string): unknown {
  return JSON.parse(readFileSync(join(folderOf(build), path), 'utf8'));
}

function folderOf({ root }: Build): string {
  return join(root, 'api', 'v1');
}
