/**
 * Compares the actual language of a page's words with the declared one, for a book with words in two
 * languages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { packs } from '#i18n/packs.ts';
import type { Language } from '#model/language.ts';

/** A stretch of text of a page, and the `lang` of the nearest element around it that has one. */
export interface Said {
  readonly text: string;
  readonly lang: string;
}

/** Faults of a text: words of another language than its element declares. */
export type Judge = (said: Said) => readonly string[];

/**
 * A judge of the pages of a folder of content with one book, by the words that only its original or only its
 * translation has, including those of the interface.
 */
export function judgeOf(content: string, original: Language, translation: Language): Judge {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:yaml|mdx)$/.test(file));
  const textOf = (names: readonly string[]) =>
    names.flatMap((name) => textsOf(readFileSync(join(content, name), 'utf8'), name));
  const written = wordsOf(textOf(files.filter((file) => !file.includes('/words/'))));
  const translated = wordsOf(textOf(files.filter((file) => file.includes(`/words/${translation}/`))));
  const spoken = (language: Language) => wordsOf(strings(packs[language]));
  const only = {
    // The id of the book is a name: it may be typed into the search in any language.
    [original]: written
      .difference(translated)
      .difference(spoken(translation))
      .difference(wordsOf([basename(content)])),
    [translation]: translated.difference(written).difference(spoken(original)),
  };
  return ({ text, lang }) => {
    const foreign = lang === original ? only[translation] : lang === translation ? only[original] : undefined;
    // An address is in no language.
    return [...wordsOf([text.replace(/https?:\/\/\S+/g, ' ')])].filter((word) => foreign?.has(word));
  };
}

/** Of a file what a reader may see: the values of its data, and the text below them. */
function textsOf(file: string, name: string): readonly string[] {
  const [, front = '', body = ''] = name.endsWith('.mdx') ? (/^---\n([^]*?)---\n([^]*)$/.exec(file) ?? []) : ['', file];
  return [...strings(parse(front)), body.replace(/<[^>]*>|\]\([^)]*\)/g, ' ')];
}

/** Ids, numbers and citations are no words. */
function strings(data: unknown): readonly string[] {
  if (typeof data === 'string')
    return /^[a-z0-9#-]+$/.test(data) && data.includes('-') ? [] : [data.replace(/\{\w+\}/g, ' ')];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(strings) : [];
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []));
}
