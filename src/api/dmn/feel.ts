/** Values, conditions and amounts in FEEL, the expression language of DMN (DMN 1.3, chapter 10). */
import type { TableFact } from '#decide/table.ts';
import { parseLinear, type Allowed, type Amount, type Fact } from '#model/index.ts';

/** A fact of the table, with what was written of it. */
export interface Input {
  readonly fact: TableFact;
  readonly written: Fact;
}

/** The name of a variable: an id with underscores, since FEEL would take a hyphen for a minus. */
export function nameOf(id: string): string {
  const name = id.replaceAll('-', '_');
  return /^\d/.test(name) || KEYWORDS.has(name) ? `_${name}` : name;
}

/** Words that a name of one word must not be: those of the language, and its types. */
const KEYWORDS = new Set(
  (
    'and between boolean context date days duration else every external false for function if in instance list ' +
    'months not null number of or range return satisfies some string then time true years'
  ).split(' '),
);

/** A string literal. */
export function stringOf(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;
}

/** The type of a fact's values. */
export function typeOf({ fact, written }: Input): 'boolean' | 'number' | 'string' {
  if (fact.kind === 'number') return 'number';
  return written.kind === 'yes-no' ? 'boolean' : 'string';
}

/** The values that a fact can have, as unary tests; undefined for yes and no, whose type says it. */
export function valuesOf(input: Input): string | undefined {
  const { fact } = input;
  if (typeOf(input) === 'boolean') return undefined;
  return testsOf(input, fact.kind === 'number' ? [[fact.min, fact.max]] : fact.options.map(({ id }) => id));
}

/** What a box allows of a fact, as unary tests; undefined: a dash, anything and nothing. */
export function testsOf(input: Input, allowed: Allowed | undefined): string {
  if (allowed === undefined) return '-';
  return allowed
    .map((each) => {
      if (typeof each === 'string') return optionOf(input, each);
      const [from, to] = each;
      return from === to ? String(from) : `[${String(from)}..${String(to)}]`;
    })
    .join(', ');
}

/** An amount as an expression; null where the source does not state it. */
export function amountOf(amount: Amount, inputs: readonly Input[]): string {
  if (typeof amount === 'number') return String(amount);
  if (typeof amount === 'string') return linearOf(amount);
  const by = inputs.find(({ fact }) => fact.id === amount.by);
  return Object.entries(amount.values).reduceRight(
    (rest, [option, value]) =>
      by ? `if ${nameOf(amount.by)} = ${optionOf(by, option)} then ${String(value)} else ${rest}` : rest,
    'null',
  );
}

/** An answer: yes and no are true and false. */
function optionOf({ written }: Input, id: string): string {
  return written.kind === 'yes-no' ? String(written.options[id]?.kind === 'yes') : stringOf(id);
}

function linearOf(text: string): string {
  const form = parseLinear(text);
  if (!form) return 'null';
  const terms = form.terms.map(({ fact, coefficient }) => {
    const size = Math.abs(coefficient);
    return { minus: coefficient < 0, text: size === 1 ? nameOf(fact) : `${String(size)} * ${nameOf(fact)}` };
  });
  const { constant } = form;
  if (constant !== 0 || terms.length === 0) terms.push({ minus: constant < 0, text: String(Math.abs(constant)) });
  return terms.map(({ minus, text: term }, at) => `${sign(minus, at === 0)}${term}`).join('');
}

function sign(minus: boolean, first: boolean): string {
  if (first) return minus ? '-' : '';
  return minus ? ' - ' : ' + ';
}
