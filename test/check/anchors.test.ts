import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ANCHORS, type Anchors } from '#check/anchors.ts';

const BOOK = 'src/pages/[language]/[book]/[...edition]';
const pages: readonly (readonly [what: string, anchors: Anchors, file: string])[] = [
  ['a rule, with its clauses', ANCHORS.clause, `${BOOK}/[rule].astro`],
  ['a book, with its chapters', ANCHORS.chapter, `${BOOK}/index.astro`],
  ['the situations, by phase', ANCHORS.phase, `${BOOK}/situations/index.astro`],
  ['the glossary, with its terms', ANCHORS.term, `${BOOK}/terms.astro`],
  ['a situation, with its fields for numbers', ANCHORS.number, `${BOOK}/situations/[id].astro`],
  ['the frame of all pages', ANCHORS.term, 'src/layouts/BookPage.astro'],
  ['the decision on the page of a situation', ANCHORS.number, 'src/components/SituationWidget.astro'],
  ['a question on the page of a situation', ANCHORS.number, 'src/client/widgets/Question.tsx'],
];

describe('the page of', () => {
  test.each(pages)('%s has no part whose name content could take', (_, { names, made }, file) => {
    const ids = [...readFileSync(file, 'utf8').matchAll(/ id=(?:"([^"]+)"|\{`([^`$]+))/g)].map(
      ([, whole, begin]) => whole ?? `${begin}x`,
    );
    if (file !== `${BOOK}/terms.astro`) expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !names.includes(id) && !made.test(id))).toEqual([]);
  });
});
