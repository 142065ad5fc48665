/** Numbers in the ways to dispute a ruling, a period or a fee: a clause that they cite says them. */
import { appealParts } from '#model/index.ts';
import { clausesAt } from '#check/cited.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { mentionsIn, withoutRules } from '#check/numbers-in.ts';
import { quoteList } from '#check/suggest.ts';

export function appealFigures(content: EditionContent): readonly Finding[] {
  const { book, edition } = content;
  const { language, editions } = book.data;
  const numbersOf = (text: string) => mentionsIn(withoutRules(text, language), language).map(({ number }) => number);
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
