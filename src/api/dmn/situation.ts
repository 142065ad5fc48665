/** A situation's decision table in DMN 1.3 (OMG formal/2021-02-01), for rule engines. */
import type { Urls } from '#addresses/urls.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import type { Box, Fact } from '#model/index.ts';
import { untagged } from '#model/language-tags.ts';
import { nameOf, testsOf, typeOf, valuesOf, type Input } from './feel.ts';
import { outputsOf, type Output } from './outputs.ts';
import { rowsOf } from './rows.ts';
import { element, textElement, xmlDocument, type Element } from './xml.ts';

const MODEL = 'https://www.omg.org/spec/DMN/20191111/MODEL/';
/** The type of what is decided. */
const RESULT = 't_result';

/** Where the pages are that the table names. */
export interface Pages {
  /** The addresses of the dated edition. */
  readonly urls: Urls;
  /** Makes an address absolute, where the site knows its own. */
  readonly absolute: (path: string) => string;
}

/**
 * Builds `/api/v1/<book>/<edition>/situations/<id>.dmn`: one decision of hit policy UNIQUE over the facts,
 * its rows disjoint (see `rowsOf`). A fact without a value is null; a case that cannot occur has no row.
 */
export function situationDmn(edition: Edition, situation: SituationDoc, { urls, absolute }: Pages): string {
  const written = new Map<string, Fact>(situation.facts);
  const known = situation.table.facts.flatMap((fact): Input[] => {
    const text = written.get(fact.id);
    return text === undefined ? [] : [{ fact, written: text }];
  });
  const rows = rowsOf(situation.tree);
  const asked = known.filter(({ fact }) => rows.some(({ when }) => Object.hasOwn(when, fact.id)));
  const counted = new Set(situation.table.rulings.flatMap(({ amountFacts }) => amountFacts));
  const inputs = known.filter((input) => asked.includes(input) || counted.has(input.fact.id));
  const outputs = outputsOf(situation.rulings, inputs, edition.book.currency);
  const name = nameOf(situation.id);
  const address = absolute(urls.situation(situation.id));
  const root = element(
    'definitions',
    { xmlns: MODEL, id: `situation-${situation.id}`, name, label: situation.data.title, namespace: address },
    textElement(
      'description',
      `${edition.book.title}, ${edition.meta.title ?? edition.id}: ${situation.data.title} (${situation.tableHash})`,
    ),
    ...inputs.map(typeElement),
    resultType(outputs),
    ...inputs.map(inputData),
    element('knowledgeSource', { id: 'book', name: edition.bookId, label: edition.book.title, locationURI: address }),
    element(
      'decision',
      { id: 'decision', name, label: situation.data.title },
      textElement('question', situation.data.title),
      element('variable', { name, typeRef: RESULT }),
      ...inputs.map(({ fact }) =>
        element('informationRequirement', {}, element('requiredInput', { href: `#input-${fact.id}` })),
      ),
      element('authorityRequirement', {}, element('requiredAuthority', { href: '#book' })),
      element(
        'decisionTable',
        { id: 'table', hitPolicy: 'UNIQUE' },
        ...asked.map(inputClause),
        ...outputs.map(outputClause),
        element('annotation', { name: 'verdict' }),
        element('annotation', { name: 'cites' }),
        ...rows.flatMap(({ when, ruling: id }, at) => {
          const ruling = situation.rulings.find((each) => each.id === id);
          if (!ruling) return [];
          const cites = ruling.cites.map((cited) => absolute(urls.citation(cited)));
          return [row({ at: at + 1, when, ruling, asked, outputs, notes: [ruling.verdict, cites.join('\n')] })];
        }),
      ),
    ),
  );
  return untagged(xmlDocument(root));
}

function typeElement(input: Input): Element {
  const values = valuesOf(input);
  return element(
    'itemDefinition',
    { name: typeName(input), label: input.written.ask },
    textElement('typeRef', typeOf(input)),
    values === undefined ? undefined : element('allowedValues', {}, textElement('text', values)),
  );
}

function resultType(outputs: readonly Output[]): Element {
  const components = outputs.map(({ name: of, type, values }) =>
    element(
      'itemComponent',
      { name: of },
      textElement('typeRef', type),
      values === undefined ? undefined : element('allowedValues', {}, textElement('text', values)),
    ),
  );
  return element('itemDefinition', { name: RESULT }, ...components);
}

function inputData(input: Input): Element {
  const { fact, written } = input;
  const name = nameOf(fact.id);
  return element(
    'inputData',
    { id: `input-${fact.id}`, name, label: written.ask },
    element('variable', { name, typeRef: typeName(input) }),
  );
}

/** With the plain type: engines that know no types of a model's own still read it. */
function inputClause(input: Input): Element {
  const values = valuesOf(input);
  return element(
    'input',
    { id: `column-${input.fact.id}`, label: input.written.ask },
    element('inputExpression', { typeRef: typeOf(input) }, textElement('text', nameOf(input.fact.id))),
    values === undefined ? undefined : element('inputValues', {}, textElement('text', values)),
  );
}

function outputClause({ name, type, values }: Output): Element {
  return element(
    'output',
    { id: `output-${name}`, name, typeRef: type },
    values === undefined ? undefined : element('outputValues', {}, textElement('text', values)),
  );
}

interface RowParts {
  readonly at: number;
  readonly when: Box;
  readonly ruling: RulingDoc;
  readonly asked: readonly Input[];
  readonly outputs: readonly Output[];
  readonly notes: readonly string[];
}

function row({ at, when, ruling, asked, outputs, notes }: RowParts): Element {
  const id = `row-${String(at)}`;
  return element(
    'rule',
    { id },
    ...asked.map((input, nth) =>
      element(
        'inputEntry',
        { id: `${id}-in-${String(nth + 1)}` },
        textElement('text', testsOf(input, when[input.fact.id])),
      ),
    ),
    ...outputs.map((output, nth) =>
      element('outputEntry', { id: `${id}-out-${String(nth + 1)}` }, textElement('text', output.of(ruling))),
    ),
    ...notes.map((note) => element('annotationEntry', {}, textElement('text', note))),
  );
}

/** A type of its own for every fact, as its values are. */
function typeName({ fact }: Input): string {
  return `t_fact_${nameOf(fact.id)}`;
}
