/** The answers under a ruling: the last ones lie open, the earlier ones of many wait, and none is lost. */
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Why } from '#client/widgets/Why.tsx';
import type { WhyRow } from '#client/widgets/why-rows.ts';
import { data } from './book.ts';

const row = (n: number, others = 0): WhyRow => ({
  fact: `f${n}`,
  says: `Antwoord ${n}`,
  change: '?',
  instead: Array.from({ length: others }, (_, at) => ({
    when: `een ander antwoord op de vraag (${at})`,
    says: '',
    outcome: 'een uitspraak',
    decides: false,
    href: `?${at}`,
  })),
});
/** The answers before and behind the fold; each with so many others, of which each takes two lines. */
function shown(count: number, others = 0) {
  const rows = Array.from({ length: count }, (_, n) => row(n + 1, others));
  const html = renderToString(<Why rows={rows} words={data.words} />);
  const folded = /<details class="why-earlier">.*?<\/details>/.exec(html)?.[0] ?? '';
  const answers = (part: string) => [...part.matchAll(/>Antwoord (\d+)</g)].map(([, n]) => Number(n));
  return { folded: answers(folded), open: answers(html.replace(folded, '')), summary: folded };
}

test('up to four answers lie open, in their order', () => {
  expect(shown(4)).toMatchObject({ folded: [], open: [1, 2, 3, 4] });
});

test('of answers with many others fewer lie open, and always the last', () => {
  expect(shown(4, 2)).toMatchObject({ folded: [1, 2], open: [3, 4] });
  expect(shown(3, 9)).toMatchObject({ folded: [1, 2], open: [3] });
  expect(shown(1, 9)).toMatchObject({ folded: [], open: [1] });
});

test('of more, the last three lie open, and the number of the others says how many wait', () => {
  expect(shown(6)).toMatchObject({ folded: [1, 2, 3], open: [4, 5, 6] });
  expect(shown(6).summary).toMatch(/<summary>Al vastgesteld: 3<\/summary>/);
});
