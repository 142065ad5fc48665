import { describe, expect, test } from 'vitest';
import { joinLibrary } from '#library/load.ts';
import { readContentFiles } from '#library/files.ts';
import type { RulingDoc } from '#library/types.ts';
import { openKindOf } from '#library/rested.ts';
import { edition, ruling } from '../views/slagspel.ts';

/** A ruling of the same book with another kind of note, or another text. */
function rulingWith(id: string, change: (text: string) => string): RulingDoc {
  const files = readContentFiles('test/books/good/two-languages').map((file) => ({ ...file, text: change(file.text) }));
  const found = joinLibrary(files, '2026-01-01').books[0]?.current.rulingById;
  const doc = [...(found?.values() ?? [])].find((each) => each.id === id);
  if (!doc) throw new Error(`no ruling ${id}`);
  return doc;
}

describe('what a ruling rests on', () => {
  test('is the notes that it names, each with its clause', () => {
    const [only, ...others] = ruling('verkeerde-kaart-tot-vier-slagen').rests;
    expect(others).toEqual([]);
    expect(only?.id).toBe('wiens-slagen');
    expect(only?.clause).toBe(edition.rules.find(({ id }) => id === 'voor-je-beurt')?.clauses[0]);
    expect(only?.clause.notes).toContain(only?.note);
  });

  test('is nothing where it says so, whatever is noted at its clauses', () => {
    const doc = rulingWith('kleur-bekend', (text) => text);
    expect(doc.cites.flatMap(({ clause }) => clause?.notes ?? [])).toHaveLength(1);
    expect(doc.rests).toEqual([]);
  });

  test('may stand at a clause that it does not cite', () => {
    const doc = rulingWith('niet-bekend', (text) =>
      text.replace("['kleur#a/wat-bekennen-is']", "['dubbel#a/laatste-ronde']"),
    );
    expect(doc.rests.map(({ rule, id }) => [rule.id, id])).toEqual([['dubbel', 'laatste-ronde']]);
  });

  test('is said in the words of each language', () => {
    const files = readContentFiles('test/books/good/two-languages');
    const [english] = joinLibrary(files, '2026-01-01').books[0]?.translations ?? [];
    const doc = english?.current.rulings.find(({ id }) => id === 'niet-bekend');
    expect(doc?.rests.map(({ note }) => note.text)).toEqual([
      'The source does not explain what following suit is. We read: playing the same suit.',
    ]);
  });
});

describe('why something is open', () => {
  const at = (kind: 'ambiguity' | 'contradiction' | 'gap' | 'reading') => ({ note: { kind } });

  test('follows from the first note that opens it, and is silence without one', () => {
    expect(openKindOf(undefined, [])).toBe('silent');
    expect(openKindOf(undefined, [at('gap'), at('ambiguity')])).toBe('silent');
    expect(openKindOf(undefined, [at('reading'), at('ambiguity')])).toBe('ambiguous');
    expect(openKindOf(undefined, [at('contradiction')])).toBe('contradictory');
  });

  test('is what is said, where something is', () => {
    expect(openKindOf('left', [at('ambiguity')])).toBe('left');
  });

  test('is asked only of what has no rule', () => {
    for (const each of edition.rulings) expect(each.open !== undefined, each.id).toBe(each.otherwise);
  });

  test('has the words that the book has for it, and for no other reason', () => {
    const otherwise = (open: string) =>
      rulingWith('tekst-zwijgt', (text) =>
        text
          .replace(
            'verdict: De wedstrijdleider beslist',
            'verdict: Niets gezegd\n  verdicts: { ambiguous: Niet eenduidig }',
          )
          .replace(
            'facts: [op-beurt, bekend]',
            `facts: [op-beurt, bekend]\notherwise: { id: tekst-zwijgt, open: ${open} }`,
          ),
      ).verdict;
    expect(otherwise('silent')).toBe('Niets gezegd');
    expect(otherwise('ambiguous')).toBe('Niet eenduidig');
  });
});
