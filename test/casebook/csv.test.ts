/** The table for spreadsheets: parsing it by RFC 4180 gives the same texts, and no formula. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '#casebook/csv.ts';

/** A reader by the letter of RFC 4180. */
function parsed(csv: string, separator = ','): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < csv.length; at++) {
    const sign = csv.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (csv.charAt(at + 1) === '"') cell += csv.charAt(at++);
      else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === separator) [row, cell] = [[...row, cell], ''];
    else if (sign === '\r' && csv.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at++;
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) throw new Error('the last line has no end');
  return rows;
}

describe('the table', () => {
  test('says what it was given, but for the sign before what looks like a formula', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab,"\r\n=+-@ \té;') });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const read = parsed(csvOf(['een', 'twee'], rows)).slice(1);
        expect(parsed(csvOf(['een', 'twee'], rows, ';'), ';').slice(1)).toEqual(read);
        expect(read.map((row) => row.map((cell) => cell.replace(/^'(?=[\s=+\-@])/, '')))).toEqual(rows);
        for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });

  test.each(['=HYPERLINK("http://x")', '+1', '-2 punten', '@SUM(A1)', '\t=1', '  =1', '＝1'])(
    'gives no spreadsheet %j to compute',
    (cell) => {
      expect(parsed(csvOf(['x'], [[cell]]))[1]).toEqual([`'${cell}`]);
    },
  );
});
