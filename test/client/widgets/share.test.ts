import { expect, test } from 'vitest';
import { queryToAnswers } from '#addresses/answers.ts';
import { caseText } from '#client/widgets/share.ts';
import { data } from './book.ts';

const { answers } = queryToAnswers('fout=te-vroeg&slagen=3', data.table.facts);
const ruling = data.rulings['licht'];
if (!ruling) throw new Error('no such ruling');
const link = 'https://arbiter.example/nl/proefspel/2024/rulings/licht/?fout=te-vroeg&slagen=3';

test('the text to hand on has verdict, consequence, room, case, citation and link, a line each', () => {
  expect(caseText(data, ruling, answers, link).split('\n')).toEqual([
    'Tien punten',
    '10 punten (Ten laste van: de overtreder)',
    'moet',
    'Verkeerde kaart: een speler speelde te vroeg; 3 gesloten slagen',
    'PB, Proefspel 2024, regel 1A',
    link,
  ]);
});
