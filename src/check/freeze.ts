/** The copies of tables that published links name: what the tables of now are to be frozen as. */
import { packs } from '#i18n/packs.ts';
import { frozenPath, frozenText } from '#library/frozen.ts';
import { meant, rulingsHash } from '#library/rulings-hash.ts';
import { ruledTables, type RuledTable } from '#library/ruled-tables.ts';
import type { RulingDoc } from '#library/types.ts';
import {
  countedBy,
  frozenSchema,
  optionsOf,
  partiesOf,
  writtenEffect,
  type Fact,
  type FrozenTable,
} from '#model/index.ts';
import { ownNumber } from '#wording/citation.ts';
import { optionText } from '#wording/fact-text.ts';
import { citeName, deciderName } from '#wording/names.ts';
import { restLabels } from '#wording/rest-labels.ts';
import type { EditionContent } from './content.ts';

/** A table that published links name and that no file keeps yet. */
export interface Unfrozen {
  readonly situation: string;
  /** The path and the content of the copy. */
  readonly file: string;
  readonly text: string;
}

/**
 * The tables of an edition as they are now that have no copy yet. Of a sound edition: one with faults is not
 * published.
 */
export function unfrozenIn(content: EditionContent): readonly Unfrozen[] {
  const there = new Set(content.frozen.map(({ situation, hash }) => `${situation}.${hash}`));
  return ruledTables(content.book, content.edition).flatMap((ruled): readonly Unfrozen[] => {
    const situation = ruled.situation.id;
    const hash = rulingsHash(ruled.table, ruled.docs);
    if (there.has(`${situation}.${hash}`)) return [];
    const frozen = frozenOf(ruled, content);
    return [{ situation, file: frozenPath(frozen, hash), text: frozenText(frozen) }];
  });
}

function frozenOf({ situation, table, docs }: RuledTable, { book, edition }: EditionContent): FrozenTable {
  const { language, points } = book.data;
  const facts = edition.facts?.data ?? {};
  const ids = [
    ...docs.flatMap(({ effects }) => effects.flatMap((effect) => partiesOf(effect).map(([party]) => party))),
    ...docs.flatMap(({ decidedBy }) => decidedBy ?? []),
    ...table.facts.flatMap(({ by = [] }) => by),
  ];
  const people = [...new Set(ids)].flatMap((id) => {
    const label = deciderName(id, book.data);
    return label === id ? [] : [[id, label] as const];
  });
  // Parsed, so that what cannot be read again is never written.
  return frozenSchema.parse({
    version: 1,
    book: book.id,
    edition: edition.id,
    situation: situation.id,
    language,
    title: situation.data.title,
    people: Object.fromEntries(people),
    points: Object.fromEntries(Object.entries(points).map(([id, { one, other }]) => [id, { one, other }])),
    facts: table.facts.map((fact) => {
      const { id, by, askIf } = fact;
      const text = facts[id];
      const common = { id, ask: text?.ask, by, askIf };
      return fact.kind === 'number'
        ? { kind: fact.kind, ...common, min: fact.min, max: fact.max, step: fact.step, ...counted(text) }
        : {
            kind: fact.kind,
            ...common,
            options: fact.options.map((option) => ({ id: option.id, ...optionWords(text, option.id, language) })),
          };
    }),
    impossible: table.impossible,
    rulings: docs.map((ruling) => {
      const inTable = table.rulings.find(({ id }) => id === ruling.id);
      const { id, effects, modality, decidedBy, cites, rests } = meant(ruling);
      return {
        id,
        ...(ruling.otherwise ? { otherwise: ruling.open ?? 'silent' } : {}),
        when: inTable?.when ?? [],
        overrides: inTable?.overrides ?? [],
        amountFacts: inTable?.amountFacts ?? [],
        verdict: ruling.verdict,
        effects: effects.map(writtenEffect),
        modality,
        ...(decidedBy === undefined ? {} : { decidedBy }),
        cites: cites.map((cite, at) => ({ id: cite, ...citeWords(ruling, at, book.data.language, edition.meta) })),
        rests,
        restLabels: restLabels(ruling.rests, language).map(({ label }) => label),
      };
    }),
  });
}

function counted(text: Fact | undefined): object {
  const counts = countedBy(text);
  if (!counts) return {};
  const { unit, name, says } = counts;
  return { unit, ...(name === undefined ? {} : { name }), says };
}

function optionWords(text: Fact | undefined, id: string, language: FrozenTable['language']): object {
  const option = optionsOf(text)[id];
  if (option === undefined) return { label: id, says: id };
  const { label, says } = optionText(option, language);
  return { label, says };
}

function citeWords(
  { cites }: RulingDoc,
  at: number,
  language: FrozenTable['language'],
  meta: EditionContent['edition']['meta'],
): object {
  const cite = cites[at];
  if (!cite) return {};
  const own = ownNumber(cite, { meta, isSource: false });
  return { label: citeName(cite, packs[language].pages), ...(own === undefined ? {} : { own }) };
}
