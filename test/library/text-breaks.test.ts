import { expect, test } from 'vitest';
import { textProcessor } from '../../scripts/text-processor.ts';

test('a text is compiled with the spaces in which no line ends, in links too', async () => {
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
