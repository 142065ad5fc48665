import { expect, test } from 'vitest';
import { isLongHelp, isLongQuestion } from '#wording/help.ts';

test('two lines of help stand there at once, more are asked for', () => {
  expect(isLongHelp('Tel de dichte stapels aan beide kanten van het scherm.')).toBe(false);
  expect(isLongHelp('Tel de dichte stapels aan beide kanten van het scherm, en reken de slag mee die nog ligt.')).toBe(
    true,
  );
});

test('a question of more than three lines is long', () => {
  expect(isLongQuestion('Hoeveel slagen waren er al gesloten?')).toBe(false);
  expect(isLongQuestion('Heeft de niet-overtredende partij nadeel gehad door het ingetrokken onvoldoende bod?')).toBe(
    true,
  );
});
