/** The index of a book of so many rules, with as many words as such a book has; without content or trees. */
import type { DeepData, IndexData } from '#search/index-data.ts';
import { drawOf } from '../../bench/scale/draw.ts';

export function madeIndex(rules: number): { readonly data: IndexData; readonly deep: DeepData } {
  const draw = drawOf(rules);
  const { words, below } = draw;
  const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
    Array.from({ length: count }, (_, at) => make(at));
  const phrases = () => many(2, () => words.run(2 + below(4)));
  const telling = () => words.run(12);
  const situations = many(rules, () => ({
    id: words.id(),
    title: words.sentence(3 + below(3)),
    summary: words.sentence(8),
    phrases: phrases(),
  }));
  const rulings = many(4 * rules, (at) => ({
    id: words.id(),
    verdict: words.sentence(5),
    situation: Math.floor(at / 4),
    rule: Math.floor(at / 4),
  }));
  const data: IndexData = {
    book: 'schaalspel',
    edition: '2026',
    language: 'nl',
    title: 'Schaalspel',
    rules: many(rules, (at) => ({
      slug: `${String(Math.floor(at / 10) + 1)}-${String((at % 10) + 1)}`,
      number: `${String(Math.floor(at / 10) + 1)}.${String((at % 10) + 1)}`,
      title: words.sentence(2 + below(3)),
      summary: words.sentence(8),
      phrases: phrases(),
      clauses: many(4, (clause) => [String(clause + 1)] as const),
    })),
    situations,
    calculators: [],
    rulings,
    terms: many(rules, () => ({
      id: words.id(),
      term: words.name(),
      aliases: [words.run(1)],
      definition: words.sentence(9),
    })),
    articles: [],
    concepts: {},
  };
  const deep: DeepData = {
    rules: many(rules, () => many(4, telling)),
    starts: many(rules, () => many(4, () => words.sentence(6))),
    situations: many(rules, () => many(2, telling)),
    rulings: many(4 * rules, () => many(1, telling)),
    elsewhere: [],
  };
  return { data, deep };
}
