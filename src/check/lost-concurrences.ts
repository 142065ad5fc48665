/**
 * What a book says of two rulings together, and house rules lose: none of its worked cases can come up with
 * what they settle, though both rulings still can. Without a case it is left out (library/house/settle.ts).
 */
import { concurrenceFlaws } from '#decide/concurring.ts';
import { TableTooLarge } from '#decide/diagram.ts';
import { concurrencesIn, type ConcurrenceIn } from '#library/concurrences.ts';
import type { DraftBook } from '#library/draft.ts';
import type { SituationTable } from '#library/tables.ts';
import type { EditionContent } from './content.ts';
import { finding, type Finding } from './finding.ts';
import { isProvable } from './provable.ts';
import { quoteList } from './suggest.ts';

type House = NonNullable<DraftBook['house']>;
type RulingPair = readonly [string, string];

/** As for the pairs that are proven (checks/concurrences.ts); what is too large is told there. */
const MOST_NODES = 200_000;

export function lostConcurrences(
  { data, source }: House,
  below: EditionContent,
  club: EditionContent,
): readonly Finding[] {
  if (Object.keys(data.settle ?? {}).length === 0 || club.unreadable.concurrences) return [];
  const kept = club.edition.concurrences?.data ?? {};
  const said = concurrencesIn(club.edition, club.tables).concurrences;
  return concurrencesIn(below.edition, below.tables).concurrences.flatMap(({ id, sides: [one, other], when }) => {
    // What holds only under some answers may be about those that are settled otherwise.
    if (Object.hasOwn(kept, id) || when !== undefined) return [];
    const pairs = [...one.rulings].flatMap((first) => [...other.rulings].map((second): RulingPair => [first, second]));
    const lost = pairs.find(
      (pair) =>
        !pair.some((ruling) => Object.hasOwn(data.replace ?? {}, ruling)) &&
        !said.some((each) => isOf(each, pair)) &&
        canMeet(club, pair),
    );
    if (!lost) return [];
    const message =
      `\`${id}\` of \`${data.on}\` says how ${quoteList(lost, 'and')} go together, and none of its worked cases can come up ` +
      'with what is settled here, so it is left out. Say it in a concurrences.yaml of your own, with a case that can.';
    return [finding('house-rule', source.locate(['settle'], 'key'), message)];
  });
}

/** Whether it says something of these two rulings. */
function isOf({ sides }: ConcurrenceIn, pair: RulingPair): boolean {
  return pair.every((ruling) => sides.some(({ rulings }) => rulings.has(ruling)));
}

/** Whether the club still has both rulings, and a case in which they hold together. */
function canMeet(club: EditionContent, [first, second]: RulingPair): boolean {
  const [one, other] = [tableWith(club, first), tableWith(club, second)];
  if (!one || !other || ![one, other].every((table) => isProvable(club, table))) return false;
  try {
    const declared = { rulings: [new Set([first]), new Set([second])] } as const;
    const flaws = concurrenceFlaws([one.table, other.table], [declared], () => false, MOST_NODES);
    return !flaws.some(({ kind }) => kind === 'never');
  } catch (error) {
    if (error instanceof TableTooLarge) return false;
    throw error;
  }
}

function tableWith({ tables }: EditionContent, ruling: string): SituationTable | undefined {
  return tables.find(
    ({ table: { rulings, otherwise } }) => otherwise === ruling || rulings.some(({ id }) => id === ruling),
  );
}
