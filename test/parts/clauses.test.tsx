/** The clauses under a ruling: as much lies open as a phone has room for, and nothing of the rest is lost. */
import renderToString from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Clauses } from '#parts/Clauses.tsx';
import type { QuoteText } from '#views/quote.ts';

const words = { against: '{what}', to: '{what}', concerns: '{what}' };
const quote = (label: string, letters: number): QuoteText => ({
  label,
  title: 'Slagen',
  href: `/nl/proefspel/${label}/`,
  clauses: [{ html: `<p>${'x'.repeat(letters)}</p>` }],
  notes: [],
  folded: '',
});
/** What lies open, and what waits behind the summary. */
function shown(...quotes: readonly QuoteText[]) {
  const html = renderToString(<Clauses quotes={quotes} chips={[]} words={words} unstated="" />);
  const [open = '', behind = ''] = html.split('<details class="quoted-further">');
  const labels = (part: string) => [...part.matchAll(/<a href="[^"]*">([^<]*)</g)].map(([, label]) => label);
  return { open: labels(open), behind: labels(behind), summary: /<summary>([^<]*)</.exec(behind)?.[1] };
}

describe('cited clauses', () => {
  test('the first lies open however long it is; all others wait behind their names', () => {
    const { open, behind, summary } = shown(quote('1', 900), quote('2', 30), quote('3', 30));
    expect(open).toEqual(['1']);
    expect(behind).toEqual(['2', '3']);
    expect(summary).toBe('2 · 3');
  });

  test('two short ones lie open both, and a third does not', () => {
    expect(shown(quote('1', 100), quote('2', 100))).toEqual({ open: ['1', '2'], behind: [], summary: undefined });
    expect(shown(quote('1', 20), quote('2', 20), quote('3', 20)).behind).toEqual(['3']);
  });
});
