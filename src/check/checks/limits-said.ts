/**
 * Limits of numbers in conditions: a clause says them, as it says amounts. A table that says 45 where its
 * clause says 30 could be proven all the same.
 */
import type { DataPath, SourceFile } from '#library/source.ts';
import { RANGE, optionsOf, type Condition, type Fact, type Language, type SurfaceBox } from '#model/index.ts';
import { remembered, rememberedBy } from '#model/remembered.ts';
import { citesOf, clausesAt, notesRestedOn } from '#check/cited.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type FoundInPart } from '#check/finding.ts';
import { consequencesBySituation, tablesBySituation } from '#check/lookup.ts';
import { limitsIn, type Counted } from '#check/limits-in.ts';
import { mentionsIn } from '#check/numbers-in.ts';
import { quoteList } from '#check/suggest.ts';

export function limitsSaid(content: EditionContent): readonly FoundInPart[] {
  // What cannot be read may have said them.
  if (content.unreadable.any) return [];
  const { language } = content.book.data;
  const limits = [...ofRulings(content), ...ofSituations(content), ...ofFacts(content), ...ofConcurrences(content)];
  const said = limits.filter((each) => isSaid(each, language));
  const anywhere = new Set(said.map(nameOf));
  // What is said of another reading holds for other readings alone.
  const here = new Set(said.flatMap((each) => (each.otherwise ? [] : [nameOf(each)])));
  const missing = limits.filter((limit) => !(limit.otherwise ? anywhere : here).has(nameOf(limit)));
  const byPlace = Map.groupBy(missing, ({ source, path }) => [source.file, ...path].join(' '));
  return [...byPlace.values()].flatMap((mine) => unsaid(mine, content));
}

/** A limit in a condition, and the texts that may say it. */
interface Limit {
  readonly fact: string;
  readonly counted: Counted;
  /** The first number above it. */
  readonly above: number;
  readonly by: string;
  readonly texts: readonly Text[];
  readonly box: SurfaceBox;
  readonly source: SourceFile;
  readonly path: DataPath;
  /** Where a note is read the other way. */
  readonly otherwise?: boolean;
}

/** An object, so that what it says is looked for once: most texts stay as they are. */
interface Text {
  readonly text: string;
}

/** A limit that one ruling draws from its clause, another one ends at. */
function nameOf({ fact, above }: Limit): string {
  return `${fact} ${above}`;
}

function isSaid({ texts, counted, above }: Limit, language: Language): boolean {
  const { min, step, unit } = counted;
  // A limit among negative numbers is said without the sign: `more than 5 below nought`.
  const mirrored = above > 0 ? above : step - above;
  return texts.some((each) => limitsOf(each, [language, min, step, unit].join('|')).has(mirrored));
}

const limitsOf = rememberedBy(({ text }: Text, by: string) => {
  const [language = '', min = '', step = '', unit = ''] = by.split('|');
  return limitsIn(text, language as Language, { min: Number(min), step: Number(step), unit });
});

/** @param limits those of one fact in one place. */
function unsaid(limits: readonly Limit[], { path: edition, book }: EditionContent): readonly FoundInPart[] {
  const [first] = limits;
  if (!first) return [];
  const { fact, counted, by, texts, source, path, otherwise } = first;
  const numbers = new Set(
    texts.flatMap(({ text }) => mentionsIn(text, book.data.language).map(({ number }) => number)),
  );
  const said = [...numbers].toSorted((a, b) => a - b).map(String);
  const places = limits.map(({ above }) => `between ${above - counted.step} and ${above}`).join(' and ');
  const message = `no clause, note or text that ${by} is based on says the limit of \`${fact}\` ${places}: they say ${said.length === 0 ? 'no number' : quoteList(said, 'and')}. Mend the limit or the citation; if it follows from others, say in \`explain\`, or in \`how\` of the fact, how.`;
  const slip = {
    names: [[edition, otherwise ? 'read otherwise' : '', fact, ...limits.map(({ above }) => above)].join(' ')],
    shows: by,
    // What the texts say instead is told best where they say it.
    rank: said.length === 0 ? 1 : 0,
  };
  return [{ ...finding('limit-not-said', source.locate(path), message), slip }];
}

function ofRulings(content: EditionContent): readonly Limit[] {
  return content.consequences.flatMap((consequence) => {
    const { at, data } = consequence;
    const clauses = clausesAt(content, citesOf(content, consequence));
    // What cannot be read of a condition is reported already.
    if (!clauses || hasProblems(content, consequence.situation)) return [];
    const texts = [...clauses, ...notesRestedOn(content, data.rests), ...explained(data)];
    const { alternatives = [] } = data;
    const when = 'when' in data ? data.when : undefined;
    return [
      ...limitsOfCondition(content, when, at.source, [...at.path, 'when'], `the \`when\` of \`${data.id}\``, texts),
      ...alternatives.flatMap((each, index) => {
        const path = [...at.path, 'alternatives', index, 'when'];
        return limitsOfCondition(content, each.when, at.source, path, `the \`when\` of \`${each.id}\``, [
          ...texts,
          ...notesRestedOn(content, [each.note]),
          ...explained(each),
        ]).map((limit) => ({ ...limit, otherwise: true }));
      }),
    ];
  });
}

function ofSituations(content: EditionContent): readonly Limit[] {
  return content.edition.situations.flatMap(({ id, source, data }) => {
    const mine = consequencesBySituation(content.consequences).get(id) ?? [];
    const cites = mine.flatMap((each) => citesOf(content, each));
    const clauses = clausesAt(content, [...cites, ...(data.see ?? [])]);
    if (!clauses || hasProblems(content, id)) return [];
    const beside = mine.flatMap((each) => [each.data, ...(each.data.alternatives ?? [])].flatMap(explained));
    const by = `\`impossible\` of \`${id}\``;
    const all = limitsOfCondition(content, data.impossible, source, ['impossible'], by, [...clauses, ...beside]);
    // Two numbers in one box say how they hang together, as a sum does; that is no limit of either.
    return all.filter(({ box }) => numbersOf(content, box).length === 1);
  });
}

function ofFacts(content: EditionContent): readonly Limit[] {
  const { facts } = content.edition;
  if (!facts) return [];
  return Object.entries(facts.data).flatMap(([id, fact]) =>
    limitsOfCondition(content, fact.askIf, facts.source, [id, 'askIf'], `the \`askIf\` of \`${id}\``, [wordsOf(fact)]),
  );
}

function ofConcurrences(content: EditionContent): readonly Limit[] {
  const { concurrences } = content.edition;
  if (!concurrences) return [];
  return Object.entries(concurrences.data).flatMap(([id, { when, cites = [], rests, says }]) => {
    const texts = [...(clausesAt(content, cites) ?? []), ...notesRestedOn(content, rests), { text: says }];
    return limitsOfCondition(content, when, concurrences.source, [id, 'when'], `the \`when\` of \`${id}\``, texts);
  });
}

function hasProblems({ tables }: EditionContent, situation: string): boolean {
  return (tablesBySituation(tables).get(situation)?.problems.length ?? 0) > 0;
}

const explained = ({ explain }: { readonly explain?: string | undefined }): readonly Text[] =>
  explain === undefined ? [] : [{ text: explain }];

/** The limits that a condition mentions, but for those of what there is none of, or any. */
function limitsOfCondition(
  content: EditionContent,
  condition: Condition | undefined,
  source: SourceFile,
  path: DataPath,
  by: string,
  texts: readonly Text[],
): readonly Limit[] {
  return [condition ?? []].flat().flatMap((box, index) => {
    const here = Array.isArray(condition) ? [...path, index] : path;
    return numbersOf(content, box).flatMap(([id, fact]) =>
      limitsOfBox(fact, [box[id] ?? []].flat()).map((above): Limit => {
        return {
          fact: id,
          counted: fact,
          above,
          by,
          texts: [...texts, wordsOf(fact)],
          box,
          source,
          path: [...here, id],
        };
      }),
    );
  });
}

type NumberFact = Extract<Fact, { readonly kind: 'number' }>;

function numbersOf({ edition }: EditionContent, box: SurfaceBox): readonly (readonly [id: string, fact: NumberFact])[] {
  return Object.keys(box).flatMap((id) => {
    const fact = edition.facts?.data[id];
    return fact?.kind === 'number' ? [[id, fact] as const] : [];
  });
}

/** The first number above each limit; `[1, 2, 4, 5]` has none between 4 and 5. */
function limitsOfBox({ min, max, step }: NumberFact, written: readonly (string | number)[]): readonly number[] {
  const ranges = written.map((each) => {
    const range = RANGE.exec(String(each));
    const [from, to] = range ? [range[1] ?? min, range[2] ?? max] : [each, each];
    return [Number(from), Number(to)] as const;
  });
  const isWithin = (number: number) => ranges.some(([from, to]) => from <= number && number <= to);
  const found = ranges.flatMap(([from, to]) => [
    ...(isWithin(from - step) ? [] : [from]),
    ...(isWithin(to + step) ? [] : [to + step]),
  ]);
  const isNone = (above: number) => min <= 0 && above >= 0 && above <= step;
  return [...new Set(found)].filter((above) => above > min && above <= max && !isNone(above));
}

/** What a fact itself says. */
const wordsOf = remembered((fact: Fact): Text => {
  const options = Object.values(optionsOf(fact)).flatMap((each) => (each.kind === 'named' ? [each.label] : []));
  return { text: [fact.ask, fact.how ?? '', ...options].join(' ') };
});
