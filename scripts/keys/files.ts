/** Every kind of file that an author writes, with its schema. */
import type { z } from 'astro/zod';
import {
  bookSchema,
  concurrencesFileSchema,
  decidedCaseSchema,
  factsFileSchema,
  houseSchema,
  lawsFileSchema,
  ruleSchema,
  siteSchema,
  situationSchema,
  termsFileSchema,
  wordFileSchemas,
} from '#model/index.ts';

export interface FileKind {
  /** Its schema is `schemas/<name>.json`. */
  readonly name: string;
  /** Where it stands, as a pattern that editors understand. */
  readonly file: string;
  /** What it holds, in a sentence. */
  readonly holds: string;
  readonly schema: z.ZodType;
}

const edition = 'content/*/*';
const words = `${edition}/words/*`;

export const fileKinds: readonly FileKind[] = [
  {
    name: 'site',
    file: 'site.yaml',
    holds: 'What the site is called, and what else belongs to it and to no book.',
    schema: siteSchema,
  },
  {
    name: 'book',
    file: 'content/*/book.yaml',
    holds: 'The game, who publishes the rules, roles, parties, points, phases and editions.',
    schema: bookSchema,
  },
  {
    name: 'house',
    file: 'content/*/house.yaml',
    holds: 'In the place of a book.yaml: what a club plays otherwise than the book that it names.',
    schema: houseSchema,
  },
  {
    name: 'facts',
    file: `${edition}/facts.yaml`,
    holds: 'Everything that can be the case at the table, as questions, each under its id.',
    schema: factsFileSchema,
  },
  {
    name: 'terms',
    file: `${edition}/terms.yaml`,
    holds: 'The glossary, each term under its id.',
    schema: termsFileSchema,
  },
  {
    name: 'rule',
    file: `${edition}/rules/*.mdx`,
    holds: 'Above the text of a rule, between the lines `---`: its name, and the rulings that follow from it.',
    schema: ruleSchema,
  },
  {
    name: 'situation',
    file: `${edition}/situations/*.mdx`,
    holds: 'Above the text of a situation, between the lines `---`: what can happen, and what it asks.',
    schema: situationSchema,
  },
  {
    name: 'concurrences',
    file: `${edition}/concurrences.yaml`,
    holds:
      'How rulings of different situations go together where both hold for one event, each under an id of its own.',
    schema: concurrencesFileSchema,
  },
  {
    name: 'laws',
    file: `${edition}/laws.yaml`,
    holds: 'The law book that the edition applies, if it applies one.',
    schema: lawsFileSchema,
  },
  {
    name: 'case',
    file: `${edition}/cases/*.mdx`,
    holds: 'Above the reasons of a case that was decided at a table, between the lines `---`.',
    schema: decidedCaseSchema,
  },
  {
    name: 'words-book',
    file: `${words}/book.yaml`,
    holds: 'A translation of book.yaml.',
    schema: wordFileSchemas.book,
  },
  {
    name: 'words-facts',
    file: `${words}/facts.yaml`,
    holds: 'A translation of facts.yaml.',
    schema: wordFileSchemas.facts,
  },
  {
    name: 'words-terms',
    file: `${words}/terms.yaml`,
    holds: 'A translation of terms.yaml.',
    schema: wordFileSchemas.terms,
  },
  {
    name: 'words-rule',
    file: `${words}/rules/*.mdx`,
    holds: 'A translation of a rule.',
    schema: wordFileSchemas.rules,
  },
  {
    name: 'words-situation',
    file: `${words}/situations/*.mdx`,
    holds: 'A translation of a situation.',
    schema: wordFileSchemas.situations,
  },
  {
    name: 'words-concurrences',
    file: `${words}/concurrences.yaml`,
    holds: 'A translation of concurrences.yaml.',
    schema: wordFileSchemas.concurrences,
  },
  {
    name: 'words-laws',
    file: `${words}/laws.yaml`,
    holds: 'A translation of laws.yaml.',
    schema: wordFileSchemas.laws,
  },
  {
    name: 'words-case',
    file: `${words}/cases/*.mdx`,
    holds: 'A translation of a decided case.',
    schema: wordFileSchemas.cases,
  },
];
