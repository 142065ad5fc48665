/** Which text of an edition counts: in a language that it has words in, and the original's among them. */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { quoteList } from '#check/suggest.ts';

export function textStates({ book, edition, unreadable }: EditionContent): readonly Finding[] {
  const { texts = {} } = edition.meta;
  const { editions, language: original } = book.data;
  const at = editions.findIndex((each) => each.id === edition.id);
  const languages: readonly string[] = [original, ...edition.translations.map(({ language }) => language)];
  return Object.entries(texts).flatMap(([language, text]) => {
    const found = (message: string) => [
      finding('text-state', book.source.locate(['editions', at, 'texts', language], 'key'), message),
    ];
    if (!languages.includes(language)) {
      if (unreadable.wordsIn(language)) return [];
      return found(
        `this edition has no words in this language: it has ${quoteList(languages, 'and')}. Take the line out, or write them in content/${book.id}/${edition.id}/words/${language}/.`,
      );
    }
    if (language === original) {
      if (text.state === 'authentic') return [];
      return found(
        `the book is written in this language, and translations are checked against it: its text is \`authentic\`, not \`${text.state}\`.`,
      );
    }
    if (text.state !== 'authentic' || text.adopted) return [];
    return found(
      'a translation counts as much as the original only where a body adopted it: add `adopted: { by: …, on: YYYY-MM-DD }`.',
    );
  });
}
