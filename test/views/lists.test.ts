import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { groupOf } from '#model/index.ts';
import { citingGroups } from '#views/citing.ts';
import { conditionsOf, whenOf } from '#wording/conditions.ts';
import { rulesInvolved } from '#views/involved.ts';
import { briefly, placesByAmount } from '#views/by-amount.ts';
import { notesByKind } from '#views/notes.ts';
import { kindsIn, penaltiesOf } from '#views/penalties.ts';
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
    const set = phases
      .flatMap(({ groups }) => groups)
      .flatMap(({ sets }) => sets)
      .find((each) => each.rows.some((own) => own === row));
    expect([...(set?.shared ?? []), ...(row?.happened ?? [])].map(([line]) => line?.toLowerCase())).toEqual([
      'er viel een kaart open',
      'het spel was begonnen',
      'de tegenpartij heeft nog geen slag',
    ]);
    expect(row?.penalties.map(({ text }) => text)).toEqual(['10\u00a0strafpunten']);
  });
  test('says of every row what happened, and of no two of a situation the same', () => {
    for (const { situation: at, sets, rows: own } of phases.flatMap((phase) => phase.groups)) {
      const told = sets.flatMap(({ shared, rows: below }) =>
        below.map(({ happened }) => JSON.stringify([shared, happened])),
      );
      expect(new Set(told).size, at.id).toBe(own.length);
      for (const row of own) expect(row.happened.flat().join(''), row.ruling.id).not.toBe('');
    }
  });
  test('is a line per situation with the place of the highest, which hides no consequence', () => {
    const places = placesByAmount(rows, edition.book);
    const groups = phases.flatMap((phase) => phase.groups);
    for (const group of groups) {
      const { rank, main, beside, whole } = briefly(group, places, packs.nl);
      expect(rank).toBe(Math.min(...group.rows.map((row) => places.get(row)?.rank ?? 0)));
      expect(main).not.toBe('');
      const penalties = group.rows.flatMap((row) => row.penalties);
      const numbers = (main.match(/\d+/g) ?? []).map(Number);
      // An amount between the ends of the main one, or each of its words.
      const isIn = ({ text, worth }: (typeof penalties)[number], said: string) =>
        worth?.least !== undefined && Math.min(...numbers) <= worth.least && worth.value <= Math.max(...numbers)
          ? true
          : text
              .replace(/^([^(]{3,}?)(?:[,:] | \().*$/u, '$1')
              .split(/[ \u00a0]/)
              .every((word) => said.includes(word));
      // On paper all that takes something away is named, with whose it is; on a phone it is at least counted.
      const borne = group.rows.filter(({ burdens }) => burdens).flatMap((row) => row.penalties);
      const onWall = ({ who, to }: (typeof penalties)[number]) =>
        whole.filter(({ party }) => party === [who ?? [], to ?? []].flat().join(' ')).map(({ text }) => text);
      expect(borne.filter((each) => onWall(each).length === 0)).toEqual([]);
      expect(borne.filter((each) => !isIn(each, onWall(each).join(' '))).map(({ text }) => text)).toEqual([]);
      expect(new Set(whole.map((each) => JSON.stringify(each))).size).toBe(whole.length);
      if (penalties.some((each) => !isIn(each, main))) expect(beside, group.situation.id).not.toBe('');
    }
  });
  test('names amounts of a kind as one range, two of different rows both, and so much each by itself', () => {
    const amount = (text: string, value: number, least?: number) => ({
      text,
      tone: 'strong' as const,
      doubtful: false,
      worth: { unit: 'punten', value, ...(least === undefined ? {} : { least }) },
    });
    type Amount = ReturnType<typeof amount>;
    const said = (...penalties: readonly (readonly Amount[])[]) => {
      const [group] = phases.flatMap(({ groups }) => groups);
      const [first] = group?.rows ?? [];
      if (!group || !first) throw new Error('The fixture has no penalties.');
      const made = penalties.map((each) => ({ ...first, penalties: each }));
      const places = new Map(made.map((row) => [row, { rank: 0, amount: row.penalties[0]?.text ?? '' }]));
      const { main, beside } = briefly({ ...group, rows: made }, places, packs.nl);
      return [main, beside].join(' | ').replaceAll('\u00a0', ' ');
    };
    const [two, ten, fifteen] = [amount('2 punten', 2, 2), amount('10 punten', 10, 10), amount('15 punten', 15, 15)];
    expect(said([ten], [two], [fifteen])).toBe('2–15 punten | 3 gevolgen');
    expect(said([ten], [two])).toBe('2 of 10 punten | 2 gevolgen');
    expect(said([ten, two])).toBe('2–10 punten | ');
    expect(said([ten], [two], [amount('10 of 15 punten', 15, 10)])).toBe('2–15 punten | 3 gevolgen');
    expect(said([ten], [amount('8 punten per set', 8)])).toBe('10 punten | ook 8 punten per set');
    expect(said([ten], [amount('8 punten per set', 8)], [amount('3 punten per ronde', 3)])).toBe(
      '10 punten | of een formule',
    );
    expect(said([amount('8 punten per set', 8)], [ten])).toBe('8 punten per set | ook 10 punten');
    expect(said([ten], [amount('−15 punten', 15, 15)])).toBe('10 punten | ook −15 punten');
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
