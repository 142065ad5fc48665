import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { Chips } from '#parts/Chips.tsx';
import type { Chip } from '#wording/shown-chips.ts';

const words = packs.nl.effects;
const large = (...chips: readonly Chip[]) => render(<Chips chips={chips} words={words} large />);

test('a single amount is set in the largest type, with what it counts, whose it is and whom the rule leaves unnamed', () => {
  const html = large({ text: '15 strafpunten', tone: 'strong', against: 'de overtreder', to: words.unstated });
  expect(html).toContain(
    '<b>15</b> strafpunten<small><span class="unseen">,</span> ten koste van de overtreder</small>' +
      '<small><span class="unseen">,</span> voor wie, zegt de regel niet</small></li>',
  );
});

test.each([
  ['2 tot en met 5 strafpunten', '2 tot en met 5'],
  ['€ 45', '€ 45'],
  ['−2½ Punkte', '−2½'],
])('%s: the figure is %s', (text, figure) => {
  expect(large({ text, tone: 'strong' })).toContain(`<b>${figure}</b>`);
});

test('several are too where the verdict only says them again, each with whose it is', () => {
  const chips: readonly Chip[] = [
    { text: 'game verloren', tone: 'strong', concerns: 'het koppel' },
    { text: '2 punten', tone: 'strong', to: 'de tegenpartij' },
  ];
  const html = render(<Chips chips={chips} words={words} large restated />);
  expect(html).toMatch(
    /<li>Game verloren<small>.*?het koppel<\/small><\/li><li><b>2<\/b> punten<small>.*?de tegenpartij/,
  );
  // An amount that depends on the case is no figure yet.
  expect(render(<Chips chips={chips} words={words} restated />)).not.toContain('<b>');
});

test.each([
  [
    'several consequences',
    [
      { text: '2 punten', tone: 'strong' },
      { text: 'game verloren', tone: 'strong' },
    ],
  ],
  ['no figure', [{ text: 'game verloren', tone: 'strong' }]],
  ['nothing won or lost', [{ text: '0 slagen', tone: 'quiet' }]],
  ['a figure too long for a phone', [{ text: '0,50 € bis 100,00 €', tone: 'strong' }]],
] as const)('%s: chips as everywhere', (_, chips) => {
  expect(large(...chips)).not.toContain('<b>');
});
