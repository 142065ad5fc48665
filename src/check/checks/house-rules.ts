/** House rules name what is there, and what they replace still reads as it did. */
import type { DraftBook } from '#library/draft.ts';
import { domainOfFact, optionsOf, partsOfOn, type Fact } from '#model/index.ts';
import { isRecord } from '#model/untyped.ts';
import type { Content, EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { lostConcurrences } from '#check/lost-concurrences.ts';
import { didYouMean } from '#check/suggest.ts';

type House = NonNullable<DraftBook['house']>;

export function houseRules({ draft, editions }: Content): readonly Finding[] {
  const homeless = draft.homeless.flatMap(({ source, data }) => {
    // A book that cannot be read has its edition all the same.
    const below = data === undefined ? '' : `content/${partsOfOn(data.on).book}/book.yaml`;
    if (!data || draft.problems.some(({ position }) => position.file === below)) return [];
    const books = draft.books.filter(({ house }) => house === undefined);
    const known = books.flatMap((book) => book.editions.map(({ id }) => `${book.id}/${id}`));
    const message = `there is no edition \`${data.on}\` to have house rules on.${didYouMean(data.on, known)}`;
    return [finding('house-rule', source.locate(['on']), message)];
  });
  return [...homeless, ...draft.books.flatMap(({ id, house }) => (house ? ofHouse(id, house, editions) : []))];
}

function ofHouse(id: string, house: House, editions: readonly EditionContent[]): readonly Finding[] {
  const { data, source, own } = house;
  const below = editions.find(({ path }) => path === data.on);
  const club = editions.find(({ book: { id: mine } }) => mine === id);
  const book = own.find(({ as, language }) => as === 'book' && language === undefined);
  return [
    ...(book
      ? [
          finding(
            'house-rule',
            { file: book.source.file, line: 1, column: 1 },
            `\`${id}\` has a house.yaml, which makes a book of \`${partsOfOn(data.on).book}\`. Take out this book.yaml, or that.`,
          ),
        ]
      : []),
    ...(below ? settled(house, below) : []),
    ...(below ? asking(house, below) : []),
    ...(below ? replaced(house, below) : []),
    ...(below ? taken(house, below) : []),
    ...(below && club ? lostConcurrences(house, below, club) : []),
    ...house.replacesNothing.flatMap(({ source: { file } }) => {
      const instead = file.replace(`content/${id}/${data.edition.id}/`, `content/${data.on}/`);
      if (below?.unreadable.hasMeant(instead)) return [];
      const message = `\`${data.on}\` has no file of this name, so there is nothing to say in other words. It has the name and the place of the one that it replaces.`;
      return [finding('house-rule', { file, line: 1, column: 1 }, message)];
    }),
    ...house.replaced.flatMap(({ key, hash, isStale, isNew, position }) => {
      if (!isStale) return [];
      const message = isNew
        ? `this stands in the place of \`${key}\` of \`${data.on}\`, and does not say for which words it was written. If it was for those that stand there now, write of: '${hash}'.`
        : `this stands in the place of \`${key}\` of \`${data.on}\`, which reads otherwise than when it was written. Read both, mend yours, then write of: '${hash}'.`;
      return [finding('stale-house-rule', position, message)];
    }),
    ...(below?.edition.meta.from !== undefined && data.from < below.edition.meta.from
      ? [
          finding(
            'house-rule',
            source.locate(['from']),
            `they hold from ${data.from}, before the edition that they stand on (${below.edition.meta.from}). Write the day from which both hold.`,
          ),
        ]
      : []),
    ...(data.adopted.on > data.from
      ? [
          finding(
            'house-rule',
            source.locate(['adopted', 'on']),
            `they were adopted on ${data.adopted.on}, after the day from which they hold (${data.from}). Mend the day that is wrong.`,
          ),
        ]
      : []),
  ];
}

function settled({ data, source }: House, { edition, unreadable }: EditionContent): readonly Finding[] {
  const facts = edition.facts?.data ?? {};
  return Object.entries(data.settle ?? {}).flatMap(([id, { is }]) => {
    const fact = facts[id];
    const at = (key: string, message: string) => [finding('house-rule', source.locate(['settle', id, key]), message)];
    if (!fact) {
      if (unreadable.fact(id)) return [];
      const message = `there is no question \`${id}\` to settle in \`${data.on}\`.${didYouMean(id, Object.keys(facts))}`;
      return [finding('house-rule', source.locate(['settle', id], 'key'), message)];
    }
    return isAnswer(fact, is)
      ? []
      : at('is', `\`${String(is)}\` is no answer to \`${id}\`.${didYouMean(String(is), Object.keys(optionsOf(fact)))}`);
  });
}

function isAnswer(fact: Fact, is: string | number): boolean {
  const domain = domainOfFact(fact);
  if (domain.kind === 'choice') return domain.options.some(({ id }) => id === String(is));
  return typeof is === 'number' && is >= domain.min && is <= domain.max && (is - domain.min) % domain.step === 0;
}

/** Situations that ask more are there, and did not ask it before. */
function asking({ data, source, own }: House, { edition, unreadable }: EditionContent): readonly Finding[] {
  const known = edition.situations.map(({ id }) => id as string);
  const mine = own.find(({ as, language }) => as === 'facts' && language === undefined)?.source;
  const questions = [edition.facts?.data, mine?.value].flatMap((all) => (isRecord(all) ? Object.keys(all) : []));
  const folder = source.locate([]).file.replace('house.yaml', data.edition.id);
  return Object.entries(data.asks ?? {}).flatMap(([id, facts]) => {
    const situation = edition.situations.find((each) => each.id === id);
    if (!situation) {
      if (unreadable.situation(id)) return [];
      const message = `there is no situation \`${id}\` in \`${data.on}\` to ask more.${didYouMean(id, known)}`;
      return [finding('house-rule', source.locate(['asks', id], 'key'), message)];
    }
    return facts.flatMap((fact, at) => {
      if (!questions.includes(fact)) {
        if (unreadable.fact(fact) || (mine?.problems.length ?? 0) > 0) return [];
        const message = `there is no question \`${fact}\` for \`${id}\` to ask. Write it in ${folder}/facts.yaml.${didYouMean(fact, questions)}`;
        return [finding('house-rule', source.locate(['asks', id, at]), message)];
      }
      if (!situation.data.facts.includes(fact)) return [];
      const message = `\`${id}\` of \`${data.on}\` asks \`${fact}\` already. Take it out here.`;
      return [finding('house-rule', source.locate(['asks', id, at]), message)];
    });
  });
}

/** Rulings that come out otherwise are there, and are said in one place. */
function replaced(house: House, { unreadable, edition }: EditionContent): readonly Finding[] {
  const { data, source } = house;
  const known = edition.rules.flatMap(({ data: rule }) => (rule.rulings ?? []).map(({ id }) => id));
  const all = (['replace', 'examples'] as const).flatMap((key) =>
    Object.keys(data[key] ?? {}).map((id) => ({ key, id })),
  );
  return all.flatMap(({ key: under, id }) => {
    const say = (message: string) => [finding('house-rule', source.locate([under, id], 'key'), message)];
    if (unreadable.ruling(id)) return [];
    const rests = edition.situations.flatMap(({ data: situation }) => situation.otherwise?.id ?? []);
    if (under === 'examples' && rests.some((each) => each === id)) return [];
    if (!known.some((each) => each === id))
      return say(
        rests.some((each) => each === id)
          ? `\`${id}\` of \`${data.on}\` is what a situation says for the rest. Decide it by a rule of your own, with a ruling for these cases.`
          : `there is no ruling \`${id}\` to replace in \`${data.on}\`.${didYouMean(id, known)}`,
      );
    const said = house.replaced.filter(({ key }) => key === `ruling:${id}`);
    return said.length < 2
      ? []
      : say(`\`${id}\` is said twice in other words: here and below words/. Say all of it here.`);
  });
}

/** Entries of lists and situations that the book has already: they would hide its own. */
function taken({ own, data }: House, { edition }: EditionContent): readonly Finding[] {
  const { facts, terms, concurrences, situations } = edition;
  const known: Readonly<Record<string, readonly string[]>> = {
    facts: Object.keys(facts?.data ?? {}),
    terms: Object.keys(terms?.data ?? {}),
    concurrences: Object.keys(concurrences?.data ?? {}),
  };
  return own.flatMap(({ as, stem, language, source }) => {
    if (language !== undefined) return [];
    const say = (id: string, position: Finding['position'], also = '') =>
      finding(
        'house-rule',
        position,
        `\`${data.on}\` has \`${id}\` itself. Give yours another id; to say it in other words, write it below words/${also}.`,
      );
    if (as === 'situations' && situations.some(({ id }) => id === stem))
      return [
        say(
          stem,
          { file: source.file, line: 1, column: 1 },
          ', and to ask more in it, name the questions under `asks` in house.yaml',
        ),
      ];
    return Object.keys(isRecord(source.value) ? source.value : {}).flatMap((id) =>
      known[as]?.includes(id) ? [say(id, source.locate([id], 'key'))] : [],
    );
  });
}
