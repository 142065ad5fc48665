/**
 * What a book says of two rulings together, and house rules lose: none of its worked cases can come up with
 * what they settle, though both rulings still can. Without a case it is left out (library/house/settle.ts).
 */
import { concurrenceFlaws, type DeclaredConcurrence } from '#decide/concurring.ts';
import { TableTooLarge } from '#decide/diagram.ts';
import { concurrencesIn, type ConcurrenceIn } from '#library/concurrences.ts';
import type { DraftBook } from '#library/draft.ts';
import type { SituationTable } from '#library/tables.ts';
import { constantsIn } from '#library/house/settle.ts';
import { leftOf, type Left } from '#library/house/constants.ts';
import { readJointCondition, type At } from '#library/table.ts';
import { conditionSchema } from '#model/index.ts';
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
  const said = concurrencesIn(club.edition, club.tables).concurrences;
  const constants = constantsIn(below.edition.facts?.data ?? {}, data.settle);
  return concurrencesIn(below.edition, below.tables).concurrences.flatMap(
    ({ id, at, sides: [one, other], data: { when } }) => {
      const left: Left = when === undefined ? { kind: 'always' } : leftOf(when, constants);
      if (Object.hasOwn(club.edition.concurrences?.data ?? {}, id) || left.kind === 'never') return [];
      const pairs = [...one.rulings].flatMap((first) =>
        [...other.rulings].map((second): RulingPair => [first, second]),
      );
      const lost = pairs.find(
        (pair) =>
          !pair.some((ruling) => Object.hasOwn(data.replace ?? {}, ruling)) &&
          isUnsaid(club, said, pair, { ...left, at }),
      );
      if (!lost) return [];
      const message =
        `\`${id}\` of \`${data.on}\` says how ${quoteList(lost, 'and')} go together, and none of its worked cases can come up ` +
        'with what is settled here, so it is left out. Say it in a concurrences.yaml of your own, with a case that can.';
      return [finding('house-rule', source.locate(['settle'], 'key'), message)];
    },
  );
}

/** What is left of a condition of the book, over the questions of the club's two situations. */
type Where = Left & { readonly at: At };

/**
 * Whether the club still has both rulings, and a case of both of which nothing is said.
 * @param where the book said something of them.
 */
function isUnsaid(club: EditionContent, said: readonly ConcurrenceIn[], pair: RulingPair, where: Where): boolean {
  const [one, other] = pair.map((ruling) => tableWith(club, ruling));
  if (!one || !other || ![one, other].every((table) => isProvable(club, table))) return false;
  const asked = [one, other].map(({ situation: { id, data } }) => ({ id, facts: data.facts }));
  const all = club.edition.facts?.data ?? {};
  const when =
    where.kind === 'when'
      ? readJointCondition(conditionSchema.parse(where.condition), where.at, asked, all).when
      : undefined;
  const lost = { rulings: [new Set([pair[0]]), new Set([pair[1]])], ...(when && { when }) } as const;
  const others = said.flatMap(({ sides, when: holds }): readonly DeclaredConcurrence[] => {
    const rulings = [one, other].map((table) => sides.find((side) => side.table === table)?.rulings);
    const [first, second] = rulings;
    return first && second ? [{ rulings: [first, second], ...(holds && { when: holds }) }] : [];
  });
  try {
    const flaws = concurrenceFlaws([one.table, other.table], [lost, ...others], () => false, MOST_NODES);
    return !flaws.some(
      (flaw) => (flaw.kind === 'never' && flaw.declared === 0) || (flaw.kind === 'twice' && flaw.declared.includes(0)),
    );
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
