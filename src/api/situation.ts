/** A situation as data: its facts, its decision table and its tree, as other sites read them (design §7). */
import { citeBySlug } from '#library/cited.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import { countedBy, formerIds, optionsOf, writtenEffect, type Fact, type Language, type Option } from '#model/index.ts';
import type { TableFact } from '#decide/table.ts';
import { optionText } from '#wording/fact-text.ts';
import type { SituationJson } from './format.ts';
import { aliasesIn } from './aliases.ts';
import { houseJson, houseOfRulingJson } from './house/json.ts';
import { restsJson } from './rests.ts';
import { textStateJson } from './text-state.ts';

type FactJson = SituationJson['facts'][number];

/**
 * Builds `/api/v1/<book>/<edition>/situations/<id>.json`.
 * @param base where the site is, with a slash at its end; house rules name the official text.
 */
export function situationJson(edition: Edition, situation: SituationDoc, base = '/'): SituationJson {
  const { table, tree } = situation;
  const written = new Map<string, Fact>(situation.facts);
  const ofTable = new Map(table.rulings.map((ruling) => [ruling.id, ruling]));
  return {
    book: edition.bookId,
    edition: edition.id,
    situation: situation.id,
    language: edition.book.language,
    ...textStateJson(edition),
    ...(edition.book.currency === undefined ? {} : { currency: edition.book.currency }),
    ...houseJson(edition, base),
    tableHash: situation.tableHash,
    facts: table.facts.flatMap((fact) => {
      const text = written.get(fact.id);
      return text === undefined ? [] : [factJson(fact, text, edition.book.language)];
    }),
    impossible: table.impossible,
    rulings: situation.rulings.map((ruling) => {
      const inTable = ofTable.get(ruling.id);
      return {
        id: ruling.id,
        ...aliasesIn(ruling.aliases),
        when: inTable?.when ?? [],
        overrides: inTable?.overrides ?? [],
        otherwise: ruling.otherwise,
        ...(ruling.open === undefined ? {} : { open: ruling.open }),
        verdict: ruling.verdict,
        effects: ruling.effects.map(writtenEffect),
        modality: ruling.modality,
        ...(ruling.decidedBy === undefined ? {} : { decidedBy: ruling.decidedBy }),
        ...(ruling.ifDone === undefined ? {} : { ifDone: ruling.ifDone }),
        cites: ruling.cites.map(citeBySlug),
        rests: restsJson(ruling),
        ...houseOfRulingJson(ruling, edition, base),
      };
    }),
    order: table.order,
    dmn: `${situation.id}.dmn`,
    tree: { root: tree.root, nodes: tree.nodes },
    questions: tree.questions,
  };
}

function factJson(fact: TableFact, text: Fact, language: Language): FactJson {
  const common = {
    id: fact.id,
    ...aliasesIn(text.aliases),
    ask: text.ask,
    ...(text.how === undefined ? {} : { how: text.how }),
    ...(fact.by === undefined ? {} : { by: fact.by }),
    ...(fact.askIf === undefined ? {} : { askIf: fact.askIf }),
  };
  switch (fact.kind) {
    case 'number': {
      const counts = countedBy(text);
      if (!counts) throw new TypeError(`${fact.id}: a number in the table, but not in facts.yaml`);
      const { min, max, step } = fact;
      return { ...common, kind: 'number', min, max, step, unit: counts.unit, says: counts.says };
    }
    case 'choice': {
      const written = optionsOf(text);
      const options = fact.options.map(({ id, weight }) => ({
        id,
        ...aliasesIn(formerIds(written[id])),
        ...optionWords(written[id], id, language),
        weight,
      }));
      return { ...common, kind: 'choice', options };
    }
  }
}

function optionWords(
  option: Option | undefined,
  id: string,
  language: Language,
): { readonly label: string; readonly says: string; readonly hint?: string } {
  if (option === undefined) return { label: id, says: id };
  const { label, says, hint } = optionText(option, language);
  return { label, ...(hint === undefined ? {} : { hint }), says };
}
