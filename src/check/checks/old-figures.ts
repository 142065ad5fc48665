/** Figures that house rules change: what counts with them is there, and nothing still has the old number. */
import { countedAt, countingIn, hasLimit, missedBy, unitOf } from '#library/house/figures.ts';
import type { Position } from '#library/source.ts';
import { countedBy, type Figure, type Language } from '#model/index.ts';
import { isRecord } from '#model/untyped.ts';
import { durationsIn, lengthOfUnit } from '#check/durations-in.ts';
import { mentionsIn } from '#check/numbers-in.ts';
import { byKey, textsIn } from '#check/said.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';

export function oldFigures(content: EditionContent): readonly Finding[] {
  const { house } = content.book;
  const all = Object.entries(house?.data.figures ?? {});
  if (!house || all.length === 0) return [];
  const said = byKey(house.files.flatMap(textsIn));
  const units = unitsIn(content);
  const words = `content/${content.book.id}/${house.data.edition.id}/words/`;
  // What is said in its place waits for its own finding.
  const stale = new Set<string>(house.replaced.flatMap(({ key, isStale }) => (isStale ? [key] : [])));
  return all.flatMap(([name, figure]) => {
    const { was, is, unit, at, leave = [] } = figure;
    const number = `${was} ${unit}`;
    const missed = missedBy(figure, house.originals).map((each) => {
      const { kind } = countedAt(each);
      const names = countingIn(house.originals).filter((known) => countedAt(known).kind === kind);
      const message = !names.includes(each)
        ? `\`${house.data.on}\` has no \`${each}\`, with which the figure \`${name}\` is said to count.${didYouMean(each, names) || ` Name a ${kind} by its id.`}`
        : `\`${each}\` of \`${house.data.on}\` has no ${was}, which the figure \`${name}\` makes ${is}. Name a time that lasts so long, a ruling with this amount, or a fact that a condition has this limit of; where the book has moved on, write what it says now.`;
      return finding('house-rule', house.source.locate(['figures', name, 'at', at.indexOf(each)]), message);
    });
    const own = new Set(house.own.flatMap(({ language, source: { file } }) => (language === undefined ? [file] : [])));
    const told = (key: string, position: Position, what: string, mend: string) => {
      if (leave.includes(key) || stale.has(key)) return [];
      const message = `\`${key}\` ${what} ${number}, which the house rules of \`${content.book.id}\` have made ${is} (figure \`${name}\`). ${mend}, or write \`${key}\` under \`leave\` of \`${name}\` in house.yaml.`;
      return [finding('old-figure', position, message)];
    };
    const counted = new Set(at.flatMap(unitsOf));
    return [
      ...missed,
      ...said.flatMap(({ key, texts, position }) => {
        // What a rule of the club says was never the number of the book.
        if (own.has(position.file)) return [];
        const isSaid = texts.some((text) => says(text, figure, counted.has(key), content.book.data.language, units));
        const mend = position.file.startsWith(`content/${content.book.id}/`)
          ? 'Say the new number'
          : `Say the new number in ${words}`;
        return isSaid ? told(key, position, 'still says', mend) : [];
      }),
      ...uncounted(content, figure).flatMap(({ key, position }) =>
        told(key, position, 'still counts with', `Name \`${key}\` under \`at\` of \`${name}\``),
      ),
      ...between(content, figure, own).flatMap(({ key, lasts, position }) => {
        if (leave.includes(key) || stale.has(key)) return [];
        const message = `a worked case of \`${key}\` tells of ${lasts} ${unit}, between ${was} and the ${is} that the house rules of \`${content.book.id}\` have made of it (figure \`${name}\`): it may end otherwise now. Tell it anew in ${words}, or write \`${key}\` under \`leave\` of \`${name}\` in house.yaml.`;
        return [finding('old-figure', position, message)];
      }),
    ];
  });
}

/** The texts that go with what counts: there the number needs no unit beside it. */
function unitsOf(at: string): readonly string[] {
  const { kind, id } = countedAt(at);
  return kind === 'time' ? [`rule:${id.replace(/\/.*/, '')}`] : [at];
}

/**
 * Whether a text has the old number: of its unit, somewhere in the same sentence, and of no other.
 * @param others what else the book counts.
 */
function says(
  text: string,
  { was, unit }: Figure,
  isAbout: boolean,
  language: Language,
  others: readonly string[],
): boolean {
  const length = lengthOfUnit(unit, language);
  return text.split(/(?<=[.!?;:])\s+/).some((sentence) => {
    if (length !== undefined && durationsIn(sentence, language).has(was * length)) return true;
    const isThere = mentionsIn(sentence, language).some(
      (each) => each.number === was && !each.ordinal && !isOfAnother(sentence.slice(each.to), unit, language, others),
    );
    return isThere && (isAbout || isCounted(sentence, unit, language));
  });
}

/** Whether the first unit that follows a number is another one: `thirty seconds` or points, not minutes. */
function isOfAnother(rest: string, unit: string, language: Language, others: readonly string[]): boolean {
  const length = lengthOfUnit(unit, language);
  const isUnit = (word: string) => isCounted(word, unit, language);
  const first = (rest.toLowerCase().match(/\p{L}+|[%€$£]/gu) ?? []).find(
    (word) => lengthOfUnit(word, language) !== undefined || isUnit(word) || isOneOf(word, others),
  );
  if (first === undefined || isUnit(first)) return false;
  const other = lengthOfUnit(first, language);
  return other === undefined || other !== length;
}

/** Whether a word is one of these units, in whatever form; `met` is no `meter`. */
function isOneOf(word: string, units: readonly string[]): boolean {
  return units.some((unit) => word.startsWith(unit.length > 5 ? unit.slice(0, -2) : unit) || word.endsWith(unit));
}

/** What a book counts beside times: its points, the units of its questions, money and parts of a hundred. */
function unitsIn({ book: { data }, edition }: EditionContent): readonly string[] {
  const points = Object.values(data.points).map(({ other }) => other.replace('{n}', '').trim());
  const counts = Object.values(edition.facts?.data ?? {}).flatMap((fact) => countedBy(fact)?.unit ?? []);
  const all = [...points, ...counts, 'euro', 'procent', 'percent', 'meter', '%', '€', '$', '£'];
  // A shorter one stands within other words.
  return all.map((each) => each.toLowerCase()).filter((each) => each.length > 2 || /^\P{L}$/u.test(each));
}

/** Whether a text speaks of the unit, in whatever form: `punt`, `punten`, `strafpunten`. */
function isCounted(text: string, unit: string, language: Language): boolean {
  const length = lengthOfUnit(unit, language);
  const stem = unit.toLowerCase().slice(0, Math.max(3, unit.length - 2));
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => (length !== undefined && lengthOfUnit(word, language) === length) || word.includes(stem),
  );
}

/** Times that still last so long, and numbers of the unit of which a condition still has this limit. */
function uncounted(
  { book: { house, data }, edition }: EditionContent,
  { was, unit, at }: Figure,
): readonly { readonly key: string; readonly position: Position }[] {
  const length = lengthOfUnit(unit, data.language);
  const times = edition.rules.flatMap(({ source, data: rule }) =>
    (rule.times ?? []).flatMap(({ id, seconds }, nth) => {
      const key = `time:${rule.id}/${id}`;
      const position = source.locate(['times', nth, 'seconds']);
      return length !== undefined && unitOf(seconds, was) === length && !at.includes(key) ? [{ key, position }] : [];
    }),
  );
  const facts = Object.entries(edition.facts?.data ?? {}).flatMap(([id, fact]) => {
    const key = `fact:${id}`;
    const counts = countedBy(fact);
    if (!counts || !isCounted(counts.unit, unit, data.language) || at.includes(key)) return [];
    return (house?.originals ?? []).flatMap(({ as, source }) =>
      (as === 'rules' || as === 'situations') && isRecord(source.value) && hasLimit(source.value, id, was)
        ? [{ key, position: source.locate([]) }]
        : [],
    );
  });
  return [...times, ...facts];
}

/**
 * The worked cases of rulings by the clause of a time that tell of a length between the old one and the new,
 * where no answer says how long it lasted: the proof finds the others.
 */
function between(
  { book: { data }, edition, rulings }: EditionContent,
  { was, is, unit, at }: Figure,
  own: ReadonlySet<string>,
): readonly { readonly key: string; readonly lasts: number; readonly position: Position }[] {
  const length = lengthOfUnit(unit, data.language);
  if (length === undefined) return [];
  const clauses = edition.rules.flatMap(({ data: rule }) =>
    (rule.times ?? []).flatMap(({ id, clause }) =>
      at.includes(`time:${rule.id}/${id}`) ? [`${rule.id}#${clause}`] : [],
    ),
  );
  const [least, most] = [Math.min(was, is), Math.max(was, is)];
  return rulings.flatMap(({ ruling: { id, cites, examples = [] }, at: { source, path } }) => {
    if (own.has(source.file) || !cites.some((cite) => clauses.includes(cite))) return [];
    return examples.flatMap(({ story, given }, nth) =>
      [...durationsIn(story, data.language)]
        .map((seconds) => seconds / length)
        .filter((lasts) => least < lasts && lasts < most && !Object.values(given).includes(lasts))
        .map((lasts) => ({
          key: `ruling:${id}`,
          lasts,
          position: source.locate([...path, 'examples', nth, 'story']),
        })),
    );
  });
}
