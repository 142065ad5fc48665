/**
 * Law articles: every cited or named article has an entry in laws.yaml, and every entry is cited or named.
 */
import { articlesIn } from '#library/articles-in.ts';
import type { DataPath, Position, SourceFile } from '#library/source.ts';
import { wordsOfFact, wordsOfRule, wordsOfRuling, wordsOfSituation, wordsOfStep } from '#library/words-of.ts';
import { appealParts } from '#model/index.ts';
import { alternativesOf } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';

interface Cited {
  readonly article: string;
  readonly source: SourceFile;
  readonly path: DataPath;
}

/** In running text: `artikel 27A1`. */
interface Named {
  readonly article: string;
  readonly at: Position;
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
  // `article 4.2` may be one of the book's own, unless its law book has points too.
  const hasPoints = written.some((article) => article.includes('.'));
  const named = articlesNamed(content).filter(({ article }) => hasPoints || !article.includes('.'));
  return [
    ...misread(source, known),
    ...cited
      .filter(({ article }) => !known.includes(article) && !written.includes(article))
      .map((each) => {
        const mend = didYouMean(each.article, written) || ' Give it a caption there.';
        const message = `there is no article \`${each.article}\` in laws.yaml.${mend}`;
        return finding('unknown-article', each.source.locate(each.path), message);
      }),
    ...named
      .filter(({ article }) => !known.includes(article) && !written.includes(article))
      .map(({ article, at }) => {
        const mend = didYouMean(article, written) || ' Give it a caption there.';
        const message = `this text names article \`${article}\`, and laws.yaml has none of that name.${mend}`;
        return finding('unknown-article', at, message);
      }),
    ...(unreadable.any || unreadable.misplaced || unreadable.noFacts
      ? []
      : unused(source, known, new Set([...cited, ...named].map(({ article }) => article)))),
  ];
}

/** A key such as 47E1 that YAML parses as a number, which would be another article. */
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

function articlesCited({ book, edition, consequences }: EditionContent): readonly Cited[] {
  const list = (source: SourceFile, path: DataPath, articles: readonly string[] | undefined): Cited[] =>
    (articles ?? []).map((article, index) => ({ article, source, path: [...path, 'laws', index] }));
  const { rules, facts, situations, meta } = edition;
  const at = book.data.editions.findIndex(({ id }) => id === edition.id);
  return [
    ...rules.flatMap(({ source, data }) => list(source, [], data.laws)),
    ...(meta.appeal ?? []).flatMap((appeal, index) =>
      appealParts.flatMap((part) => list(book.source, ['editions', at, 'appeal', index, part], appeal[part]?.laws)),
    ),
    ...consequences.flatMap(({ at, data }) => list(at.source, at.path, data.laws)),
    ...(facts ? Object.entries(facts.data).flatMap(([id, fact]) => list(facts.source, [id], fact.laws)) : []),
    ...situations.flatMap(({ source, data }) => [
      ...list(source, [], data.laws),
      ...(data.procedure ?? []).flatMap((step, index) => list(source, ['procedure', index], step.laws)),
    ]),
  ];
}

function articlesNamed({ book, edition, consequences, tables }: EditionContent): readonly Named[] {
  const inData = (source: SourceFile, path: DataPath, words: readonly string[]): Named[] =>
    words.flatMap(articlesIn).map((article) => ({ article, at: source.locate(path) }));
  const inBody = ({ file, body }: SourceFile): Named[] =>
    (body ? [body.prose, ...body.notes, ...body.clauses, ...body.clauses.flatMap(({ notes }) => notes)] : []).flatMap(
      ({ text, at }) => articlesIn(text).map((article) => ({ article, at: { file, ...at } })),
    );
  const { rules, facts, situations, meta } = edition;
  const at = book.data.editions.findIndex(({ id }) => id === edition.id);
  return [
    ...(meta.appeal ?? []).flatMap((appeal, index) =>
      appealParts.flatMap((part) =>
        inData(book.source, ['editions', at, 'appeal', index, part], appeal[part] ? [appeal[part].says] : []),
      ),
    ),
    ...rules.flatMap(({ source, data }) => [...inData(source, [], wordsOfRule(data)), ...inBody(source)]),
    ...[...consequences, ...alternativesOf(tables)].flatMap(({ at, data }) =>
      inData(at.source, at.path, wordsOfRuling(data)),
    ),
    ...(facts ? Object.entries(facts.data).flatMap(([id, fact]) => inData(facts.source, [id], wordsOfFact(fact))) : []),
    ...situations.flatMap(({ source, data }) => [
      ...inData(source, [], wordsOfSituation(data)),
      ...(data.procedure ?? []).flatMap((step, index) => inData(source, ['procedure', index], wordsOfStep(step))),
      ...inBody(source),
    ]),
  ];
}
