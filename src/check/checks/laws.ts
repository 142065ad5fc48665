/** Law articles: every one that is cited has its line in laws.yaml, and every line is of an article that is cited. */
import type { DataPath, SourceFile } from '../../library/source.ts';
import type { EditionContent } from '../content.ts';
import { finding, type Finding } from '../finding.ts';
import { didYouMean } from '../suggest.ts';

interface Cited {
  readonly article: string;
  readonly source: SourceFile;
  readonly path: DataPath;
}

export function laws(content: EditionContent): readonly Finding[] {
  const { edition, path, unreadable } = content;
  const cited = articlesCited(content);
  if (!edition.laws) {
    const [first] = cited;
    if (!first || unreadable.laws) return [];
    const message =
      `${path} cites law articles, but has no laws.yaml. Add one: the title of the law book, and under \`articles\` ` +
      'what each article that is cited is about.';
    return [finding('missing-laws', first.source.locate(first.path), message)];
  }
  const { source, data } = edition.laws;
  const known = Object.keys(data.articles);
  const written = known.map((article) => source.written(['articles', article], 'key') ?? article);
  return [
    ...misread(source, known),
    ...cited
      .filter(({ article }) => !known.includes(article) && !written.includes(article))
      .map((each) => {
        const mend = didYouMean(each.article, written) || ' Give it a caption there.';
        const message = `there is no article \`${each.article}\` in laws.yaml.${mend}`;
        return finding('unknown-article', each.source.locate(each.path), message);
      }),
    ...(unreadable.any ? [] : unused(source, known, new Set(cited.map(({ article }) => article)))),
  ];
}

/** A key such as 47E1 that YAML takes for a number: as data it is another article. */
function misread(source: SourceFile, known: readonly string[]): readonly Finding[] {
  return known.flatMap((article) => {
    const written = source.written(['articles', article], 'key');
    if (written === undefined || written === article) return [];
    const message = `YAML reads the article \`${written}\` as the number ${article}. Put it in quotes: '${written}'.`;
    return [finding('schema', source.locate(['articles', article], 'key'), message)];
  });
}

function unused(source: SourceFile, known: readonly string[], cited: ReadonlySet<string>): readonly Finding[] {
  return known
    .filter((article) => !cited.has(article) && source.written(['articles', article], 'key') === article)
    .map((article) => {
      const message = `nothing cites article \`${article}\`. Cite it under \`laws\` where it applies, or take it out.`;
      return finding('unused-article', source.locate(['articles', article], 'key'), message);
    });
}

function articlesCited({ edition, consequences }: EditionContent): readonly Cited[] {
  const list = (source: SourceFile, path: DataPath, articles: readonly string[] | undefined): Cited[] =>
    (articles ?? []).map((article, index) => ({ article, source, path: [...path, 'laws', index] }));
  const { rules, facts, situations } = edition;
  return [
    ...rules.flatMap(({ source, data }) => list(source, [], data.laws)),
    ...consequences.flatMap(({ at, data }) => list(at.source, at.path, data.laws)),
    ...(facts ? Object.entries(facts.data).flatMap(([id, fact]) => list(facts.source, [id], fact.laws)) : []),
    ...situations.flatMap(({ source, data }) => [
      ...list(source, [], data.laws),
      ...(data.procedure ?? []).flatMap((step, index) => list(source, ['procedure', index], step.laws)),
    ]),
  ];
}
