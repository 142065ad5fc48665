/** The casebook as a CSV table: a row per case with its latest version. */
import type { CasebookWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { Found } from './checked.ts';
import { csvOf, type Separator } from './csv.ts';
import { linkOf } from './link.ts';
import { partsSaid } from './said.ts';
import type { KeptCase, Said } from './types.ts';
import type { Setting } from './ui/format.ts';
import { currentOf } from './versions.ts';

/** What a spreadsheet takes for the list separator: where numbers have a comma it is a semicolon. */
const SEPARATORS: Readonly<Record<Language, Separator>> = { nl: ';', da: ';', de: ';', en: ',' };

/** A case with what came of checking it against its record. */
export interface CheckedCase {
  readonly kept: KeptCase;
  readonly found: Found;
}

/**
 * Cases as CSV, in their order.
 * @param absolute makes an address of this site absolute
 */
export function tableOf(cases: readonly CheckedCase[], setting: Setting, absolute: (path: string) => string): string {
  return csvOf(
    headOf(setting.words),
    cases.map((checked) => rowOf(checked, setting, absolute)),
    SEPARATORS[setting.language],
  );
}

function headOf({ fields, one, list, table }: CasebookWords): readonly string[] {
  return [
    ...[fields.when, fields.tournament, fields.table, fields.round, list.book, one.edition, one.situation, one.facts],
    ...[table.ruling, one.follows, one.cites, fields.told, fields.note, fields.well, fields.better],
    ...[table.archived, table.versions, one.sum, table.checked, table.link, table.id],
  ];
}

function rowOf(
  { kept, found }: CheckedCase,
  { words, base, titles }: Setting,
  absolute: (path: string) => string,
): readonly string[] {
  const { record, said, details } = currentOf(kept);
  return [
    ...[details.when.replace('T', ' '), details.tournament, details.table, details.round],
    ...[titles[record.book] ?? said.work, said.edition, ...rulingCells(said)],
    ...[details.told, details.note, details.well, details.better],
    ...[details.archived ? words.table.yes : words.table.no, String(kept.versions.length)],
    ...[record.sum, foundIn(words, found), absolute(linkOf(base, record)), kept.id],
  ];
}

function foundIn({ list, table }: CasebookWords, found: Found): string {
  return { fits: table.fits, altered: list.isAltered, other: list.isOther, unread: table.unchecked }[found];
}

/** Situation, facts, ruling, what follows, and rules. Of several parts each is a line with its number. */
function rulingCells(said: Said): readonly string[] {
  const parts = partsSaid(said).map(({ situation, facts, verdict, instead, chips, leave, cites }) => [
    ...[situation, facts.join('; '), [verdict, instead].filter(Boolean).join(' · ')],
    ...[[...chips, ...leave].join(' · '), cites.join(', ')],
  ]);
  if (!('parts' in said)) return parts.flat();
  const [situations = '', facts = '', verdicts = '', follows = '', cites = ''] = Array.from(
    { length: 5 },
    (_, column) => parts.map((cells, at) => `${at + 1}. ${cells[column] ?? ''}`).join('\n'),
  );
  const together = [...said.meets, said.sums.join(' · '), said.besides].filter((text) => text !== '');
  return [situations, facts, verdicts, [follows, ...together].join('\n'), cites];
}
