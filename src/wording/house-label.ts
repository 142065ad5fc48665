/** House rules in words: whose they are, and for a ruling of theirs what the official text says. */
import { fill } from '#i18n/fill.ts';
import { formatDay } from '#i18n/language.ts';
import { packs } from '#i18n/packs.ts';
import { houseMark, type OfficialRuling } from '#library/house/marks.ts';
import { adoptionOf } from '#library/text-state.ts';
import type { Edition, HouseDoc, RulingDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { conditionsOf } from './conditions.ts';

export interface HouseLabel {
  readonly label: string;
  /** What the official text has in its place, if it has anything: the first of several. */
  readonly official?: OfficialRuling;
}

/** Of a book with house rules: whose they are and who adopted them; `{original}` is the official book. */
export function houseSentence(edition: Edition, { data }: HouseDoc, language: Language): string {
  const { by, on } = adoptionOf(edition) ?? data.adopted;
  const club = edition.book.authority.short;
  return fill(packs[language].house.line, { club, by, day: formatDay(language, on), original: '{original}' });
}

/** The official book, as it is called there. */
export function officialName({ below: { book } }: HouseDoc): string {
  return [book.title, book.authority.short].join(' · ');
}

/** Undefined where the ruling is that of the official text, and in a book without house rules. */
export function houseLabel(ruling: RulingDoc, edition: Edition): HouseLabel | undefined {
  const mark = houseMark(edition, ruling);
  if (!mark || !edition.house) return undefined;
  const words = packs[edition.book.language].house.mark;
  const club = edition.book.authority.short;
  if (mark.kind === 'own') return { label: fill(words.own, { club }) };
  const [official] = mark.officials;
  if (mark.kind === 'words') return { label: fill(words.words, { club }), official };
  const { below } = edition.house;
  const cases = mark.officials.map((each) => {
    const { verdict } = each.ruling;
    const when = conditionIn(each, edition, below);
    return when === '' ? undefined : fill(words.case, { when, verdict });
  });
  const label = cases.includes(undefined)
    ? fill(words.other, { club, verdict: official.ruling.verdict })
    : fill(words.otherWhen, { club, cases: cases.join('; ') });
  return { label, official };
}

/** In which of the club's cases the official text rules so, by one set of conditions; empty: in all. */
function conditionIn({ ruling, boxes: [box = {}] }: OfficialRuling, edition: Edition, below: Edition): string {
  const asked = below.situationById.get(ruling.situation)?.facts.map(([id]): string => id) ?? [];
  const order = [...new Set([...asked, ...Object.keys(box)])];
  return order
    .flatMap((fact) => conditionsOf(box, [fact], Object.hasOwn(edition.facts, fact) ? edition : below))
    .map(({ says }) => says)
    .join('; ');
}
