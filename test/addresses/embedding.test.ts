import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMBED_SCRIPT, embedCode } from '#addresses/embedding.ts';

test('the code for other sites is a frame with a name, and a script that gives it its height', () => {
  const url = 'https://example.org/regels/nl/kaartspel/situations/kap/embed/?fout=kap&slagen=3';
  expect(embedCode(url, 'Kap "zonder" recht < 3', 'https://example.org/regels/')).toBe(
    [
      '<iframe src="https://example.org/regels/nl/kaartspel/situations/kap/embed/?fout=kap&amp;slagen=3" ' +
        'title="Kap &quot;zonder&quot; recht &lt; 3" height="600" loading="lazy" referrerpolicy="no-referrer" ' +
        'style="display: block; width: 100%; border: 0; color-scheme: light"></iframe>',
      '<script src="https://example.org/regels/embed.js" referrerpolicy="no-referrer" async></script>',
    ].join('\n'),
  );
});

test('the script listens for what embedded pages send', () => {
  for (const file of [`public/${EMBED_SCRIPT}`, 'src/client/embedded.ts'])
    expect(readFileSync(file, 'utf8')).toContain(`'arbiter:height'`);
});
