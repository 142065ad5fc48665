import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { run } from '#check/cli.ts';
import { readContentFiles } from '#library/files.ts';

let root = '';
const at = (...parts: readonly string[]) => join(root, 'content', ...parts);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arbiter-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the checker says of the files that could not be read. */
const faults = () =>
  check(readContentFiles(root))
    .filter(({ code }) => code === 'unreadable-file')
    .map(({ position: { file }, message }) => `${file} ${message}`);

describe('below content/', () => {
  beforeEach(() => mkdirSync(at('boek'), { recursive: true }));

  test('a link is no file, wherever it leads, and nothing is read through it', () => {
    mkdirSync(join(root, 'elders'));
    writeFileSync(join(root, 'elders', 'geheim.yaml'), 'geheim: ja');
    symlinkSync(join(root, 'elders'), at('map'));
    symlinkSync(join(root, 'elders', 'geheim.yaml'), at('boek', 'book.yaml'));
    symlinkSync('nergens', at('boek', 'los.yaml'));
    symlinkSync('..', at('boek', 'kring'));
    expect(faults()).toEqual(
      ['boek/book.yaml', 'boek/kring', 'boek/los.yaml', 'map'].map(
        (file) =>
          `content/${file} this is a symbolic link, and where it leads is not a part of the content. Put the file itself here.`,
      ),
    );
    expect(readContentFiles(root).map(({ text }) => text)).toEqual(['', '', '', '']);
  });

  test('a pipe is not waited for', () => {
    execFileSync('mkfifo', [at('boek', 'book.yaml')]);
    expect(faults()).toEqual([expect.stringContaining('content/boek/book.yaml this is no file but a pipe')]);
  });

  test('a name that is not UTF-8 or has a line break is told so that it can be read', () => {
    writeFileSync(Buffer.from(`${at('boek')}/caf\xe9.yaml`, 'latin1'), '');
    writeFileSync(at('boek', 'twee\nregels.yaml'), '');
    expect(faults()).toEqual([
      expect.stringContaining('content/boek/caf\uFFFD.yaml the name'),
      expect.stringContaining('content/boek/twee\uFFFDregels.yaml the name'),
    ]);
  });

  test('a file that nobody may open, and one that is far too large, are told', () => {
    writeFileSync(at('boek', 'groot.yaml'), '');
    truncateSync(at('boek', 'groot.yaml'), 3_000_000_000);
    writeFileSync(at('boek', 'dicht.yaml'), '');
    chmodSync(at('boek', 'dicht.yaml'), 0);
    const closed =
      process.getuid?.() === 0 ? [] : [expect.stringContaining('content/boek/dicht.yaml this cannot be opened')];
    expect(faults()).toEqual([
      ...closed,
      expect.stringContaining('content/boek/groot.yaml this file is larger than 2 MB'),
    ]);
  });

  test('hidden files are left alone', () => {
    writeFileSync(at('.DS_Store'), '\xff');
    expect(readContentFiles(root)).toEqual([]);
  });
});

test('content/ that is a link is told, and not followed', () => {
  mkdirSync(join(root, 'elders', 'boek'), { recursive: true });
  writeFileSync(join(root, 'elders', 'boek', 'book.yaml'), 'title: ja');
  symlinkSync(join(root, 'elders'), at());
  expect(readContentFiles(root)).toEqual([{ file: 'content', text: '', fault: 'link' }]);
  expect(faults()).toEqual([expect.stringContaining('content this is a symbolic link')]);
});

test('a text of a rule may have a tenth of what other files may', () => {
  mkdirSync(at('boek', '2024', 'rules'), { recursive: true });
  writeFileSync(at('boek', '2024', 'rules', '1-a.mdx'), ' '.repeat(200_001));
  writeFileSync(at('boek', 'book.yaml'), ' '.repeat(200_001));
  expect(faults()).toEqual([
    expect.stringContaining('content/boek/2024/rules/1-a.mdx this file is larger than 200 kB'),
  ]);
});

test('content/ that is a file is told, and its list of addresses is not written', () => {
  writeFileSync(at(), 'tekst');
  let output = '';
  expect(run([root, '--update-permalinks'], (text) => (output += text))).toBe(1);
  expect(output).toMatch(/^content:1:1 unreadable-file this is a file, and the content is a folder\./);
});

test('a list of addresses that is a link is not written through', () => {
  mkdirSync(at());
  writeFileSync(join(root, 'elders'), 'blijft');
  symlinkSync(join(root, 'elders'), at('permalinks.txt'));
  expect(run([root, '--update-permalinks'], () => undefined)).toBe(1);
  expect(readContentFiles(root)).toMatchObject([{ file: 'content/permalinks.txt', fault: 'link' }]);
});
