/** Numbers in titles, summaries and questions: the rules that these speak of say them too. */
import type { DataPath, SourceFile } from '#library/source.ts';
import { optionsOf, partsOfCitation, type Fact, type Language } from '#model/index.ts';
import { rememberedBy } from '#model/remembered.ts';
import { citesOf } from '#check/cited.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { consequencesBySituation, remembered, rulesById } from '#check/lookup.ts';
import { mentionsIn, withoutRules } from '#check/numbers-in.ts';
import { quoteList } from '#check/suggest.ts';

export function figuresInTexts(content: EditionContent): readonly Finding[] {
  const { edition, unreadable } = content;
  // What cannot be read may have said them.
  if (unreadable.any) return [];
  return [
    ...edition.rules.flatMap(({ source, data }) => {
      const said = source.body ? ofRule(content, data.id) : undefined;
      return texts(content, source, [], { title: data.title, summary: data.summary }, said, `rule ${data.number}`, '');
    }),
    ...edition.situations.flatMap(({ id, source, data }) => {
      const { title, summary } = data;
      return texts(
        content,
        source,
        [],
        { title, summary },
        ofSituation(content, id),
        `the rules that \`${id}\` is decided by`,
      );
    }),
    ...Object.entries(edition.facts?.data ?? {}).flatMap(([id, fact]) => questions(content, id, fact)),
  ];
}

function questions(content: EditionContent, id: string, fact: Fact): readonly Finding[] {
  const { edition } = content;
  if (!edition.facts) return [];
  const asking = edition.situations.filter(({ data }) => data.facts.some((each) => each === id));
  const said = asking.map((each) => ofSituation(content, each.id));
  const known = said.every((each) => each !== undefined) ? new Set(said.flatMap((each) => [...each])) : undefined;
  if (fact.kind === 'number') [fact.min, fact.max].forEach((each) => known?.add(each));
  const from = 'the rules of a situation that asks it';
  return [
    ...texts(content, edition.facts.source, [id], { ask: fact.ask, how: fact.how }, known, from),
    ...Object.entries(optionsOf(fact)).flatMap(([option, each]) => {
      const { source } = edition.facts ?? {};
      if (!source || each.kind !== 'named') return [];
      const { label, hint, says } = each;
      return texts(content, source, [id, 'options', option], { label, hint, says }, known, from);
    }),
  ];
}

/** @param said undefined where a rule cannot be read. */
function texts(
  { book }: EditionContent,
  source: SourceFile,
  path: DataPath,
  words: Readonly<Record<string, string | undefined>>,
  said: ReadonlySet<number> | undefined,
  from: string,
  mend = '; if another rule says it, name that under `see` of the situation',
): readonly Finding[] {
  if (!said) return [];
  return Object.entries(words).flatMap(([key, text]) => {
    const strange = [...numbersOf(withoutRules(text ?? '', book.data.language), book.data.language)].filter(
      (each) => each > COUNTED && !said.has(each),
    );
    if (strange.length === 0) return [];
    const message = `\`${key}\` says ${quoteList(strange.map(String), 'and')}, which stands nowhere in ${from}, in digits or in words. Mend the one that is wrong${mend}.`;
    return [finding('figure', source.locate([...path, key]), message)];
  });
}

/** Up to here a text counts what it speaks of: three cards, both hands. */
const COUNTED = 3;

function numbersOf(text: string, language: Language): ReadonlySet<number> {
  return new Set(mentionsIn(text, language).map(({ number }) => number));
}

/** What a rule says, in its clauses and in the notes on them. */
function ofRule({ book, edition }: EditionContent, rule: string): ReadonlySet<number> | undefined {
  const body = rulesById(edition.rules).get(rule)?.source.body;
  return body && bodyNumbers(body, book.data.language);
}
const bodyNumbers = rememberedBy(
  (
    {
      clauses,
    }: { readonly clauses: readonly { readonly text: string; readonly notes: readonly { readonly text: string }[] }[] },
    language: Language,
  ) => numbersOf(clauses.flatMap(({ text, notes }) => [text, ...notes.map((note) => note.text)]).join(' · '), language),
);

/** What the rules say that a situation's rulings cite, and the articles that its questions name. */
function ofSituation(content: EditionContent, situation: string): ReadonlySet<number> | undefined {
  return saidInSituations(content).get(situation);
}
const saidInSituations = remembered((content: EditionContent) => {
  const { book, edition } = content;
  const articles = Object.entries(edition.laws?.data.articles ?? {});
  return new Map(
    edition.situations.map(({ id, data }) => {
      const mine = consequencesBySituation(content.consequences).get(id) ?? [];
      const cites = [...mine.flatMap((each) => citesOf(content, each)), ...(data.see ?? [])];
      const rules = [...new Set(cites.map((each) => partsOfCitation(each).rule))].map((each) => ofRule(content, each));
      const laws = new Set([
        ...(data.laws ?? []),
        ...mine.flatMap((each) => each.data.laws ?? []),
        ...data.facts.flatMap((each) => edition.facts?.data[each]?.laws ?? []),
      ]);
      const articlesSay = articles
        .filter(([article]) => laws.has(article))
        .map(([, { caption, says }]) => `${caption} · ${says ?? ''}`);
      const said = rules.every((each) => each !== undefined)
        ? new Set([...rules.flatMap((each) => [...each]), ...numbersOf(articlesSay.join(' · '), book.data.language)])
        : undefined;
      return [id as string, said] as const;
    }),
  );
});
