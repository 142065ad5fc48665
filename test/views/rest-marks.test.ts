import { describe, expect, test } from 'vitest';
import { restMarks } from '#views/rest-marks.ts';
import { asId, type NoteKind } from '#model/index.ts';
import { edition, ruling, urls } from './slagspel.ts';

const here = { urls, language: 'nl' } as const;

describe('the marks at a verdict', () => {
  test('say of what kind the note is, and lead to it', () => {
    expect(restMarks(ruling('verkeerde-kaart-tot-vier-slagen'), here)).toEqual([
      { label: '17A is hier niet eenduidig', href: '/nl/slagspel/17/#a/wiens-slagen' },
    ]);
  });

  test('are one for each kind, with every clause once', () => {
    const doc = ruling('verkeerde-kaart-tot-vier-slagen');
    const [rested] = doc.rests;
    const other = edition.rules.flatMap((rule) => rule.clauses.map((clause) => ({ rule, clause }))).at(-1);
    if (!rested || !other) throw new Error('the fixture has too little');
    const of = (kind: NoteKind, id: string) => ({
      ...rested,
      id: asId<typeof rested.id>(id),
      note: { ...rested.note, kind },
    });
    const rests = [
      of('reading', 'een'),
      of('ambiguity', 'twee'),
      of('reading', 'drie'),
      { ...of('reading', 'vier'), ...other },
    ];
    const [reading, ambiguity, ...more] = restMarks({ ...doc, rests }, here);
    expect(more).toEqual([]);
    expect(reading?.href).toBe('/nl/slagspel/17/#a/een');
    expect(reading?.label).toMatch(/^volgens onze lezing van 17A en (?!17A)/);
    expect(ambiguity?.href).toBe('/nl/slagspel/17/#a/twee');
  });

  test('are none where the text alone gives the outcome', () => {
    const doc = edition.rulings.find(({ rests }) => rests.length === 0);
    expect(doc && restMarks(doc, here)).toEqual([]);
  });
});
