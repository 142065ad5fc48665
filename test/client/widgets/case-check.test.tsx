import renderToString from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import CaseCheck, { CaseAmounts, Checked, shownAnswers } from '#client/widgets/CaseCheck.tsx';
import { checkOf, theCase } from './book.ts';

const shown = (ruling: string, query: string) => renderToString(<Checked data={checkOf(ruling)} query={query} />);

describe('a ruling handed on with answers', () => {
  test('that lead to it is said to follow from them', () => {
    const html = shown('licht', 'fout=te-vroeg&slagen=3');
    expect(html).toContain('class="casecheck agrees"');
    expect(html.replace(/<[^>]+>/g, '|')).toMatch(/\|Een speler speelde te vroeg\|.*\|3 gesloten slagen\|/);
    expect(html).toContain('Deze feiten leiden tot deze uitspraak.');
  });

  test('that lead to it says of each what another would lead to, where the case can be decided anew', () => {
    const html = shown('licht', 'fout=te-vroeg&slagen=3');
    expect(html).toContain('href="/nl/proefspel/situations/verkeerde-kaart/?fout=te-vroeg&amp;slagen=5..13"');
    expect(html).toContain('aria-label="Opnieuw beslissen, 5 of meer gesloten slagen: 15 punten"');
    expect(shown('licht', 'fout=te-vroeg&slagen=7')).not.toContain('Opnieuw beslissen');
  });

  test('that lead to another one warns, and links to that one', () => {
    const html = shown('licht', 'fout=te-vroeg&slagen=7');
    expect(html).toContain('class="casecheck warning"');
    expect(html).not.toContain('Deze feiten leiden tot deze uitspraak.');
    expect(html).toContain(
      '<a href="/nl/proefspel/rulings/zwaar/?fout=te-vroeg&amp;slagen=7">Dit geldt dan: Vijftien punten',
    );
  });

  test('that stop short names the open question, and links to where it is asked', () => {
    const html = shown('licht', 'fout=te-vroeg');
    expect(html).toContain('class="casecheck warning"');
    expect(html).toContain('Hoeveel slagen waren er gesloten?');
    expect(html).toContain('href="/nl/proefspel/situations/verkeerde-kaart/?fout=te-vroeg"');
  });

  test('that nobody knew does not agree', () => {
    expect(shown('licht', 'fout=te-vroeg&slagen=unknown')).toContain('class="casecheck warning"');
    expect(shown('licht', 'fout=te-vroeg&slagen=3..7')).toContain('class="casecheck warning"');
  });

  test('of which some are stale says that they were left out', () => {
    expect(shown('licht', 'fout=te-vroeg&slagen=3&oud=1')).toContain('een deel van de link past niet');
    expect(shown('licht', 'fout=te-laat&slagen=3')).toContain('class="casecheck warning"');
  });

  test('that contradict each other says so, and which counts', () => {
    const html = shown('licht', 'slagen=9&fout=te-vroeg&slagen=3');
    expect(html).toContain('class="casecheck warning"');
    expect(html).toContain('Hier telt het laatste: 3 gesloten slagen.');
    expect(shown('licht', 'slagen=3&fout=te-vroeg&slagen=3')).not.toContain('Hier telt');
  });

  test('lists a number once that decides and that an amount hangs on as well', () => {
    const range = { kind: 'range', from: 9, to: 13 } as const;
    const current = theCase('fout=weg&laat=nee&games=9..13');
    const { progress } = current;
    const given = [...progress.given.filter(({ fact }) => fact !== 'games'), { fact: 'games', answer: range }];
    const both = { ...current, progress: { ...progress, given, amounts: ['games'] } };
    expect(shownAnswers(both).filter(({ fact }) => fact === 'games')).toEqual([{ fact: 'games', answer: range }]);
  });

  test('computes its amount', () => {
    const { amounts, words } = checkOf('games-verloren');
    if (!amounts) throw new Error('the amount of games-verloren depends on no answer');
    const answers = { games: { kind: 'range', from: 4, to: 4 } } as const;
    const html = renderToString(<CaseAmounts amounts={amounts} words={words} answers={answers} />);
    expect(html).toContain('8 punten');
    expect(html).toContain(words.check.amounts);
  });
});

test('without a case in the address the ruling stands alone', () => {
  expect(renderToString(<CaseCheck {...checkOf('licht')} />)).toBe('');
});
