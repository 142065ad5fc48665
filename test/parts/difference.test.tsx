import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { Difference, type Side } from '#parts/Difference.tsx';

const { effects, widget } = packs.nl;
const side = (name: string, verdict: string, more: Partial<Side> = {}): Side => ({
  ...{ name, verdict: { text: verdict }, lines: [], chips: [], effects, leave: [], cites: '', ...more },
});
const facts = [
  {
    id: 'slagen',
    ask: 'Hoeveel slagen?',
    decides: true,
    notes: ['Dit maakt het verschil'],
    values: ['0 tot en met 4', '5'],
  },
  { id: 'troef', ask: 'Was het troef?', decides: false, notes: [], values: ['ja', 'elk antwoord'] },
];
const drawn = (props: Partial<Parameters<typeof Difference>[0]> = {}) =>
  render(
    <Difference
      sides={[side('A', 'Tien punten.'), side('B', 'Vijftien punten.')]}
      amounts={widget.amounts}
      {...props}
    />,
  );

describe('a difference', () => {
  test('shows each outcome with its name, what follows, the room it leaves, its clauses and its page', () => {
    const html = drawn({
      sides: [
        side('Toen', 'Tien punten.', {
          ...{
            detail: 'editie 2023',
            open: 'de tekst zwijgt',
            leave: ['moet', 'de arbiter beslist'],
            cites: 'Regel 5A',
          },
          chips: [{ text: '10 punten', tone: 'strong', against: 'de overtreder' }],
          page: { href: '/nl/spel/rulings/tien/', text: 'Naar deze uitspraak' },
        }),
      ],
    });
    const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const part of [
      'Toen · editie 2023',
      'De tekst zwijgt: Tien punten.',
      '10 punten',
      'de overtreder',
      'Moet · de arbiter beslist',
      'Regel 5A',
    ])
      expect(text).toContain(part);
    expect(html).toContain('<a class="difference-page" href="/nl/spel/rulings/tien/">Naar deze uitspraak</a>');
  });

  test('has verdicts that are headings only where it is asked for', () => {
    expect(drawn({ headed: true })).toContain('<h3 class="difference-verdict">Tien punten.</h3>');
    expect(drawn()).not.toContain('<h3');
  });

  test('says of each fact which values go with which outcome, and once for who listens', () => {
    const html = drawn({ caption: 'Waarin ze verschillen', facts });
    expect(html).toContain('<caption>Waarin ze verschillen</caption>');
    expect(html.match(/<th scope="col">[AB]<\/th>/g)).toHaveLength(2);
    expect(html.match(/class="difference-decides"/g)).toHaveLength(1);
    expect(html.match(/<td><b class="difference-letter" aria-hidden="true">/g)).toHaveLength(4);
    for (const value of facts.flatMap(({ values }) => values)) expect(html).toContain(`<span>${value}</span>`);
  });

  test('names what else makes it, below the caption once', () => {
    const html = drawn({ caption: 'Dit maakt het verschil', reasons: ['De gevolgen zijn anders geworden.'] });
    expect(html).toContain('<li>De gevolgen zijn anders geworden.</li>');
    expect(html.match(/Dit maakt het verschil/g)).toHaveLength(1);
    expect(drawn()).not.toContain('difference-reasons');
  });
});
