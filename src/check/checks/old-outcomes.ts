/** Texts of a book that say what followed from a ruling, where house rules let it come out otherwise. */
import type { House } from '#model/house.ts';
import { asId, type RulingId } from '#model/id.ts';
import { isRecord } from '#model/untyped.ts';
import { wordHash } from '#library/words/hash.ts';
import { byKey, textsIn } from '#check/said.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { quoteList } from '#check/suggest.ts';

type Fields = Readonly<Record<string, unknown>>;
type Outcome = NonNullable<House['replace']>[RulingId];

/** What the outcomes are compared by: other words alone, or more steps, leave the book's texts true. */
const MEANT = ['effects', 'modality'] as const;

/**
 * The clauses that the ruling follows from in the book, and what the book says of it beside others, read as
 * they did: readers would find both outcomes on one page.
 */
export function oldOutcomes({ book: { id: club, house } }: EditionContent): readonly Finding[] {
  if (!house?.data.replace) return [];
  const { data, files, originals, replaced } = house;
  const own = new Set<string>(replaced.map(({ key }) => key));
  const said = byKey(files.flatMap(textsIn));
  const rulings = originals.flatMap(({ as, source }) => (as === 'rules' ? recordsIn(source.value, 'rulings') : []));
  const joint = originals.flatMap(({ as, source }) =>
    as === 'concurrences' && isRecord(source.value) ? Object.entries(source.value) : [],
  );
  return rulings.flatMap((ruling) => {
    const id = String(ruling['id']);
    const outcome: Outcome | undefined = Object.hasOwn(data.replace ?? {}, id)
      ? data.replace?.[asId<RulingId>(id)]
      : undefined;
    // What stands for other words than the book has now waits for its own finding.
    const isStale = replaced.some(({ key, isStale }) => isStale && key === `ruling:${id}`);
    if (!outcome || isStale || MEANT.every((key) => isSame(outcome[key], ruling[key]))) return [];
    const { leave = [] } = outcome;
    const names = [id, `situation:${String(ruling['situation'])}`];
    const cited = [
      ...textsOf(ruling['cites']).map((cite) => (cite.includes('#') ? `clause:${cite}` : `rule:${cite}`)),
      ...joint.flatMap(([key, value]) =>
        ['rulings', 'with'].some((side) =>
          textsOf(isRecord(value) ? value[side] : undefined).some((each) => names.includes(each)),
        )
          ? [`concurrence:${key}`]
          : [],
      ),
    ];
    const texts = [...new Set(cited)].flatMap((key) => {
      const text = said.find((each) => each.key === key);
      return !text || leave.includes(key) || isWorded(key, own) ? [] : [text];
    });
    // Where a ruling meets many others there is one line to write, and not one for each.
    const joined = texts.filter(({ key }) => key.startsWith('concurrence:'));
    const groups = [...texts.filter((text) => !joined.includes(text)).map((text) => [text]), joined];
    return groups.flatMap((group) => {
      const [first, second] = group;
      if (!first) return [];
      const keys = group.map(({ key }) => key);
      const message = `${quoteList(keys, 'and')} ${second ? 'read' : 'reads'} as in \`${data.on}\`, where \`${id}\` comes out otherwise than with the house rules of \`${club}\`. Say what holds with you in content/${club}/${data.edition.id}/words/, or write ${second ? `\`[${keys.join(', ')}]\`` : `\`${first.key}\``} under \`leave\` of \`${id}\` in house.yaml.`;
      return [finding('old-outcome', first.position, message)];
    });
  });
}

/** Whether the club has own words for a text; of a rule that is cited as a whole, for any of its clauses. */
function isWorded(key: string, own: ReadonlySet<string>): boolean {
  const clauses = `${key.replace(/^rule:/, 'clause:')}#`;
  return own.has(key) || (key.startsWith('rule:') && [...own].some((each) => each.startsWith(clauses)));
}

function recordsIn(value: unknown, key: string): readonly Fields[] {
  const list: unknown = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function isSame(one: unknown, other: unknown): boolean {
  return wordHash(one) === wordHash(other);
}
