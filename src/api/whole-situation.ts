/** A situation as data with all its words: what its file has, and what its pages say beside. */
import type { Urls } from '#addresses/urls.ts';
import { citeBySlug, type Resolve } from '#library/cited.ts';
import type { Edition, RulingDoc, SituationDoc, StepDoc } from '#library/types.ts';
import type { Fact } from '#model/index.ts';
import { chipWords } from '#wording/chip-words.ts';
import { chipsOf } from '#wording/chips.ts';
import { whenOf } from '#wording/conditions.ts';
import { chipInWords } from '#wording/shown-chips.ts';
import { aliasesIn } from './aliases.ts';
import { defined, someOf } from '#model/defined.ts';
import type { BookJson, SituationJson } from './format.ts';
import { situationJson } from './situation.ts';
import { workedJson } from './worked.ts';

type WholeJson = BookJson['situations'][number];

/** A situation for `book.json`. @param resolve the citations of its edition. */
export function wholeSituationJson(doc: SituationDoc, edition: Edition, urls: Urls, resolve: Resolve): WholeJson {
  const {
    book: _,
    edition: __,
    language: ___,
    text: ____,
    dmn: _____,
    house: ______,
    situation: id,
    ...table
  } = situationJson(edition, doc, urls.home);
  const { title, summary, phrases, phase, common = false, severity, scoring, laws, times } = doc.data;
  const facts = new Map<string, Fact>(doc.facts);
  const rulings = new Map<string, RulingDoc>(doc.rulings.map((ruling) => [ruling.id, ruling]));
  return {
    id,
    ...aliasesIn(doc.data.aliases),
    title,
    summary,
    phrases,
    phase,
    common,
    severity,
    url: urls.situation(doc.id),
    ...defined({
      lang: doc.lang,
      scoring: scoring === true ? scoring : undefined,
      arriving: doc.body.text === '' ? undefined : doc.body.text,
      procedure: someOf(doc.procedure.map(stepJson)),
      see: someOf(doc.see.map(citeBySlug)),
      laws,
      times,
    }),
    ...table,
    facts: table.facts.map((fact) => {
      const written = facts.get(fact.id);
      return { ...fact, ...defined({ judged: written?.judged, laws: someOf(written?.laws) }) };
    }),
    rulings: table.rulings.flatMap((ruling) => {
      const found = rulings.get(ruling.id);
      return found ? [wholeRulingJson(ruling, found, edition, urls, resolve)] : [];
    }),
  };
}

function wholeRulingJson(
  ruling: SituationJson['rulings'][number],
  doc: RulingDoc,
  edition: Edition,
  urls: Urls,
  resolve: Resolve,
): WholeJson['rulings'][number] {
  const words = chipWords(edition.book, edition.facts);
  const { lang, explain, steps, stayUntil, then, establishes, laws, times } = doc;
  return {
    ...ruling,
    url: urls.ruling(doc.id),
    inWords: {
      when: whenOf(doc, edition),
      follows: chipsOf(doc.effects, words).map((chip) => chipInWords(chip, words.effects)),
    },
    ...defined({
      lang,
      rule: doc.rule?.slug,
      explain,
      steps: someOf(steps),
      stayUntil: someOf(stayUntil),
      then: someOf(then),
      establishes: Object.keys(establishes).length === 0 ? undefined : establishes,
      laws: someOf(laws),
      times: someOf(times),
    }),
    examples: doc.examples.map((example) => workedJson(example, doc.id, urls, resolve)),
  };
}

function stepJson({ cites, ...step }: StepDoc): NonNullable<WholeJson['procedure']>[number] {
  return defined({ ...step, cites: someOf(cites.map(citeBySlug)) });
}
