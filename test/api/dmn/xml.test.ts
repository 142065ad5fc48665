import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { element, textElement, xmlDocument } from '#api/dmn/xml.ts';

test('what means something to XML is written as a text, in attributes and between tags', () => {
  const root = element(
    'a',
    { said: '"1" < 2 &\n3', missing: undefined },
    textElement('b', 'x < y && y > "z"\n\r'),
    undefined,
  );
  expect(xmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a said="&quot;1&quot; &lt; 2 &amp;&#10;3">\n' +
      '  <b>x &lt; y &amp;&amp; y &gt; "z"\n&#13;</b>\n</a>\n',
  );
});

test('what no document may contain is replaced', () => {
  expect(xmlDocument(textElement('a', '\u0000b\uD800\uFFFFc😀'))).toContain('<a>\uFFFDb\uFFFD\uFFFDc😀</a>');
});

test('no text ends its element or begins another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = parse(xmlDocument(element('a', { said: text }, textElement('b', text))));
      expect(read.querySelectorAll('*').map(({ rawTagName }) => rawTagName)).toEqual(['a', 'b']);
    }),
  );
});
