/** Frozen tables as files: their names, their texts, and what the engine makes of them (model/frozen.ts). */
import type { Table } from '#decide/table.ts';
import { effectOf, frozenSchema, type FrozenFact, type FrozenTable } from '#model/index.ts';
import { oddCharacters } from './characters.ts';
import type { ContentFile } from './placed.ts';
import { hashOfMeaning } from './record-hash.ts';

/** The folder of content/ in which they stand; no book may have it as its id. */
export const FROZEN = 'frozen';

/** A file's place says what its table is of, and its hash. */
export interface FrozenFile {
  readonly file: string;
  readonly book: string;
  readonly edition: string;
  readonly situation: string;
  readonly hash: string;
  readonly text: string;
  /**
   * What stands in it, or why it cannot be read. Each time anew: nobody needs the tables of all situations at
   * once, and they are many times their texts.
   */
  readonly read:
    | { readonly table: FrozenTable }
    | { readonly detail: string }
    /** It has characters that no text may have, which is told of every file alike. */
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

/** Where the frozen table of a situation stands. */
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

/** The decision table, as the engine takes it. Weights and order say nothing of what follows from a case. */
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

/** The hash of what stands in it: the one in its name, unless somebody has changed it. */
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
