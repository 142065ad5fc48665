import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate, mdxToJs, type MdastPluginList } from 'satteri';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import config from '../../astro.config.mjs';
import { ContentError } from '#check/assert.ts';
import { refuseFaulty } from '#check/compiling.ts';

/** A small sound book: the faults are those of the text that is compiled. */
const ROOT = 'test/books/good/two-editions';
const FILE = pathToFileURL(`${ROOT}/content/reizspiel/2023/rules/5-ueberreizen.mdx`);
const refuse = refuseFaulty(ROOT);
const compiled = (source: string, mdastPlugins: MdastPluginList = [refuse]) =>
  mdxToJs(source, { fileURL: FILE, mdastPlugins });

/** What would run in the build, or show what nobody has checked. */
const hostile: readonly (readonly [what: string, source: string])[] = [
  ['an attribute that is computed', '<Clause id="a" x={globalThis.ran = 1}>Tekst.</Clause>'],
  ['a label that is computed', '<Clause id="a" label={process.env.SECRET}>Tekst.</Clause>'],
  ['raw HTML in an attribute', '<Clause id="a" set:html="<meta http-equiv=refresh>">Tekst.</Clause>'],
  ['a directive of Astro', '<Clause id="a" client:load>Tekst.</Clause>'],
  ['a slot, which hides it', '<Clause id="a" slot="weg">Tekst.</Clause>'],
  ['an id that is there twice', '<Clause id="a" id="b">Tekst.</Clause>'],
  ['a spread', '<Clause {...{ id: "a" }}>Tekst.</Clause>'],
  ['a spread in a note', '<Clause id="a">\n\nTekst.\n\n<Note {...process.env}>Noot.</Note>\n\n</Clause>'],
  ['an expression', '<Clause id="a">Tekst. {globalThis.ran = 1}</Clause>'],
  ['an expression behind a comment', '<Clause id="a">Tekst. {/* */ (globalThis.ran = 1) /* */}</Clause>'],
  ['an import', 'import "node:fs";\n\n<Clause id="a">Tekst.</Clause>'],
  ['an export', 'export const x = (globalThis.ran = 1);\n\n<Clause id="a">Tekst.</Clause>'],
  ['an element', '<Clause id="a">\n\n<script>alert(1)</script>\n\n</Clause>'],
  ['an image', '<Clause id="a">![x](./x.png)</Clause>'],
  ['a link in two places', '<Clause id="a">\n\n[x][y]\n\n[y]: javascript:alert(1)\n\n</Clause>'],
];

describe('what is compiled into the site', () => {
  test.each(hostile)('is no text with %s', (_, source) => {
    // Without the plugin the compiler takes it, so it is the plugin that refuses it.
    expect(() => compiled(source, [])).not.toThrow();
    expect(() => compiled(source)).toThrow(ContentError);
  });

  test('is every text that the checker lets pass, as it was', async () => {
    const source =
      '<Clause id="a" label="A">\n\nTekst. {/* Nog na te zien. */}\n\n<Note kind="gap">Noot.</Note>\n\n</Clause>';
    expect((await compiled(source)).code).toBe((await compiled(source, [])).code);
  });

  test('passes this door in the site’s own configuration', async () => {
    const processor = config.markdown?.processor;
    const renderer = await processor?.createMdxRenderer?.(
      { syntaxHighlight: false, shikiConfig: {} as never, gfm: true, smartypants: true },
      { optimize: false, srcDir: pathToFileURL('src/'), sourcemap: false },
    );
    expect(renderer).toBeDefined();
    const render = async (source: string) => await renderer?.process(source, 'content/a/b/rules/1-x.mdx', {});
    await expect(render('<Clause id="a">Tekst.</Clause>')).resolves.toMatchObject({ code: expect.any(String) });
    await expect(render('<Clause id="a" x={1}>Tekst.</Clause>')).rejects.toThrow(/1:16 attribute a <Clause> has no/);
  });

  test('tells the compiler the line and the column', () => {
    expect(() => compiled('\n\n<Clause id="a" x={1}>Tekst.</Clause>')).toThrow(
      expect.objectContaining({ line: 3, column: 16 }),
    );
  });
});

describe('a file that would write to the disk of whoever builds the site', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-hostile-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('does so where nothing refuses it, and does not with the door shut', async () => {
    const trace = join(folder, 'trace');
    const source = `<Clause id="a" x={process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(trace)}, "")}>Tekst.</Clause>`;
    const runtime = { Fragment: 'f', jsx: () => null, jsxs: () => null };
    const run = async (mdastPlugins: MdastPluginList) => {
      const { default: Content } = await evaluate(source, { ...runtime, mdastPlugins });
      (Content as (props: object) => unknown)({ components: { Clause: () => null } });
    };
    await expect(run([refuse])).rejects.toThrow(ContentError);
    expect(existsSync(trace)).toBe(false);
    await run([]);
    expect(existsSync(trace)).toBe(true);
  });
});
