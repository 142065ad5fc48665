/** The casebook as a CSV table: a row per case with its latest version. */
import type { CasebookWords } from '#i18n/words.ts';
import { csvOf } from './csv.ts';
import { linkOf } from './link.ts';
import type { KeptCase } from './types.ts';
import { currentOf } from './versions.ts';

interface Words {
  readonly words: CasebookWords;
  /** The site's base path. */
  readonly base: string;
  /** Names of books, by id. */
  readonly titles: Readonly<Record<string, string>>;
}

/**
 * Cases as CSV, in their order.
 * @param absolute makes an address of this site absolute
 */
export function tableOf(cases: readonly KeptCase[], setting: Words, absolute: (path: string) => string): string {
  return csvOf(
    headOf(setting.words),
    cases.map((kept) => rowOf(kept, setting, absolute)),
  );
}

function headOf({ fields, one, list, table }: CasebookWords): readonly string[] {
  return [
    ...[fields.when, fields.tournament, fields.table, fields.round, list.book, one.edition, one.situation, one.facts],
    ...[table.ruling, one.follows, one.cites, fields.told, fields.note, fields.well, fields.better],
    ...[table.archived, table.versions, one.sum, table.link, table.id],
  ];
}

function rowOf(kept: KeptCase, { words, base, titles }: Words, absolute: (path: string) => string): readonly string[] {
  const { record, said, details } = currentOf(kept);
  return [
    ...[details.when.replace('T', ' '), details.tournament, details.table, details.round],
    ...[titles[record.book] ?? said.work, said.edition, said.situation, said.facts.join('; '), said.verdict],
    ...[[...said.chips, ...said.leave].join(' · '), said.cites.join(', ')],
    ...[details.told, details.note, details.well, details.better],
    ...[details.archived ? words.table.yes : words.table.no, String(kept.versions.length)],
    ...[record.sum, absolute(linkOf(base, record)), kept.id],
  ];
}
