/** What to do now: the later steps of many wait, none is lost, and their numbers go on. */
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Steps } from '#parts/Steps.tsx';

const steps = ['Eén', 'Twee', 'Drie', 'Vier'].map((text) => ({ text }));
const texts = (html: string) => [...html.matchAll(/<li><span>(\p{L}+)</gu)].map(([, text]) => text);

test('all lie open in one list where there is no fold', () => {
  const html = renderToString(<Steps steps={steps} fold={undefined} lang={undefined} />);
  expect(texts(html)).toEqual(['Eén', 'Twee', 'Drie', 'Vier']);
  expect(html).not.toContain('<details');
});

test('those beyond the first wait behind their number, and count on', () => {
  const html = renderToString(<Steps steps={steps} fold={{ open: 2, label: 'nog 2 stappen' }} lang="da" />);
  const [open = '', behind = ''] = html.split('<details class="later">');
  expect(texts(open)).toEqual(['Eén', 'Twee']);
  expect(texts(behind)).toEqual(['Drie', 'Vier']);
  expect(behind).toMatch(/^<summary>nog 2 stappen<\/summary><ol class="steps steps-on" start="3" lang="da">/);
  expect(html.match(/lang="da"/g)).toHaveLength(2);
});
