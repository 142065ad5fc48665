import { expect, test } from 'vitest';
import { recordSheetOf } from '#client/share/record-link.ts';
import type { CaseOnPage } from '#client/share/shared-content.ts';
import { sheetAddressIn } from '#addresses/record-sheet.ts';
import { sheetCase } from '#client/record/case.ts';
import { checkOf, data } from '../widgets/book.ts';

const questions: CaseOnPage = { ...data, phrase: data.words.phrase };

test('a decided case has a sheet, in its edition for good, that is confirmed when it is opened', () => {
  const path = recordSheetOf(questions, 'fout=te-vroeg&slagen=3&laat=ja') ?? '';
  expect(path).toMatch(/^\/nl\/proefspel\/2024\/record\/\?ruling=licht&fout=te-vroeg&slagen=3&table=/);
  const asked = sheetAddressIn(path.slice(path.indexOf('?')));
  expect(asked && sheetCase(checkOf(asked.ruling), asked.query).problems).toEqual([]);
});

test('a case that is not decided has none, nor has a ruling that does not follow from it', () => {
  expect(recordSheetOf(questions, 'fout=te-vroeg')).toBeUndefined();
  expect(recordSheetOf(questions, '')).toBeUndefined();
  expect(recordSheetOf({ ...questions, claimed: 'zwaar' }, 'fout=te-vroeg&slagen=3')).toBeUndefined();
});
