/** Frozen tables as files: their names, their texts, and what the engine makes of them (model/frozen.ts). */
import type { Table } from '#decide/table.ts';
import { effectOf, frozenSchema, type FrozenFact, type FrozenTable } from '#model/index.ts';
import { oddCharacters } from './characters.ts';
import type { ContentFile } from './placed.ts';
import { hashOfMeaning } from './rulings-hash.ts';

/** The folder of content/ for frozen tables; no book may have it as its id. */
export const FROZEN = 'frozen';

/** A frozen table's file; its path names the situation and the hash. */
export interface FrozenFile {
  readonly file: string;
  readonly book: string;
  readonly edition: string;
  readonly situation: string;
  readonly hash: string;
  readonly text: string;
  /**
   * Its content, or why it cannot be read. Not cached: tables are many times larger than their text, and are
   * never all needed at once.
   */
  readonly read:
    | { readonly table: FrozenTable }
    | { readonly detail: string }
    /** It has characters that no text may have; those are reported for every file alike. */
    | { readonly odd: true };
}

/** `content/frozen/<book>/<edition>/<situation>.<hash>.json` */
const NAME = new RegExp(`^content/${FROZEN}/([^/]+)/([^/]+)/([a-z0-9-]+)\\.([0-9a-f]{10})\\.json$`);

/** The file as a frozen table; undefined for any other. */
export function frozenFile({ file, text }: Pick<ContentFile, 'file' | 'text'>): FrozenFile | undefined {
  const match = NAME.exec(file);
  if (!match) return undefined;
  const [, book = '', edition = '', situation = '', hash = ''] = match;
  return {
    file,
    book,
    edition,
    situation,
    hash,
    text,
    get read() {
      return readFrozen(text);
    },
  };
}

/** The path of a situation's frozen table. */
export function frozenPath({ book, edition, situation }: FrozenTable, hash: string): string {
  return `content/${FROZEN}/${book}/${edition}/${situation}.${hash}.json`;
}

/**
 * A line for each fact and ruling, so that two of them can be compared line by line. Ends with a line break.
 */
export function frozenText(table: FrozenTable): string {
  const entries = Object.entries(table).map(([key, value]) =>
    Array.isArray(value) && value.length > 0
      ? `  ${JSON.stringify(key)}: [\n${value.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`
      : `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** The decision table for the engine. Weights and order are left out: they do not change outcomes. */
export function tableOfFrozen({ facts, impossible, rulings }: FrozenTable): Table {
  const otherwise = rulings.find((ruling) => ruling.otherwise !== undefined)?.id;
  return {
    facts: facts.map(tableFact),
    impossible,
    rulings: rulings.flatMap(({ id, otherwise: isOtherwise, when, overrides, amountFacts }) =>
      isOtherwise === undefined ? [{ id, when, overrides, amountFacts }] : [],
    ),
    ...(otherwise === undefined ? {} : { otherwise }),
    order: 'declared',
  };
}

/** The hash of the content: equal to the one in the file's name unless the file was edited. */
export function hashOfFrozen(frozen: FrozenTable): string {
  return hashOfMeaning(
    tableOfFrozen(frozen),
    frozen.rulings.map(({ id, effects, modality, decidedBy, cites, rests }) => ({
      id,
      effects: effects.map(effectOf),
      modality,
      decidedBy,
      cites: cites.map((cite) => cite.id),
      rests,
    })),
  );
}

function tableFact(fact: FrozenFact): Table['facts'][number] {
  const { id, by, askIf } = fact;
  const common = { id, ...(by === undefined ? {} : { by }), ...(askIf === undefined ? {} : { askIf }) };
  switch (fact.kind) {
    case 'choice':
      return { ...common, kind: 'choice', options: fact.options.map((option) => ({ id: option.id, weight: 1 })) };
    case 'number': {
      const { min, max, step } = fact;
      return { ...common, kind: 'number', min, max, step };
    }
  }
}

function readFrozen(text: string): FrozenFile['read'] {
  if (oddCharacters(text).length > 0) return { odd: true };
  try {
    const read = frozenSchema.safeParse(JSON.parse(text));
    if (read.success) return { table: read.data };
    const [issue] = read.error.issues;
    return { detail: issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is no frozen table' };
  } catch (error) {
    return { detail: error instanceof Error ? error.message : String(error) };
  }
}
