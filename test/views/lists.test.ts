import { describe, expect, test } from 'vitest';
import { groupOf } from '#model/index.ts';
import type { RulingDoc } from '#library/types.ts';
import { citingGroups } from '#views/citing.ts';
import { conditionsOf, whenOf } from '#wording/conditions.ts';
import { rulesInvolved } from '#views/involved.ts';
import { briefly, placesByAmount } from '#views/by-amount.ts';
import { notesByKind } from '#views/notes.ts';
import { kindsIn, penaltiesOf } from '#views/penalties.ts';
import { whatHappened } from '#wording/what-happened.ts';
import { termsByLetter } from '#views/terms.ts';
import { chips, edition, ruling, situation, urls, words } from './slagspel.ts';

describe('the penalty table', () => {
  const phases = penaltiesOf(edition, chips);
  const rows = phases.flatMap((phase) => phase.groups).flatMap((group) => group.rows);

  test('holds every ruling by which something is won, lost or paid, or somebody is warned, once', () => {
    const costly = edition.rulings.filter((each) =>
      each.effects.some(
        (effect) =>
          ['points', 'fine', 'result', 'play', 'removed'].includes(groupOf(effect)) ||
          (effect.kind === 'duty' && effect.what === 'warn'),
      ),
    );
    expect(rows.map((row) => row.ruling.id).toSorted()).toEqual(costly.map((each) => each.id).toSorted());
  });
  test('says beside a chip that it need not follow, and who decides, and says nothing where it must', () => {
    for (const { ruling: each, leave } of rows) {
      if (each.modality === 'must') expect(leave, each.id).toBeUndefined();
      else
        expect(leave, each.id).toMatch(
          each.decidedBy === undefined ? /^(?:mag, hoeft niet|naar eigen inzicht)$/ : /; de beslissing is aan .+$/,
        );
    }
    expect(rows.some(({ leave }) => leave !== undefined)).toBe(true);
  });
  test('says what happened in the words of the case', () => {
    const row = rows.find((each) => each.ruling.id === 'open-gevallen-tegenpartij-zonder-slag');
    expect(row?.happened.either).toEqual([]);
    expect(row?.happened.always).toBe(
      'Er viel een kaart open; het spel was begonnen; de tegenpartij heeft nog geen slag',
    );
    expect(row?.penalties.map(({ text }) => text)).toEqual(['10\u00a0strafpunten']);
  });
  test('says of every row what happened, and of no two of a situation the same', () => {
    for (const { situation: at, rows: own } of phases.flatMap((phase) => phase.groups)) {
      const told = own.map((row) => JSON.stringify(row.happened));
      expect(new Set(told).size, at.id).toBe(told.length);
      for (const row of own) expect(row.happened.always + row.happened.either.join(''), row.ruling.id).not.toBe('');
    }
  });
  test('says once what all rows of a situation ask for, and then not in any of them', () => {
    // In the small books no situation has any, until it is about one of its answers alone.
    const narrowed = edition.situations.flatMap((at) =>
      at.facts.flatMap(([fact]) => {
        const asked = (each: RulingDoc) => JSON.stringify(each.when.map((box) => box[fact]));
        const costly = at.rulings.filter((each) => each.when.length === 1 && each.when[0]?.[fact] !== undefined);
        return [...Map.groupBy(costly, asked).values()].map((rulings) => ({ ...at, rulings }));
      }),
    );
    const groups = penaltiesOf({ ...edition, situations: narrowed }, chips).flatMap((phase) => phase.groups);
    const said = groups.filter(({ common }) => common !== '');
    expect(said.length).toBeGreaterThan(0);
    for (const { common, rows: own } of said) {
      expect(own.length).toBeGreaterThan(1);
      for (const { ruling: each, happened } of own) {
        const whole = whatHappened(each, edition);
        const words = (text: string) =>
          text
            .toLowerCase()
            .split('; ')
            .filter((part) => part !== '');
        const told = [common, happened.always, ...happened.either].flatMap(words);
        expect(told).toEqual(expect.arrayContaining([whole.always, ...whole.either].flatMap(words)));
        for (const part of words(common)) expect(words(happened.always)).not.toContain(part);
      }
    }
  });
  test('is a line per situation, which says each consequence once and has the place of the highest', () => {
    const places = placesByAmount(rows, edition.book);
    for (const group of phases.flatMap((phase) => phase.groups)) {
      const { rank, texts, others } = briefly(group, places);
      const ranks = group.rows.map((row) => places.get(row)?.rank ?? 0);
      expect(rank).toBe(Math.min(...ranks));
      const plain = (text: string) => text.replaceAll('\u00a0', ' ');
      const said = [...texts, ...others].map(plain);
      expect(new Set(said).size).toBe(said.length);
      const penalties = group.rows.flatMap((row) => row.penalties);
      const named = penalties.filter(({ text }) => said.includes(plain(text)));
      // The others are within a range, which goes from the least to the most of its kind.
      for (const [, amounts] of Map.groupBy(
        penalties.filter((each) => !named.includes(each)),
        ({ worth }) => worth?.unit,
      )) {
        const least = Math.min(...amounts.map(({ worth }) => worth?.least ?? NaN));
        const most = Math.max(...amounts.map(({ worth }) => worth?.value ?? NaN));
        expect(new Set(amounts.map(({ text }) => text)).size).toBeGreaterThan(2);
        expect(said.filter((text) => text.includes(`${least}–${most}`))).toHaveLength(1);
      }
      expect(said.filter((text) => !/\d–\d/.test(text)).toSorted()).toEqual(
        [...new Set(named.map(({ text }) => plain(text)))].toSorted(),
      );
    }
  });
  test('names three amounts of a kind as one range, and so much each by itself', () => {
    const amount = (text: string, value: number, least?: number) => ({
      text,
      tone: 'strong' as const,
      doubtful: false,
      worth: { unit: 'punten', value, ...(least === undefined ? {} : { least }) },
    });
    const said = (...penalties: ReturnType<typeof amount>[]) => {
      const [group] = phases.flatMap(({ groups }) => groups);
      const [first] = group?.rows ?? [];
      if (!group || !first) throw new Error('The fixture has no penalties.');
      const { texts, others } = briefly({ ...group, rows: [{ ...first, penalties }] }, new Map());
      return [...texts, ...others].join(', ').replaceAll('\u00a0', ' ');
    };
    const [two, ten, fifteen] = [amount('2 punten', 2, 2), amount('10 punten', 10, 10), amount('15 punten', 15, 15)];
    expect(said(ten, two, fifteen)).toBe('2–15 punten');
    expect(said(ten, two)).toBe('10 punten, 2 punten');
    expect(said(ten, two, amount('10 of 15 punten', 15, 10))).toBe('2–15 punten');
    expect(said(ten, two, fifteen, amount('8 punten per set', 8))).toBe('2–15 punten, 8 punten per set');
    expect(said(ten, two, amount('−15 punten', 15, 15))).toBe('10 punten, 2 punten, −15 punten');
  });
  test('puts what costs the same together, the most of a kind first', () => {
    const places = placesByAmount(rows, edition.book);
    const points = rows.flatMap((row) => {
      const rank = places.get(row)?.rank;
      const worth = row.penalties.find((each) => each.worth?.unit === 'strafpunten')?.worth;
      return rank === undefined || !worth ? [] : [{ rank, value: worth.value }];
    });
    expect(points.length).toBeGreaterThan(1);
    const inOrder = points.toSorted((a, b) => a.rank - b.rank).map(({ value }) => value);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  });
  test('can be filtered by every kind that it holds and no other', () => {
    expect(new Set(kindsIn(phases))).toEqual(new Set(rows.flatMap((row) => row.kinds)));
  });
});

describe('when a ruling holds', () => {
  test('is told question by question, with ranges in words', () => {
    const [box] = ruling('verkeerde-kaart-tot-vier-slagen').when;
    expect(conditionsOf(box ?? {}, ['fout', 'gesloten-slagen'], edition)).toMatchObject([
      { fact: 'fout', answer: '“Speelde voor zijn beurt”, “Ontdook” of “Speelde meer kaarten tegelijk”' },
      { fact: 'gesloten-slagen', answer: '0 tot en met 4', says: '0 tot en met 4 gesloten slagen' },
    ]);
  });
  test('leaves out what the ruling does not ask about', () => {
    expect(conditionsOf({ 'gesloten-slagen': [[3, 3]] }, ['fout', 'gesloten-slagen'], edition)).toHaveLength(1);
  });
  test('is empty for what the book leaves open', () => {
    expect(whenOf(ruling('verkeerde-kaart-niet-geregeld'), edition)).toEqual([]);
  });
});

describe('the lists of a book', () => {
  test('show every note of the editors once, under its kind', () => {
    const all = edition.rules.flatMap((rule) => rule.clauses).flatMap((clause) => clause.notes);
    const listed = notesByKind(edition);
    expect(listed.flatMap((group) => group.notes)).toHaveLength(all.length);
    for (const { kind, notes } of listed) expect(notes.every(({ note }) => note.kind === kind)).toBe(true);
  });
  test('show every term once, in alphabetical order', () => {
    const listed = termsByLetter(edition).flatMap((letter) => letter.terms);
    expect(listed).toHaveLength(Object.keys(edition.terms).length);
    const names = listed.map(({ term }) => term);
    expect(names).toEqual(names.toSorted(new Intl.Collator('nl').compare));
  });
  test('name the rule that a situation’s rulings stand in among the rules involved', () => {
    expect(rulesInvolved(situation('verkeerd-gespeelde-kaart'), edition).map((rule) => rule.slug)).toContain('17');
  });
  test('group those who cite a clause by what they are', () => {
    const clause = edition.rules.find((rule) => rule.slug === '17')?.clauses.find((each) => each.id === 'a');
    const groups = citingGroups(clause?.citedBy ?? [], { urls, words });
    expect(groups.find((group) => group.kind === 'ruling')?.links).toContainEqual({
      href: '/nl/slagspel/rulings/verkeerde-kaart-tot-vier-slagen/',
      text: 'Tien strafpunten voor de overtreder',
    });
  });
});
