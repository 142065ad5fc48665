/**
 * What can be found by words: every rule, situation, ruling, term and article of an index, with its texts.
 */
import type { CaseData, DeepData, IndexData, RuleData, SituationData, TermData, Words } from './index-data.ts';
import { queryWords } from '#i18n/query.ts';
import { untagged } from '#model/language-tags.ts';
import { pathTo, type HitKind } from '#addresses/pages.ts';
import { settledBy, type Settled } from './settled.ts';

export interface Entry {
  readonly kind: HitKind;
  readonly path: string;
  readonly number?: string;
  readonly title: string;
  /** Shown under the title when the words were found in the title alone. */
  readonly line?: string;
  readonly texts: readonly Text[];
  /** A term's own names: who asks for one of them may mean the others as well. */
  readonly names?: readonly string[];
  /** The situations that it speaks for. */
  readonly settles?: readonly Settled[];
}

export interface Text {
  readonly text: string;
  /** How much it counts for the entry, up to 1. */
  readonly weight: number;
  /** A text that can be shown as the line in which the words were found. */
  readonly shown: boolean;
}

/** In the order of the index. */
export function entriesOf(data: IndexData, deep: DeepData | undefined): readonly Entry[] {
  const settled = settledBy(data);
  return found(data, deep).map((entry) => {
    const settles = settled(entry);
    return settles.length === 0 ? entry : { ...entry, settles };
  });
}

function found(data: IndexData, deep: DeepData | undefined): readonly Entry[] {
  const rulings = data.rulings.map((ruling, at) => ({ ...ruling, stories: deep?.rulings[at] ?? [] }));
  const stories = Map.groupBy(rulings, ({ situation }) => situation);
  return [
    ...data.situations.map((situation, at) =>
      situationEntry(
        situation,
        deep?.situations[at] ?? [],
        (stories.get(at) ?? []).flatMap((ruling) => ruling.stories),
      ),
    ),
    ...data.calculators.map(({ title, situation }) => calculatorEntry(title, data.situations[situation])),
    ...data.terms.map((term) => termEntry(term, data.concepts[term.concept ?? ''] ?? [])),
    ...data.rules.map((rule, at) => ruleEntry(rule, deep?.rules[at] ?? [])),
    ...rulings.map(({ id, verdict, situation, stories }): Entry => {
      const line = data.situations[situation]?.title;
      return {
        kind: 'ruling',
        path: pathTo({ kind: 'ruling', id }),
        title: verdict,
        ...(line === undefined ? {} : { line }),
        texts: [text(verdict, 0.8), ...(line === undefined ? [] : [text(line, 0.5)]), ...hidden(stories, 0.5)],
      };
    }),
    ...(data.cases ?? []).map((decided, at) => caseEntry(decided, deep?.cases?.[at] ?? [])),
    ...data.articles.map(([article, caption]): Entry => ({
      kind: 'article',
      path: pathTo({ kind: 'article', article }),
      number: article,
      title: caption,
      texts: [text(caption, 0.8)],
    })),
  ];
}

function situationEntry(
  { id, title, summary, phrases }: SituationData,
  questions: readonly Words[],
  stories: readonly Words[],
): Entry {
  return {
    kind: 'situation',
    path: pathTo({ kind: 'situation', id }),
    title,
    line: summary,
    texts: [
      text(title, 1),
      ...phrases.map((each) => text(each, 1)),
      text(summary, 0.8),
      ...hidden(questions, 0.6),
      ...hidden(stories, 0.6),
    ],
  };
}

function caseEntry({ id, title, verdict }: CaseData, stories: readonly Words[]): Entry {
  return {
    kind: 'case',
    path: pathTo({ kind: 'case', id }),
    title,
    line: verdict,
    texts: [text(title, 0.9), text(verdict, 0.6), ...hidden(stories, 0.6)],
  };
}

/** What a calculator is called in any game, in every language. */
const CALCULATOR = Object.values(queryWords).map(({ calculator }) => calculator);

/** Found by its situation's words, and by the word for calculator in any language. */
function calculatorEntry(title: string, situation: SituationData | undefined): Entry {
  const { id = '', title: line, phrases = [] } = situation ?? {};
  return {
    kind: 'calculator',
    path: pathTo({ kind: 'calculator', id }),
    title,
    ...(line === undefined ? {} : { line }),
    texts: [
      text(title, 1),
      ...(line === undefined ? [] : [text(line, 0.5)]),
      ...phrases.map((each) => text(each, 0.6)),
      ...hidden(CALCULATOR, 1),
    ],
  };
}

function ruleEntry({ slug, number, label, title, summary, phrases = [] }: RuleData, clauses: readonly Words[]): Entry {
  return {
    kind: 'rule',
    path: pathTo({ kind: 'rule', id: slug }),
    number: untagged(label ?? number),
    title,
    line: summary,
    texts: [text(title, 1), ...phrases.map((each) => text(each, 0.95)), text(summary, 0.8), ...hidden(clauses, 0.65)],
  };
}

function termEntry(term: TermData, elsewhere: readonly string[]): Entry {
  const { id, term: name, abbreviation, aliases = [], foreign = [], phrases = [], definition } = term;
  const own = [name, ...aliases, ...(abbreviation === undefined ? [] : [abbreviation])];
  return {
    kind: 'term',
    path: pathTo({ kind: 'term', id }),
    title: name,
    line: definition,
    texts: [
      text(name, 1),
      ...own.slice(1).map((each) => text(each, 0.95)),
      ...foreign.map((each) => text(each, 0.95)),
      ...phrases.map((each) => text(each, 0.9)),
      ...elsewhere.map((each) => text(each, 0.8)),
      text(definition, 0.6),
    ],
    names: own.concat(foreign, elsewhere).map(untagged),
  };
}

function text(value: string, weight: number): Text {
  return { text: value, weight, shown: true };
}

function hidden(texts: readonly Words[], weight: number): readonly Text[] {
  return texts.filter((words) => words !== '').map((words) => ({ text: words, weight, shown: false }));
}
