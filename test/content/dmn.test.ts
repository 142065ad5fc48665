/** Every decision table as DMN, decided by an engine that is not ours. */
import { describe, expect, it } from 'vitest';
import { compile } from '#decide/compile.ts';
import { decide } from '#decide/decide.ts';
import { amountsOf, casesOf, contextOf, dmnOf, engineOf, schemaFaults } from '../support/dmn.ts';
import { libraryAt } from '../support/library.ts';
import { THOROUGH } from '../support/thorough.ts';

const editions = libraryAt('.').books.flatMap((book) => book.editions);
/** Of how many cases of a table one is tried, unless all are. */
const ONE_OF = THOROUGH ? 1 : 97;

describe.each(editions)('the tables of $bookId $id as DMN', (edition) => {
  it('fit the schema of DMN 1.3', async () => {
    const some = edition.situations.filter((_, at) => THOROUGH || at % 7 === 0);
    const files = some.map((situation) => ({ fileName: `${situation.id}.dmn`, contents: dmnOf(edition, situation) }));
    expect(await schemaFaults(files)).toEqual([]);
  });

  it('have one row for every case that can occur, with the ruling that the site gives and its amounts', async () => {
    let tried = 0;
    for (const situation of edition.situations) {
      const compiled = compile(situation.table);
      const { matching } = await engineOf(dmnOf(edition, situation));
      const rulings = new Map<string, (typeof situation.rulings)[number]>(
        situation.rulings.map((ruling) => [ruling.id, ruling]),
      );
      for (const one of casesOf(compiled)) {
        if (tried++ % ONE_OF !== 0) continue;
        const outcome = decide(compiled, one);
        const ruling = 'id' in outcome ? rulings.get(outcome.id) : undefined;
        const found = matching(contextOf(situation, one));
        const said = found.map(({ ruling: id, modality, decidedBy = null, open = null }) => ({
          ruling: id,
          modality,
          decidedBy,
          open,
        }));
        expect(said, `${situation.id} ${JSON.stringify(one)}`).toEqual([
          {
            ruling: ruling?.id,
            modality: ruling?.modality,
            decidedBy: ruling?.decidedBy ?? null,
            open: ruling?.open ?? null,
          },
        ]);
        if (ruling) compareAmounts(amountsOf(ruling, one), found[0] ?? {}, `${situation.id} ${JSON.stringify(one)}`);
      }
    }
    expect(tried).toBeGreaterThan(0);
  });
});

function compareAmounts(
  ours: ReadonlyMap<string, number | null>,
  theirs: Readonly<Record<string, unknown>>,
  where: string,
): void {
  for (const [kind, sum] of ours) {
    if (sum === null) continue;
    const columns = Object.entries(theirs).filter(([name]) => new RegExp(`^${kind}(?:_(?!min|max)|$)`).test(name));
    const added = columns.reduce((total, [, value]) => total + (typeof value === 'number' ? value : 0), 0);
    expect(added, `${kind}: ${where}`).toBeCloseTo(sum, 9);
  }
}
