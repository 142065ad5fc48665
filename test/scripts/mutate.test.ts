/** How slips in the books are made, tried and counted. */
import { describe, expect, test } from 'vitest';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { changed, type ChangeClass } from '../../scripts/mutate/change.ts';
import { otherFormulas } from '../../scripts/mutate/effect-changes.ts';
import { shifted } from '../../scripts/mutate/limit-changes.ts';
import { isEnough, reportOf, shareOf, type Tried } from '../../scripts/mutate/report.ts';
import { mutate } from '../../scripts/mutate/run.ts';
import { fixtureBooks } from '../check/books.ts';

function filesOf(name: string): readonly ContentFile[] {
  const book = fixtureBooks('good').find((each) => each.name === name);
  return readContentFiles(book?.root ?? '');
}
const seed = 1;
const all = mutate(filesOf('four-books'), { seed });
const of = (tried: readonly Tried[], ...classes: readonly ChangeClass[]) =>
  tried.filter(({ change }) => classes.includes(change.class));
const told: readonly ChangeClass[] = [
  'amount',
  'limit',
  'limit with its examples',
  'party',
  'kind of effect',
  'modality',
  'decider',
  'citation',
];

describe('a slip in a sound book', () => {
  test.each(told)('is noticed: %s', (kind) => {
    const tried = of(all, kind);
    expect(tried.length).toBeGreaterThan(3);
    expect(tried.filter(({ result }) => result.kind === 'missed').map(({ change }) => change.what)).toEqual([]);
  });

  test('is noticed: concurrence', () => {
    const tried = of(mutate(filesOf('two-languages'), { seed }), 'concurrence');
    expect(tried.length).toBeGreaterThan(3);
    expect(tried.filter(({ result }) => result.kind === 'missed').map(({ change }) => change.what)).toEqual([]);
  });

  test.each(['askIf left out', 'modality of another reading'] as const)('is noticed: %s', (kind) => {
    const results = of(all, kind).map(({ result }) => result.kind);
    expect(results).toContain('caught');
    expect(results).not.toContain('missed');
  });

  test('is noticed: option of a condition, where no `otherwise` takes its case', () => {
    const tried = of(mutate(filesOf('choices-and-overrides'), { seed }), 'option of a condition');
    expect(tried.length).toBeGreaterThan(3);
    expect(tried.filter(({ result }) => result.kind === 'missed').map(({ change }) => change.what)).toEqual([]);
  });

  test('is an askIf left out with its whole line, and counted apart where no case hangs on it', () => {
    const left = of(all, 'askIf left out');
    const [first] = left.map(({ change }) => change);
    const file = filesOf('four-books').find((each) => each.file === first?.file);
    expect(file?.text.slice(first?.from, first?.to)).toMatch(/^ {2}askIf: .*\n$/);
    expect(left.some(({ result }) => result.kind === 'equivalent')).toBe(true);
  });

  test('is made in one place, with another word for what stands there', () => {
    for (const { change } of all) {
      const file = filesOf('four-books').find((each) => each.file === change.file);
      const text = file ? changed(file, change) : '';
      expect(text).not.toBe(file?.text);
      expect(text.length - (file?.text.length ?? 0)).toBe(change.text.length - (change.to - change.from));
      expect(file?.text.split('\n')[change.line - 1]).toContain(
        file?.text.slice(change.from, change.to).split('\n')[0],
      );
    }
  });

  test('in an amount, a party or a modality was noticed by nothing before examples said what they come to', () => {
    const silent = filesOf('choices-and-overrides').map((each) => ({
      ...each,
      text: each.text.replaceAll(/, gives: \{.*\} \}$/gm, ' }').replaceAll(/^ *gives:.*\n/gm, ''),
    }));
    expect(silent.some(({ text }) => text.includes('gives:'))).toBe(false);
    const modalities = of(mutate(silent, { seed }), 'modality', 'decider');
    expect(modalities.length).toBeGreaterThan(5);
    expect(shareOf(modalities)).toBe(0);
  });

  test('that changes no case is counted apart', () => {
    const apart = of(all, 'end of a number').filter(({ result }) => result.kind === 'equivalent');
    // A number that could be greater still: every case of before is as it was.
    expect(apart.map(({ change }) => change.what)).toContain('reizwert.number.max: 3000 → 3001');
  });
});

describe('a slip in a translation', () => {
  const tried = mutate(filesOf('two-languages'), { seed });

  test.each(['number', 'denial', 'modality', 'condition', 'person', 'link', 'placeholder'] as const)(
    'is noticed: %s',
    (kind) => {
      const results = of(tried, `${kind} of a translation`).map(({ result }) => result.kind);
      expect(results).toContain('caught');
      if (kind === 'link') expect(results).not.toContain('missed');
    },
  );

  test('is made in the words alone: no id, hash, key or name of an address', () => {
    for (const { change } of tried.filter(({ change: { class: kind } }) => kind.endsWith('of a translation'))) {
      const file = filesOf('two-languages').find((each) => each.file === change.file);
      const before = file?.text.slice(file.text.lastIndexOf('\n', change.from) + 1, change.from) ?? '';
      expect(before).not.toMatch(/(?:\bof: ?|\bid="|\bof="|\]\([^)]*)[^ ]*$/);
      expect(file?.text.slice(change.to)).not.toMatch(/^\S*: /);
    }
  });
});

describe('what is written in place of', () => {
  test('a limit, is one step more or less, either end by itself', () => {
    expect(shifted('0..4', 1)).toEqual(['1..4', '0..5', '-1..4', '0..3']);
    expect(shifted('5..', 1)).toEqual(['6..', '4..']);
    expect(shifted('..150', 10)).toEqual(['..160', '..140']);
    expect(shifted(3, 1)).toEqual(['4', '2']);
  });

  test('a formula, is another number, coefficient or sign', () => {
    expect(otherFormulas('100 + stiche-1')).toEqual(['101 + stiche-1', '100 - stiche-1', '100 + 2*stiche-1']);
    expect(otherFormulas('-2*reizwert')).toEqual(['-3*reizwert', '2*reizwert']);
    expect(otherFormulas('reizwert/2')).toEqual(['reizwert/3', '2*reizwert/2']);
  });
});

describe('a sample', () => {
  const sampled = (from: number) =>
    mutate(filesOf('choices-and-overrides'), { sample: 10, seed: from }).map(({ change }) => change.what);

  test('is the same for the same seed, and another for another', () => {
    expect(sampled(1)).toHaveLength(10);
    expect(sampled(1)).toEqual(sampled(1));
    expect(sampled(1)).not.toEqual(sampled(2));
  });
});

describe('the report', () => {
  const change = {
    class: 'amount',
    file: 'content/a.mdx',
    line: 3,
    from: 0,
    to: 1,
    text: '2',
    what: 'points: 1 → 2',
  } as const;

  test('counts what is noticed of what matters, and names the rest', () => {
    const tried: readonly Tried[] = [
      { change, result: { kind: 'caught', by: 'wrong-gives' } },
      { change, result: { kind: 'missed' } },
      { change, result: { kind: 'equivalent' } },
    ];
    expect(shareOf(tried)).toBe(0.5);
    const report = reportOf(tried);
    expect(report).toMatch(/^amount +1\/2 +50\.0 % +\(1 more without effect on any case\)$/m);
    expect(report).toContain('content/a.mdx:3 amount: points: 1 → 2\n');
  });

  test('is enough where 95 of 100 are noticed, of all and of each class in translations', () => {
    const times = (count: number, kind: 'caught' | 'missed', name: ChangeClass): readonly Tried[] =>
      Array.from({ length: count }, () => ({
        change: { ...change, class: name },
        result: kind === 'caught' ? { kind, by: 'words-unlike' } : { kind },
      }));
    const noticed = [...times(1_000, 'caught', 'amount'), ...times(95, 'caught', 'person of a translation')];
    expect(isEnough([...noticed, ...times(5, 'missed', 'person of a translation')])).toBe(true);
    expect(isEnough([...noticed, ...times(6, 'missed', 'person of a translation')])).toBe(false);
    expect(isEnough([...noticed, ...times(50, 'missed', 'amount')])).toBe(true);
    expect(isEnough([...noticed, ...times(90, 'missed', 'amount')])).toBe(false);
    // Of few nothing is demanded.
    expect(isEnough([...noticed, ...times(9, 'missed', 'link of a translation')])).toBe(true);
  });
});

describe('a slip in house rules', () => {
  const figures = mutate(filesOf('house-figures'), { seed, books: ['bordspel-club'] });
  const rules = mutate(filesOf('house-rules'), { seed, books: ['kaartspel-club'] });

  test.each(['figure of house rules', 'replaced outcome'] as const)('is noticed: %s', (kind) => {
    const tried = of(figures, kind);
    expect(tried.length).toBeGreaterThan(3);
    expect(tried.filter(({ result }) => result.kind !== 'caught').map(({ change }) => change.what)).toEqual([]);
  });

  test('is noticed in the rules of the club’s own', () => {
    const tried = rules.filter(({ change }) => change.file.includes('/rules/'));
    expect(tried.length).toBeGreaterThan(5);
    expect(tried.filter(({ result }) => result.kind !== 'caught').map(({ change }) => change.what)).toEqual([]);
  });

  test('is made in a clause that the club says in its own words', () => {
    const files = filesOf('house-figures').map((each) =>
      each.file.endsWith('words/nl/rules/1-op-tijd.mdx')
        ? { ...each, text: each.text.replace(/(?<=dan )vijftien(?= minuten te laat komt, krijgt vijf)/, '15') }
        : each,
    );
    const tried = of(mutate(files, { seed, books: ['bordspel-club'] }), 'number in a club’s words');
    expect(tried.map(({ change, result }) => [change.what, result.kind])).toEqual([['15 → 16', 'caught']]);
  });

  test('is made in no file of the book that they stand on', () => {
    const changedFiles = [...figures, ...rules].map(({ change }) => change.file.split('/')[1]);
    expect(new Set(changedFiles)).toEqual(new Set(['bordspel-club', 'kaartspel-club']));
  });
});
