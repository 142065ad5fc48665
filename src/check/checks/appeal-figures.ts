/** Numbers in the ways to dispute a ruling, a period or a fee: a clause that they cite says them. */
import { appealParts, type Language } from '#model/index.ts';
import { clausesAt } from '#check/cited.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { lengthOfUnit } from '#check/durations-in.ts';
import { mentionsIn, withoutRules, type Mention } from '#check/numbers-in.ts';
import { quoteList } from '#check/suggest.ts';

export function appealFigures(content: EditionContent): readonly Finding[] {
  const { book, edition } = content;
  const { language, editions } = book.data;
  const numbersOf = (text: string) => {
    const read = withoutRules(text, language);
    return mentionsIn(read, language).flatMap((each) => (isOfTheTwo(read, each, language) ? [] : [each.number]));
  };
  const at = editions.findIndex(({ id }) => id === edition.id);
  return (edition.meta.appeal ?? []).flatMap((appeal, index) =>
    appealParts.flatMap((part) => {
      const { says = '', cites } = appeal[part] ?? {};
      const cited = cites && clausesAt(content, cites);
      if (!cited) return [];
      const known = new Set(
        cited.flatMap(({ text, notes }) => [text, ...notes.map((note) => note.text)].flatMap(numbersOf)),
      );
      // One is an article as well.
      const strange = [...new Set(numbersOf(says))].filter((each) => each !== 1 && !known.has(each));
      if (strange.length === 0) return [];
      const message = `\`${part}\` says ${quoteList(strange.map(String), 'and')}, which stands in no clause that it cites, in digits or in words. Mend the one that is wrong.`;
      return [finding('figure', book.source.locate(['editions', at, 'appeal', index, part, 'says']), message)];
    }),
  );
}

/** Whether a number only says whom it is about, and no amount: `each of the two teams`. */
function isOfTheTwo(text: string, { number, from, to }: Mention, language: Language): boolean {
  const [next = ''] = /\p{L}+/u.exec(text.slice(to)) ?? [];
  return number === 2 && THE.test(text.slice(0, from)) && lengthOfUnit(next, language) === undefined;
}

const THE = /(?<!\p{L})(?:de|die|den|der|the)\s+$/iu;
