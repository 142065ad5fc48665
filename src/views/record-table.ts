/** From the library to the replay of records, in the build: a situation's table as it is, and as it was. */
import { compile } from '#decide/compile.ts';
import { plan } from '#decide/order.ts';
import { packs } from '#i18n/packs.ts';
import { tableOfFrozen } from '#library/frozen.ts';
import type { Edition, FrozenOf, SituationDoc } from '#library/types.ts';
import { asId, effectOf, partsOfCitation, type FrozenFact, type FrozenRuling, type FrozenTable } from '#model/index.ts';
import { chipWords } from '#wording/chip-words.ts';
import { shownEffects, shownWords, type ChipWords } from '#wording/chips.ts';
import type { FactText } from '#wording/phrase.ts';
import { chipWordsOf, factTexts, rulingSummary } from './decision.ts';
import { editionSince } from './edition-line.ts';
import type { PageContext } from './page-context.ts';
import type { RecordRuling, RecordTable } from './record-props.ts';
import { earlierTables, isSuperseded } from './replay-place.ts';

/** Every table of a situation that the replay of some record asks for, of one edition. */
export function recordTables(situation: SituationDoc, context: PageContext): readonly RecordTable[] {
  return rulingsHashes(situation, context).map((hash) => recordTable(hash, situation, context));
}

/** The hashes of the tables of a situation that the replay of some record asks for, of one edition. */
export function rulingsHashes(
  situation: SituationDoc,
  { edition, book }: Pick<PageContext, 'edition' | 'book'>,
): readonly string[] {
  const earlier = earlierTables(edition, situation);
  const isCompared =
    earlier.length > 0 || isSuperseded(edition) || (edition.current && book.editions.some(isSuperseded));
  return [...(isCompared ? [situation.rulingsHash] : []), ...earlier.map(({ hash }) => hash)];
}

/** The table with that hash; built on demand, since each is as large as a page. */
export function recordTable(hash: string, situation: SituationDoc, context: PageContext): RecordTable {
  const earlier = earlierTables(context.edition, situation).find((each) => each.hash === hash);
  return earlier ? tableOfThen(earlier, context) : tableOfSituation(situation, context);
}

/** The table of now. */
export function tableOfSituation(situation: SituationDoc, context: PageContext): RecordTable {
  const { edition, permanent } = context;
  const rulings = situation.rulings.map((ruling): readonly [string, RecordRuling] => {
    const { lang, open, verdict, effects, modality, decidedBy, cites, rests, permalink } = rulingSummary(ruling, {
      ...context,
      urls: permanent,
    });
    return [
      ruling.id,
      {
        decides: {
          effects: ruling.effects,
          modality: ruling.modality,
          ...(ruling.decidedBy === undefined ? {} : { decidedBy: ruling.decidedBy }),
        },
        ...(lang === undefined ? {} : { lang }),
        ...(open === undefined ? {} : { open }),
        verdict,
        effects,
        modality,
        ...(decidedBy === undefined ? {} : { decidedBy }),
        cites: cites.map(({ label, href, own }) => ({ label, href, ...(own === undefined ? {} : { own }) })),
        rests: rests.map(({ label }) => ({ label })),
        href: permalink,
      },
    ];
  });
  return {
    hash: situation.rulingsHash,
    edition: editionSince(context),
    table: situation.table,
    tree: situation.tree,
    ...(situation.former === undefined ? {} : { former: situation.former }),
    facts: factTexts(situation, context),
    rulings: Object.fromEntries(rulings),
    chips: chipWordsOf(situation, context),
    ...usual(Object.keys(edition.book.points)),
    href: permanent.situation(situation.id),
  };
}

/** A table of then, in the words of then, with consequences as they are shown now. */
function tableOfThen({ hash, table: frozen }: FrozenOf, context: PageContext): RecordTable {
  const table = tableOfFrozen(frozen);
  const words = wordsOfThen(frozen, context);
  const lang = frozen.language === context.language ? {} : { lang: frozen.language };
  return {
    hash,
    ...lang,
    edition: editionSince(context),
    table,
    tree: plan(compile(table)),
    facts: Object.fromEntries(frozen.facts.map((fact) => [fact.id, factOfThen(fact, frozen, lang)])),
    rulings: Object.fromEntries(
      frozen.rulings.map((ruling) => [ruling.id, rulingOfThen(ruling, frozen, words, lang, context)]),
    ),
    chips: shownWords(words),
    ...usual(Object.keys(frozen.points)),
  };
}

type Lang = Pick<RecordTable, 'lang'>;

function rulingOfThen(
  { id, otherwise, verdict, effects, modality, decidedBy, cites, restLabels }: FrozenRuling,
  { language, people }: FrozenTable,
  words: ChipWords,
  lang: Lang,
  { edition, permanent }: PageContext,
): RecordRuling {
  const meant = effects.map(effectOf);
  const now = edition.rulingById.get(asId(id));
  return {
    decides: { effects: meant, modality, ...(decidedBy === undefined ? {} : { decidedBy }) },
    ...lang,
    ...(otherwise === undefined ? {} : { open: packs[language].rule.open[otherwise] }),
    verdict: { text: verdict },
    effects: shownEffects(meant, words),
    modality,
    ...(decidedBy === undefined ? {} : { decidedBy: people[decidedBy] ?? decidedBy }),
    cites: cites.map(({ id: cite, label, own }) => ({
      label,
      ...(own === undefined ? {} : { own }),
      ...hrefOf(cite, edition, permanent),
    })),
    rests: restLabels.map((label) => ({ label })),
    ...(now ? { href: permanent.ruling(now.id) } : {}),
  };
}

/** The way to a clause, as far as the edition still has it. */
function hrefOf(cite: string, { ruleById }: Edition, urls: PageContext['urls']): { readonly href?: string } {
  const { rule: id, clause: part } = partsOfCitation(cite);
  const rule = ruleById.get(id);
  const clause = rule?.clauses.find((each) => each.id === part);
  if (!rule || (part !== undefined && !clause)) return {};
  return { href: urls.citation({ rule, ...(clause ? { clause } : {}) }) };
}

function factOfThen(fact: FrozenFact, { people }: FrozenTable, lang: Lang): FactText {
  const { ask, by } = fact;
  const common = { ...lang, ask, ...(by === undefined ? {} : { by: by.map((party) => people[party] ?? party) }) };
  switch (fact.kind) {
    case 'choice':
      return {
        kind: 'choice',
        ...common,
        options: Object.fromEntries(fact.options.map(({ id, label, says }) => [id, { label, says }])),
      };
    case 'number': {
      const { min, max, step, unit, says } = fact;
      return { kind: 'number', ...common, min, max, step, unit, says };
    }
  }
}

function wordsOfThen({ language, people, points, facts }: FrozenTable, { edition: { book } }: PageContext): ChipWords {
  const now = chipWords(book);
  const numbers = facts.flatMap((fact) => (fact.kind === 'number' ? [fact] : []));
  return {
    ...now,
    ...(book.language === language ? {} : { effects: packs[language].effects, language }),
    points,
    parties: { ...now.parties, ...people },
    units: Object.fromEntries(numbers.map(({ id, unit }) => [id, unit])),
    names: Object.fromEntries(numbers.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]]))),
  };
}

function usual([first]: readonly string[]): Pick<RecordTable, 'usualPoints'> {
  return first === undefined ? {} : { usualPoints: first };
}
