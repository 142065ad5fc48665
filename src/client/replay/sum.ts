/** Whether the checksum of a record's link is right, whatever its ruling was called then. Pure. */
import { canonical } from '#addresses/answers.ts';
import { COMPARED } from '#addresses/compared.ts';
import { isSumOf, type CaseRecord } from '#addresses/record.ts';
import type { RecordMarks } from '#addresses/record-marks.ts';
import type { Engine } from './ready.ts';

/** The content of the address and its page. */
export interface Opened {
  readonly page: Pick<CaseRecord, 'book' | 'edition' | 'ruling'> & {
    /** The hash of the page's own table. */
    readonly table: string;
  };
  /** That table. */
  readonly own: Engine;
  /** The answers in the address, without the record's parameters. */
  readonly query: string;
  readonly marks: RecordMarks;
}

export type SumFinding = 'sound' | 'wrong' | 'missing';

/**
 * Whether a link is unaltered. Parameters added by a chat app and the order of answers do not count.
 * @param then the record's table, if it is another one than the page's
 */
export function sumFinding({ page, own, query, marks }: Opened, then?: Engine): SumFinding {
  const { sum, table } = marks;
  if (sum === undefined || sum === '') return 'missing';
  const facts = [own, then].flatMap((known) => (known ? [known.compiled.table.facts] : []));
  const spelled = [query, sorted(query), ...facts.map((each) => canonical(query, each))];
  const { book, edition } = page;
  const isSound = namesOf(page.ruling, own).some((ruling) =>
    spelled.some((answers) => isSumOf(sum, { book, edition, ruling, answers, table: table ?? '' })),
  );
  return isSound ? 'sound' : 'wrong';
}

/** The names of a ruling, former ones included: an old link and the table of then have its former name. */
export function namesOf(ruling: string, { former = {} }: Engine): readonly string[] {
  const past = Object.entries(former).flatMap(([name, now]) =>
    name.startsWith(`${COMPARED}=`) && now === ruling ? [name.slice(COMPARED.length + 1)] : [],
  );
  return [ruling, ...past];
}

function sorted(query: string): string {
  const pairs = [...new URLSearchParams(query)];
  return pairs
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
}
