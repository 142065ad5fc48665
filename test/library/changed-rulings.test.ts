/** Two editions of the smallest book, whose differences the tests declare. */
import { describe, expect, test } from 'vitest';
import { changedRulings, rulesAlike } from '#library/changed-rulings.ts';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import type { Box } from '#model/box.ts';
import { writtenEffect } from '#model/index.ts';

const files = readContentFiles('test/books/good/two-editions');

/** The later edition with some texts replaced in one of its files. */
function edited(part: string, ...replaced: readonly (readonly [from: string, to: string])[]): readonly ContentFile[] {
  return files.map((file) =>
    file.file.includes(`/2023/${part}`)
      ? { ...file, text: replaced.reduce((text, [from, to]) => text.replaceAll(from, to), file.text) }
      : file,
  );
}

function compared(contents: readonly ContentFile[]) {
  const [book] = joinLibrary(contents, '2026-11-01').books;
  const [before, after] = book?.editions ?? [];
  const [was, is] = [before?.situations[0], after?.situations[0]];
  if (!before || !after || !was || !is) throw new Error('the fixture has two editions with a situation');
  return changedRulings(was, is, { before, after });
}

function boxes(all: readonly { readonly cases: readonly { readonly box: Box }[] }[]): readonly Box[] {
  return all.flatMap(({ cases }) => cases.map(({ box }) => box));
}

describe('between two editions', () => {
  test('nothing is ruled otherwise where only numbers and aliases have changed', () => {
    expect(rulesAlike(compared(files))).toBe(true);
  });

  test('nothing is ruled otherwise where only verdicts and explanations have changed', () => {
    expect(rulesAlike(compared(edited('rules', ['Zo wordt beslist', 'Anders gezegd'])))).toBe(true);
  });

  test('only the option whose amount has changed is ruled otherwise, with both amounts', () => {
    const { changed, onlyAfter, onlyBefore } = compared(edited('rules', ['schneider: 20', 'schneider: 30']));
    expect(boxes(changed)).toEqual([{ ueberreizt: ['ja'], ansage: ['schneider'] }]);
    expect(
      changed.map(({ before, after }) => [before, after].map(({ effects }) => effects.map(writtenEffect))),
    ).toEqual([
      [
        [{ points: 20, against: 'alleinspieler', to: 'unstated' }],
        [{ points: 30, against: 'alleinspieler', to: 'unstated' }],
      ],
    ]);
    expect(changed[0]?.cases[0]?.example).toEqual({
      before: { ueberreizt: 'ja', ansage: 'schneider' },
      after: { ueberreizt: 'ja', ansage: 'schneider' },
    });
    expect([...onlyAfter, ...onlyBefore]).toEqual([]);
  });

  test('a must that has become a may is ruled otherwise in all of its cases, each option with its amount', () => {
    const { changed } = compared(
      edited('rules', ["modality: must\n    cites: ['ueberreizen#1']", "modality: may\n    cites: ['ueberreizen#1']"]),
    );
    expect(boxes(changed)).toEqual([
      { ueberreizt: ['ja'], ansage: ['keine'] },
      { ueberreizt: ['ja'], ansage: ['schneider'] },
    ]);
  });

  test('facts and options with new names are the same if their old names stand beside them', () => {
    const rename = (part: string, contents: readonly ContentFile[]): readonly ContentFile[] =>
      contents.map((file) =>
        file.file.includes(`/2023/${part}`)
          ? {
              ...file,
              text: file.text
                .replaceAll('ansage', 'gesagt')
                .replaceAll('schneider:', 'schneider-gesagt:')
                .replaceAll('gesagt: schneider', 'gesagt: schneider-gesagt'),
            }
          : file,
      );
    const renamed = rename('situations', rename('rules', rename('facts', files)));
    expect(rulesAlike(compared(renamed))).toBe(false);
    const withAliases = renamed.map((file) =>
      file.file.includes('/2023/facts')
        ? {
            ...file,
            text: file.text
              .replace('gesagt:\n', 'gesagt:\n  aliases: [ansage]\n')
              .replace('label: Schneider,', 'label: Schneider, aliases: [schneider],'),
          }
        : file,
    );
    expect(rulesAlike(compared(withAliases))).toBe(true);
  });

  test('a new option makes cases that were none, and a dropped one cases that are none any more', () => {
    const more = edited('facts', [
      '    schneider:',
      '    schwarz: { label: Schwarz, says: Schwarz war angesagt }\n    schneider:',
    ]).map((file) =>
      file.file.includes('/2023/rules')
        ? { ...file, text: file.text.replaceAll('schneider: 20', 'schneider: 20, schwarz: 40') }
        : file,
    );
    const { changed, onlyAfter } = compared(more);
    expect(changed).toEqual([]);
    expect(boxes(onlyAfter)).toEqual([{ ueberreizt: ['ja'], ansage: ['schwarz'] }]);
    expect(onlyAfter.map(({ because, effects }) => [because, effects.map(writtenEffect)])).toEqual([
      ['unknown', [{ points: 40, against: 'alleinspieler', to: 'unstated' }]],
    ]);
    const { onlyBefore } = compared(
      edited('facts', ['    schneider: { label: Schneider, says: Schneider war angesagt }\n', '']),
    );
    expect(boxes(onlyBefore)).toEqual([{ ueberreizt: ['ja'], ansage: ['schneider'] }]);
  });
});
