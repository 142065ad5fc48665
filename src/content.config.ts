/**
 * The texts of content/. The checker reads the same files by itself, with a place for each message
 * (src/check/).
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro:content';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { contentRoot } from '#library/content-root.ts';
import { decidedCaseSchema } from '#model/decided-case.ts';
import { textsHandedOver } from '#site/handover.ts';
import { ruleSchema } from '#model/rule.ts';
import { situationSchema } from '#model/situation.ts';
import { isRecord } from '#model/untyped.ts';

/**
 * An entry is called as its file is: `troefcall/2020-2021/rules/11-drie-keer`.
 * @param inBook the pattern of its path in a book
 */
function texts(inBook: string): Loader {
  const book = textsHandedOver();
  const files = glob({
    base: pathToFileURL(resolve(contentRoot, 'content')),
    pattern: book === undefined ? ['!**'] : `${book}/${inBook}`,
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    // Nobody reads the source from the store.
    retainBody: false,
  });
  return { ...files, load: (context) => files.load(context.watcher ? lenient(quiet(context)) : quiet(context)) };
}

/** A library without translations or cases is no reason for a warning. */
function quiet(context: LoaderContext): LoaderContext {
  const logger = context.logger.fork('content');
  logger.warn = (message) => {
    if (!message.startsWith('No files found')) context.logger.warn(message);
  };
  return { ...context, logger };
}

/**
 * While developing, what is wrong with data is told by the checker on every page, with its place, and the
 * server runs on.
 */
function lenient(context: LoaderContext): LoaderContext {
  return { ...context, parseData: (entry) => context.parseData(entry).catch(() => entry.data) };
}

/** Astro reads a day in YAML as a date; the schemas take what is written. */
function daysAsWritten(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, daysAsWritten(each)]));
}

export const collections = {
  rules: defineCollection({ loader: texts('*/rules/*.mdx'), schema: ruleSchema }),
  situations: defineCollection({ loader: texts('*/situations/*.mdx'), schema: situationSchema }),
  cases: defineCollection({
    loader: texts('*/cases/*.mdx'),
    schema: z.preprocess(daysAsWritten, decidedCaseSchema),
  }),
  /** Translations: their data are words in the places of those that they replace (src/model/words.ts). */
  words: defineCollection({ loader: texts('*/words/*/*/*.mdx'), schema: z.record(z.string(), z.unknown()) }),
};
