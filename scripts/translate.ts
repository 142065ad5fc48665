/**
 * Creates a translator's files: `npm run translate -- <book> <edition> <language>`. Writes missing files with
 * every text of the original as a comment; for existing files, prints what they lack, and what has changed in
 * the original since, as git tells. Without arguments: prints how far every translation is.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { houseFile, type HouseFile } from '#library/house/house-file.ts';
import { houseTranslation } from '#library/house/translation.ts';
import { place, type Placed } from '#library/placed.ts';
import { skeletonOf } from '#library/words/skeleton.ts';
import { progressOf } from '#library/words/progress.ts';
import { translationsIn, type Translation } from '#library/words/translations.ts';
import { valueAt } from '#library/words/places.ts';
import { partsOfOn } from '#model/house.ts';
import { languages, type Language } from '#model/language.ts';
import { changedIn } from './translate/changed.ts';
import { earlierTexts } from './translate/git-history.ts';

const [book = '', edition = '', tag = ''] = process.argv.slice(2);
const language = languages.find((each) => each === tag);
const contentFiles = readContentFiles(contentRoot);
const all = contentFiles.flatMap((file) => place(file) ?? []);
const placed = filesOf(book);
const houses = contentFiles.flatMap((file) => houseFile(file) ?? []);
const house = houses.find((each) => each.book === book);
const on = house?.data?.on;
const below = on === undefined ? undefined : partsOfOn(on);
const written = writtenIn(below?.book ?? book);
// House rules may have a house.yaml and no other file.
const isThere = placed.some((file) => file.edition === edition) || house?.data?.edition.id === edition;
if (process.argv.length === 2) {
  for (const [id, files] of Map.groupBy(all, (file) => file.book)
    .entries()
    .filter(hasOriginal))
    for (const each of new Set(files.flatMap((file) => file.edition ?? [])))
      for (const translation of translationsIn(files, each, () => true))
        console.log(`${id} ${each} ${translation.language}: ${standing(translation)}`);
  for (const each of houses)
    for (const other of languages.filter((one) => one !== writtenIn(bookBelow(each)))) {
      const translation = ofHouse(each, other);
      if (translation) console.log(`${each.book} ${each.data?.edition.id ?? ''} ${other}: ${standing(translation)}`);
    }
} else if (!language || !isThere) {
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
  const translation = house ? ofHouse(house, language) : ofBook(language);
  if (!translation && below) {
    console.error(
      `${below.book} has no words in ${language}, and house rules are shown in the languages of their book. Begin with: npm run translate -- ${below.book} ${below.edition} ${language}`,
    );
    process.exitCode = 2;
  }
  const folder = `content/${book}/${edition}/words/${language}/`;
  for (const words of translation?.words ?? []) {
    const text = skeletonOf(words);
    // Below the folder of the book: `book.yaml`, or an edition and the file's name in it.
    const [, , ...path] = words.original?.file.split('/') ?? [];
    if (text === undefined || path.length === 0) continue;
    const file = folder + (path.length === 1 ? path : path.slice(1)).join('/');
    if (existsSync(join(contentRoot, file))) console.log(`${file} lacks:\n${text}`);
    else {
      mkdirSync(dirname(join(contentRoot, file)), { recursive: true });
      writeFileSync(join(contentRoot, file), text);
      console.log(`${file} is new.`);
    }
  }
  if (translation) {
    const own = translation.words.filter(({ original }) => original?.file.startsWith(`content/${book}/`));
    for (const text of changedIn({ ...translation, words: own }, placed, edition, (file) =>
      earlierTexts(contentRoot, file),
    ))
      console.log(text);
    console.log(standing(translation));
  }
}

function filesOf(id: string): readonly Placed[] {
  return all.filter((file) => file.book === id);
}

function ofBook(to: Language): Translation | undefined {
  // An empty file stands for a language without any.
  const asked = place({ file: `content/${book}/${edition}/words/${to}/facts.yaml`, text: '' });
  const hasWords = placed.some((file) => file.language === to && file.edition === edition);
  const files = hasWords || !asked ? placed : [...placed, asked];
  return translationsIn(files, edition, () => true).find((each) => each.language === to);
}

function ofHouse(file: HouseFile, to: Language): Translation | undefined {
  return houseTranslation(file, filesOf(bookBelow(file)), filesOf(file.book), to);
}

/** The book that house rules stand on; none where they name none. */
function bookBelow({ data }: HouseFile): string {
  return data ? partsOfOn(data.on).book : '';
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
