/** Texts that speak of a choice that house rules have made. */
import { optionsOf, partsOfCitation, type Fact } from '#model/index.ts';
import { isRecord } from '#model/untyped.ts';
import { fold } from '#search/fold.ts';
import { isStopWord } from '#search/stop-words.ts';
import { citesOf } from '#check/cited.ts';
import { byKey, textsIn, type Said } from '#check/said.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

/** Words in a row that two texts have in common, so that one of them speaks of the other. */
const ALIKE = 3;

export function settledTexts(content: EditionContent): readonly Finding[] {
  const { id: club, house } = content.book;
  if (!house) return [];
  const { data, files, asked } = house;
  const settled = Object.entries(data.settle ?? {}).flatMap(([id, { is, speaks = [], leave = [] }]) => {
    const fact = asked[id];
    const words = [...(fact ? wordsOf(fact, String(is)) : []), ...speaks.map((each) => tokens(each).join(' '))];
    return [{ id, words, leave }];
  });
  if (settled.length === 0) return [];
  // What is said in its place waits for its own finding.
  const stale = new Set<string>(house.replaced.flatMap(({ key, isStale }) => (isStale ? [key] : [])));
  const said = byKey(files.flatMap(textsIn));
  const where = ({ file }: Said['position']) =>
    file.startsWith(`content/${club}/`) ? '' : ` in content/${club}/${data.edition.id}/words/`;
  const spoken = said.flatMap(({ key, texts, position }) => {
    const read = texts.map((text) => ` ${tokens(text).join(' ')} `);
    return settled.flatMap(({ id, words, leave }) => {
      const row = words.find((each) => read.some((text) => text.includes(` ${each} `)));
      if (row === undefined || leave.includes(key) || stale.has(key)) return [];
      const message = `\`${key}\` still speaks of the question \`${id}\` (“${row}”), which the house rules of \`${club}\` have settled. Say it in other words${where(position)}, or write \`${key}\` under \`leave\` of \`${id}\` in house.yaml.`;
      return [{ key, finding: finding('settled-otherwise', position, message) }];
    });
  });
  const told = new Set([...spoken.map(({ key }) => key), ...stale, ...settled.flatMap(({ leave }) => leave)]);
  const worded = new Set<string>(house.replaced.map(({ key }) => key));
  const followed = [...followedNowhere(content)].flatMap(([key, ruling]) => {
    const text = said.find((each) => each.key === key);
    if (!text || told.has(key) || worded.has(key)) return [];
    const when = JSON.stringify(ruling['when'] ?? '');
    const id = (settled.find((each) => when.includes(`"${each.id}"`)) ?? settled[0])?.id ?? '';
    const message = `\`${key}\` says what followed where \`${String(ruling['id'])}\` holds, which cannot be since the house rules of \`${club}\` have settled \`${id}\`. Say what holds with you${where(text.position)}, or write \`${key}\` under \`leave\` of \`${id}\` in house.yaml.`;
    return [finding('settled-otherwise', text.position, message)];
  });
  return [...spoken.map((each) => each.finding), ...followed];
}

/** Clauses from which only rulings of the book follow that cannot hold any more, each with one of them. */
function followedNowhere(content: EditionContent): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const left = new Set<string>(content.consequences.map(({ data }) => data.id));
  const isGone = (id: string) => !left.has(id) && !content.unreadable.ruling(id);
  const cited = new Set(content.consequences.flatMap((each) => citesOf(content, each)));
  const gone = (content.book.house?.originals ?? []).flatMap(({ as, source: { value } }) => {
    const rulings: unknown = as === 'rules' && isRecord(value) ? value['rulings'] : [];
    return Array.isArray(rulings) ? rulings.filter(isRecord).filter(({ id }) => isGone(String(id))) : [];
  });
  return new Map(
    gone.flatMap((ruling) => {
      const cites: readonly unknown[] = Array.isArray(ruling['cites']) ? ruling['cites'] : [];
      return cites
        .map(String)
        .filter((cite) => cite.includes('#') && !cited.has(cite) && !cited.has(partsOfCitation(cite).rule))
        .map((cite) => [`clause:${cite}`, ruling] as const);
    }),
  );
}

/** What the question and its other answers say, and the settled one does not: three words in a row of it. */
function wordsOf(fact: Fact, is: string): readonly string[] {
  const said = Object.entries(optionsOf(fact)).map(([id, { says }]) => ({ id, says }));
  const kept = said.filter(({ id }) => id === is).flatMap(({ says }) => rows(says));
  const others = [fact.ask, ...said.filter(({ id }) => id !== is).map(({ says }) => says)];
  return [...new Set(others.flatMap(rows))].filter((row) => !kept.includes(row));
}

/** Three words in a row, of which one says something: “er is een” stands in any text. */
function rows(text: string): readonly string[] {
  const all = tokens(text);
  return all
    .slice(0, 1 - ALIKE)
    .map((_, at) => all.slice(at, at + ALIKE))
    .filter((row) => row.some((word) => !isStopWord(fold(word))))
    .map((row) => row.join(' '));
}

function tokens(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
