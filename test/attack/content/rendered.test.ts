/** The HTML of every text that passes the checker contains only words and the markup of Markdown. */
import fc from 'fast-check';
import { parse, type HTMLElement } from 'node-html-parser';
import { renderToString } from 'preact-render-to-string';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { parseBody } from '#library/body.ts';
import { webAddressSchema } from '#model/index.ts';
import { Text } from '#parts/Text.tsx';
import { faultsOf } from './text-faults.ts';

/** What Markdown of a text may become. */
const TAGS = [
  ...[
    'p',
    'em',
    'strong',
    'del',
    'code',
    'pre',
    'a',
    'br',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ...['blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'input'],
];
/** Attributes of lists, tables and task boxes, which are harmless. */
const ATTRIBUTES = ['href', 'start', 'align', 'class', 'type', 'checked', 'disabled'];

const piece = fc.constantFrom(
  ...[
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;img src=x onerror=alert(1)&#62;',
    '`<script>`',
    '\\<b>',
    '"><svg onload=x>',
  ],
  ...[
    '<b>',
    '</b>',
    '<script>',
    '{',
    '}',
    '{1}',
    '[',
    ']',
    '(',
    ')',
    '](',
    '&',
    '&amp;',
    '&quot;',
    '"',
    "'",
    '`',
    '```',
    '\\',
    '*',
    '**',
  ],
  ...[
    '[x](rule:kap)',
    '[x](https://e.nl/?a=1&b="2")',
    '[x](javascript:alert(1))',
    '<https://e.nl>',
    'www.e.nl',
    '![x](y)',
    '[x]: y',
  ],
  ...[
    '\n\n',
    '\n',
    ' ',
    '- ',
    '| a | b |\n|---|---|\n',
    '> ',
    '# ',
    '~~',
    '---',
    '1. ',
    '- [ ] x',
    '    ',
    '{/* x */}',
    'woord',
    'é',
    '<!--',
    '-->',
  ],
);

test('a clause that is let pass has no element, attribute or address of a stranger in it', () => {
  let passed = 0;
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 9 }), (pieces) => {
      const source = `<Clause id="a">\n\nTekst ${pieces.join('')}\n\n</Clause>\n`;
      if (faultsOf('content/b/e/rules/1-x.mdx', source).length > 0) return;
      const parsed = parseBody(source);
      if (!parsed.ok) throw new Error('no fault, and yet it cannot be read');
      passed++;
      for (const { html, links } of parsed.value.clauses) {
        for (const element of parse(html).querySelectorAll('*')) {
          expect([element.rawTagName, TAGS.includes(element.rawTagName)]).toEqual([element.rawTagName, true]);
          expect(Object.keys(element.attributes).filter((name) => !ATTRIBUTES.includes(name))).toEqual([]);
          expect(
            addressOf(element) === undefined || links.some(({ target }) => written(target) === addressOf(element)),
          ).toBe(true);
        }
      }
    }),
    { numRuns: 3_000, seed: 13 },
  );
  expect(passed).toBeGreaterThan(300);
});

test('words from YAML come to a page as words', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const words = pieces.join('');
      const html = renderToString(h('p', { title: words }, h(Text, { of: { text: words } })));
      const elements = parse(html).querySelectorAll('*');
      expect(elements.map(({ rawTagName }) => rawTagName).filter((name) => !['p', 'span'].includes(name))).toEqual([]);
      expect(elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => name !== 'title')).toEqual(
        [],
      );
    }),
    { numRuns: 500, seed: 13 },
  );
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:x',
  'data:text/html,x',
  'http://e.nl',
  'https:e.nl',
  'https://a:b@e.nl',
  '//e.nl',
])('%s is no address on the web', (address) => {
  expect(webAddressSchema.safeParse(address).success).toBe(false);
});

/** As it stands in a page: what is no sign of addresses is encoded. */
function written(target: string): string {
  return encodeURI(target).replace(/%25(?=[0-9A-F]{2})/gi, '%');
}

function addressOf(element: HTMLElement): string | undefined {
  return element.getAttribute('href');
}
