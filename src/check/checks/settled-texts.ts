/** Texts that speak of a choice that house rules have made. */
import { optionsOf, type Fact } from '#model/index.ts';
import { byKey, textsIn } from '#check/said.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

/** Words in a row that two texts have in common, so that one of them speaks of the other. */
const ALIKE = 3;

export function settledTexts({ book: { id: club, house } }: EditionContent): readonly Finding[] {
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
  return byKey(files.flatMap(textsIn)).flatMap(({ key, texts, position }) => {
    const read = texts.map((text) => ` ${tokens(text).join(' ')} `);
    return settled.flatMap(({ id, words, leave }) => {
      const said = words.find((each) => read.some((text) => text.includes(` ${each} `)));
      if (said === undefined || leave.includes(key) || stale.has(key)) return [];
      const where = position.file.startsWith(`content/${club}/`) ? '' : ` in content/${club}/${data.edition.id}/words/`;
      const message = `\`${key}\` still speaks of the question \`${id}\` (“${said}”), which the house rules of \`${club}\` have settled. Say it in other words${where}, or write \`${key}\` under \`leave\` of \`${id}\` in house.yaml.`;
      return [finding('settled-otherwise', position, message)];
    });
  });
}

/** What the question and its other answers say, and the settled one does not: three words in a row of it. */
function wordsOf(fact: Fact, is: string): readonly string[] {
  const said = Object.entries(optionsOf(fact)).map(([id, { says }]) => ({ id, says }));
  const kept = said.filter(({ id }) => id === is).flatMap(({ says }) => rows(says));
  const others = [fact.ask, ...said.filter(({ id }) => id !== is).map(({ says }) => says)];
  return [...new Set(others.flatMap(rows))].filter((row) => !kept.includes(row));
}

function rows(text: string): readonly string[] {
  const all = tokens(text);
  return all.slice(0, 1 - ALIKE).map((_, at) => all.slice(at, at + ALIKE).join(' '));
}

function tokens(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
