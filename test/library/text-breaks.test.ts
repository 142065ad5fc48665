import { expect, test } from 'vitest';
import { unbroken } from '#library/text-breaks.ts';
import { textProcessor } from '../../scripts/text-processor.ts';

test('no line of a text ends between a number and its currency, or the name of a provision', () => {
  expect(unbroken('Het kost € 30 bij 2 slagen')).toBe('Het kost €\u00a030 bij 2 slagen');
  expect(unbroken('Zie regel 4, artikel 27A en Law 27B1(a)')).toBe(
    'Zie regel\u00a04, artikel\u00a027A en Law\u00a027B1(a)',
  );
  expect(unbroken('Spelregel 4 en een rule of 3')).toBe('Spelregel 4 en een rule of 3');
});

test('a text is compiled with them, in links too', async () => {
  const renderer = await textProcessor.createMdxRenderer?.(
    { syntaxHighlight: false },
    { optimize: false, srcDir: new URL('file:///src/'), sourcemap: false },
  );
  // The program has them escaped.
  const text = '<Clause id="a">\n\nHet kost € 15; zie [regel 4](rule:x).\n\n</Clause>\n';
  const code = (await renderer?.process(text, '/content/a/b/rules/1.mdx', { title: 'x' }))?.code;
  expect(code).toContain('€\\xA015');
  expect(code).toContain('regel\\xA04');
});
