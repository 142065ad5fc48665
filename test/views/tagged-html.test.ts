import { describe, expect, test } from 'vitest';
import { tagged } from '#model/language-tags.ts';
import { htmlWithLanguages } from '#site/tagged-html.ts';

const dutch = tagged('de overtreder', 'nl');

describe('a page with texts of two languages', () => {
  test('is left alone where it has none', () => {
    const html = '<p title="a > b">a <b>b</b><!-- c --></p>';
    expect(htmlWithLanguages(html)).toBe(html);
  });

  test.each([
    [`<li>${dutch}</li>`, '<li lang="nl">de overtreder</li>'],
    [`<li> ${dutch} </li>`, '<li lang="nl"> de overtreder </li>'],
    [`<li class="a" lang="nl">${dutch}</li>`, '<li class="a" lang="nl">de overtreder</li>'],
    [`<li>Of: ${dutch}</li>`, '<li>Of: <span lang="nl">de overtreder</span></li>'],
    [`<li>${dutch} <b>!</b></li>`, '<li><span lang="nl">de overtreder</span> <b>!</b></li>'],
    [`<svg><text>Of ${dutch}</text></svg>`, '<svg><text>Of <tspan lang="nl">de overtreder</tspan></text></svg>'],
    [`<option>${dutch}!</option>`, '<option lang="nl">de overtreder!</option>'],
    [`<title>Rule 7: ${dutch} · Game</title>`, '<title lang="nl">Rule 7: de overtreder · Game</title>'],
    [`<title>Rule 7 · ${dutch}</title>`, '<title>Rule 7 · de overtreder</title>'],
    [`<a aria-label="of ${dutch}">x</a>`, '<a aria-label="of de overtreder">x</a>'],
  ])('%s', (written, given) => {
    expect(htmlWithLanguages(written)).toBe(given);
  });

  test('keeps what an abbreviation is marked with within the text', () => {
    const text = tagged('de <button>WL</button> beslist', 'nl');
    expect(htmlWithLanguages(`<p>Now ${text}.</p>`)).toBe(
      '<p>Now <span lang="nl">de <button>WL</button> beslist</span>.</p>',
    );
  });

  test('ends a text with its element, where it has been cut', () => {
    expect(htmlWithLanguages(`<p>Of ${dutch.slice(0, 12)}…<br> x</p><p>y</p>`)).toBe(
      '<p>Of <span lang="nl">de ove…<br> x</span></p><p>y</p>',
    );
  });

  test.each([
    '<style>@media (width<=48rem){a>b{color:red}}</style>',
    '<script>for(let i=0;i<n.length;i++)if(a<=b)c(`<b>`)</script>',
    '<p title="1 < 2">1 < 2, a<=b</p>',
    '<p>a <',
  ])('keeps all else as it is: %s', (html) => {
    expect(htmlWithLanguages(`${html}<i>${dutch}</i>`)).toBe(`${html}<i lang="nl">de overtreder</i>`);
  });

  test('leaves the data of scripts to them', () => {
    const data = `<script type="application/json">{"a":"${dutch}"}</script>`;
    expect(htmlWithLanguages(`${data}<p>x</p>`)).toBe(`${data}<p>x</p>`);
  });
});
