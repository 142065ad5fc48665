/**
 * Creates a translator's files: `npm run translate -- <book> <edition> <language>`. Writes missing files with
 * every text of the original as a comment; for existing files, prints what they lack, and what has changed in
 * the original since, as git tells. Without arguments: prints how far every translation is.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { houseFile } from '#library/house/house-file.ts';
import { place, type Placed } from '#library/placed.ts';
import { skeletonOf } from '#library/words/skeleton.ts';
import { progressOf } from '#library/words/progress.ts';
import { translationsIn, type Translation } from '#library/words/translations.ts';
import { valueAt } from '#library/words/places.ts';
import { partsOfOn } from '#model/house.ts';
import { languages } from '#model/language.ts';
import { changedIn } from './translate/changed.ts';
import { earlierTexts } from './translate/git-history.ts';

const [book = '', edition = '', tag = ''] = process.argv.slice(2);
const language = languages.find((each) => each === tag);
const contentFiles = readContentFiles(contentRoot);
const all = contentFiles.flatMap((file) => place(file) ?? []);
const placed = all.filter((file) => file.book === book);
const on = contentFiles.flatMap((file) => houseFile(file) ?? []).find((each) => each.book === book)?.data?.on;
const written = writtenIn(on === undefined ? book : partsOfOn(on).book);
if (process.argv.length === 2) {
  for (const [id, files] of Map.groupBy(all, (file) => file.book)
    .entries()
    .filter(hasOriginal))
    for (const each of new Set(files.flatMap((file) => file.edition ?? [])))
      for (const translation of translationsIn(files, each, () => true))
        console.log(`${id} ${each} ${translation.language}: ${standing(translation)}`);
} else if (!language || !placed.some((file) => file.edition === edition)) {
  console.error(
    `Usage: npm run translate -- <book> <edition> <language>, with an edition that is there and one of ${languages.join(', ')}.`,
  );
  process.exitCode = 2;
} else if (language === written) {
  const instead =
    on === undefined
      ? ''
      : ` What reads otherwise with you than in ${on} stands in content/${book}/${edition}/words/${language}/, in a file named as the one of that book: docs/house-rules.md.`;
  console.error(`${book} is written in ${language}: there is nothing to translate.${instead}`);
  process.exitCode = 2;
} else {
  const folder = `content/${book}/${edition}/words/${language}/`;
  // An empty file stands for a language without any.
  const asked = place({ file: `${folder}facts.yaml`, text: '' });
  const isThere = placed.some((file) => file.language === language && file.edition === edition);
  const files = isThere || !asked ? placed : [...placed, asked];
  const translation = translationsIn(files, edition, () => true).find((each) => each.language === language);
  for (const words of translation?.words ?? []) {
    const text = skeletonOf(words);
    const original = words.original?.file.replace(`content/${book}/`, '').replace(`${edition}/`, '');
    if (text === undefined || original === undefined) continue;
    const file = folder + original;
    if (existsSync(join(contentRoot, file))) console.log(`${file} lacks:\n${text}`);
    else {
      mkdirSync(dirname(join(contentRoot, file)), { recursive: true });
      writeFileSync(join(contentRoot, file), text);
      console.log(`${file} is new.`);
    }
  }
  if (translation) {
    for (const text of changedIn(translation, files, edition, (file) => earlierTexts(contentRoot, file)))
      console.log(text);
    console.log(standing(translation));
  }
}

/** The language that a book has in its book.yaml. */
function writtenIn(id: string): unknown {
  const file = all.find((each) => each.book === id && each.as === 'book' && each.language === undefined);
  return valueAt(file?.source.value, ['language']);
}

/** What a club words otherwise stands in the form of a translation, and is none. */
function hasOriginal([, files]: readonly [string, readonly Placed[]]): boolean {
  return files.some(({ as, language }) => as === 'book' && language === undefined);
}

/** How far a translation is: `100 %: 310 units, none stale, none missing`. */
function standing(translation: Translation): string {
  const { percent, current, stale, missing } = progressOf(translation);
  return `${percent} %: ${current} units, ${stale || 'none'} stale, ${missing || 'none'} missing`;
}
