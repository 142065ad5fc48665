/** Who makes an index of the same texts again has the same files. */
import { close, createIndex } from 'pagefind';
import { afterAll, expect, test } from 'vitest';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decode } from 'cborg';
import { steady, type IndexFile } from '../../scripts/steady-index.ts';

const EDITIONS = Array.from({ length: 12 }, (_, at) => `book/edition-${String(at).padStart(2, '0')}`);

/** The index of a text in each edition, as Pagefind gives it. */
async function indexed(): Promise<readonly IndexFile[]> {
  const { index } = await createIndex();
  if (!index) throw new Error('no index');
  for (const edition of EDITIONS)
    await index.addCustomRecord({
      url: `/${edition}/`,
      content: `Wie neemt de slag in ${edition}?`,
      language: 'nl',
      meta: { title: edition },
      filters: { edition: [edition], all: ['yes'] },
    });
  const { files } = await index.getFiles();
  await index.deleteIndex();
  return files;
}

const sorted = (files: readonly IndexFile[]) =>
  files
    .map(({ path, content }) => [path, Buffer.from(content).toString('base64')])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));

const filterNamed = (files: readonly IndexFile[], name: string): unknown =>
  files
    .filter(({ path }) => path.endsWith('.pf_filter'))
    .map(({ content }) => decode(gunzipSync(content).subarray('pagefind_dcd'.length)) as readonly [string, unknown])
    .find(([own]) => own === name)?.[1];

afterAll(close);

test('an index of the same texts has the same files, filters and values in order', async () => {
  const [first, second] = [await indexed(), await indexed()];
  expect(sorted(first)).not.toEqual(sorted(second));
  expect(sorted(steady(first))).toEqual(sorted(steady(second)));
  expect(filterNamed(steady(first), 'edition')).toEqual(EDITIONS.map((edition, at) => [edition, [at]]));
  expect(filterNamed(steady(first), 'all')).toEqual([['yes', EDITIONS.map((_, at) => at)]]);
});

test('what names a file names the one that is there', async () => {
  const files = steady(await indexed());
  const paths = files.map(({ path }) => path);
  const text = (path: RegExp) => {
    const file = files.find((each) => path.test(each.path));
    return Buffer.from(file?.content ?? []);
  };
  const meta = /"hash":"([^"]+)"/.exec(text(/^pagefind-entry\.json$/).toString('utf8'))?.[1] ?? 'none';
  expect(paths).toContain(`pagefind.${meta}.pf_meta`);
  const [, , , filters] = decode(gunzipSync(text(/\.pf_meta$/)).subarray('pagefind_dcd'.length)) as [
    string,
    unknown,
    unknown,
    readonly (readonly [string, string])[],
  ];
  expect(filters.map(([name]) => name)).toEqual(['all', 'edition']);
  for (const [, hash] of filters) expect(paths).toContain(`filter/${hash}.pf_filter`);
});

test('an index in another form is refused, and says where to look', () => {
  const other = { path: 'filter/nl_0000000.pf_filter', content: gzipSync('another form') };
  expect(() => steady([other])).toThrow('Pagefind no longer writes its index as it did: see scripts/steady-index.ts');
});
