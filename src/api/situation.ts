/** A situation as data: its facts, its decision table and its tree, as other sites read them (design §7). */
import { choiceWords } from '#i18n/gathered/choice.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import type { Fact, Language } from '#model/index.ts';
import type { TableFact } from '#decide/table.ts';
import type { SituationJson } from './format.ts';

type FactJson = SituationJson['facts'][number];

/** Builds `/api/v1/<book>/<edition>/situations/<id>.json`. */
export function situationJson(edition: Edition, situation: SituationDoc): SituationJson {
  const { table, tree } = situation;
  const written = new Map(situation.facts);
  const ofTable = new Map(table.rulings.map((ruling) => [ruling.id, ruling]));
  return {
    book: edition.bookId,
    edition: edition.id,
    situation: situation.id,
    language: edition.book.language,
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
        when: inTable?.when ?? [],
        overrides: inTable?.overrides ?? [],
        otherwise: ruling.otherwise,
        verdict: ruling.verdict,
        effects: ruling.effects,
        modality: ruling.modality,
        cites: ruling.cites,
      };
    }),
    order: table.order,
    tree: { root: tree.root, nodes: tree.nodes },
    questions: tree.questions,
  };
}

function factJson(fact: TableFact, text: Fact, language: Language): FactJson {
  const common = {
    id: fact.id,
    ask: text.ask,
    ...(text.how === undefined ? {} : { how: text.how }),
    ...(fact.by === undefined ? {} : { by: fact.by }),
    ...(fact.askIf === undefined ? {} : { askIf: fact.askIf }),
  };
  if (fact.kind === 'number') {
    if (!('number' in text)) throw new TypeError(`${fact.id}: a number in the table, but not in facts.yaml`);
    const { min, max, step } = fact;
    return { ...common, kind: 'number', min, max, step, unit: text.number.unit, says: text.says };
  }
  if ('number' in text) throw new TypeError(`${fact.id}: a choice in the table, but a number in facts.yaml`);
  return {
    ...common,
    kind: 'choice',
    options: fact.options.map(({ id, weight }) => ({ id, ...optionWords(text, id, language), weight })),
  };
}

function optionWords(
  text: Exclude<Fact, { number: unknown }>,
  option: string,
  language: Language,
): { readonly label: string; readonly says: string } {
  if ('options' in text) {
    const { label, says } = text.options[option] ?? { label: option, says: option };
    return { label, says };
  }
  const yes = option === choiceWords[language].spelled.yes;
  return { label: choiceWords[language][yes ? 'yes' : 'no'], says: yes ? text.yes : text.no };
}
