import { describe, expect, test } from 'vitest';
import { abbreviationsOf, markHtml, markOf, partsOf, markText } from '#wording/abbreviations.ts';

const terms = {
  wedstrijdleider: { term: 'Wedstrijdleider', abbreviation: 'WL', definition: 'De arbiter. Hij "leidt".' },
  'overtredende-partij': { term: 'Overtredende partij', abbreviation: 'OP', definition: 'Het paar in overtreding.' },
  'niet-overtredende-partij': { term: 'Niet-overtredende partij', abbreviation: 'NOP', definition: 'De anderen.' },
  spelregels: { term: 'Spelregels', abbreviation: 'Spr.', definition: 'Het boekje.' },
  wedstrijdlocatie: { term: 'Wedstrijdlocatie', abbreviation: 'WL', definition: 'Waar men speelt.' },
  kap: { term: 'Kap', definition: 'Zonder afkorting.' },
};
const all = abbreviationsOf(terms);
const find = (short: string) => all.filter((each) => each.short === short);
const [WL] = find('WL');
const mark = (short: string) => find(short).map(markOf).join('');

describe('abbreviations of a glossary', () => {
  test('belong to the first term that has them', () => {
    expect(all.map(({ short, id }) => [short, id])).toEqual([
      ['WL', 'wedstrijdleider'],
      ['OP', 'overtredende-partij'],
      ['NOP', 'niet-overtredende-partij'],
      ['Spr.', 'spelregels'],
    ]);
  });

  test('are found as whole words only, as they are written', () => {
    expect(partsOf('De WL (WL!) en de OWL, de wl, WLs en WL2.', all)).toEqual([
      'De ',
      WL,
      ' (',
      WL,
      '!) en de OWL, de wl, WLs en WL2.',
    ]);
    expect(partsOf('Volgens Spr. 27', all)).toEqual(['Volgens ', ...find('Spr.'), ' 27']);
  });

  test('do not hide in longer ones', () => {
    expect(partsOf('NOP en OP', all)).toEqual([...find('NOP'), ' en ', ...find('OP')]);
    expect(markText('De NOP < OP', all)).toBe(`De ${mark('NOP')} &lt; ${mark('OP')}`);
    expect(markText('Niets & niemand', all)).toBeUndefined();
  });

  test('leave a text without any as it is', () => {
    expect(partsOf('Niets.', all)).toEqual(['Niets.']);
    expect(partsOf('', all)).toEqual([]);
    expect(partsOf('De WL', [])).toEqual(['De WL']);
  });
});

describe('a page with abbreviations', () => {
  test('has each one marked with its definition', () => {
    expect(markHtml('<p>De WL komt.</p>', all)).toBe(`<p>De ${mark('WL')} komt.</p>`);
    expect(mark('WL')).toContain('data-means="Wedstrijdleider: De arbiter. Hij &quot;leidt&quot;."');
  });

  test.each([
    '<a href="/x">De WL</a>',
    '<a href="/x"><b>De <i>WL</i></b></a>',
    '<button>WL</button>',
    '<summary>Wat de WL doet</summary>',
    '<label><input type="checkbox"> de WL</label>',
    '<script>if (a < b) WL("</p>")</script>',
    '<p title="De WL > de OP">x</p>',
    '<!-- WL -->',
    '<div data-plain><p>De <b>WL</b></p></div>',
  ])('keeps its hands off %s', (html) => {
    expect(markHtml(html, all)).toBe(html);
  });

  test('has no mark within a character reference', () => {
    const named = abbreviationsOf({
      en: { term: 'En', definition: 'En.', abbreviation: 'amp' },
      kleiner: { term: 'Kleiner', definition: 'Kleiner dan.', abbreviation: 'x3C' },
      rest: { term: 'Rest', definition: 'Rest.', abbreviation: '39' },
    });
    expect(markHtml('<p>a &amp; b &#x3C; c &#39; & d &quot; &</p>', named)).toBe(
      '<p>a &amp; b &#x3C; c &#39; & d &quot; &</p>',
    );
    const [en] = named;
    expect(markHtml('<p>amp &amp;amp amp;</p>', named)).toBe(
      `<p>${en && markOf(en)} &amp;${en && markOf(en)} ${en && markOf(en)};</p>`,
    );
  });

  test('goes on after what it left alone', () => {
    expect(markHtml('<div data-plain><div>WL</div><br>WL</div><p>WL</p>', all)).toBe(
      `<div data-plain><div>WL</div><br>WL</div><p>${mark('WL')}</p>`,
    );
    expect(markHtml('<svg><path d="M0"/><use href="#a"></use></svg>WL', all)).toBe(
      `<svg><path d="M0"/><use href="#a"></use></svg>${mark('WL')}`,
    );
    expect(markHtml('<a href="/x">WL</a> en WL', all)).toBe(`<a href="/x">WL</a> en ${mark('WL')}`);
  });
});
