/** Braces in a text that nothing is filled into: readers would see them. */
import type { DataPath, SourceFile } from '#library/source.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { remembered } from '#check/lookup.ts';

/**
 * Words around a number: of a kind of points, of a fact and of a calculator. `{n}` is filled into them, and
 * nothing else.
 */
const AROUND_A_NUMBER =
  /^(?:points\.[^.]+\.(?:one|other)|words\.count\.[^.]+\.(?:one|other)|[^.]+\.says(?:\.(?:one|other))?|calculator\.hand\.tooMany)$/;

export function placeholders({ book, edition }: EditionContent): readonly Finding[] {
  return [book, edition.facts, edition.terms, edition.laws, ...edition.rules, ...edition.situations, ...edition.cases]
    .filter((file) => file !== undefined)
    .flatMap(inFile);
}

/** A file that a save did not touch is not gone through again. */
const inFile = remembered(({ source, data }: { readonly source: SourceFile; readonly data: unknown }) =>
  inside(data, source, []),
);

function inside(value: unknown, source: SourceFile, path: DataPath): readonly Finding[] {
  if (typeof value === 'string') return inText(value, source, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    inside(inner, source, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function inText(text: string, source: SourceFile, path: DataPath): readonly Finding[] {
  const isAroundNumber = AROUND_A_NUMBER.test(path.join('.'));
  const names = new Set(text.match(/\{[a-zA-Z]+\}/g));
  return [...names]
    .filter((name) => !isAroundNumber || name !== '{n}')
    .map((name) => {
      const mend = isAroundNumber ? 'Only {n} is, for the number.' : 'Write it without braces.';
      return finding(
        'schema',
        source.locate(path),
        `nothing is filled in for \`${name}\` here, so readers would see its braces. ${mend}`,
      );
    });
}
