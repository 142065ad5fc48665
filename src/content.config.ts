/** Astro's collections: the same files and schemas that the checker and the library read. */
import { join } from 'node:path';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentRoot } from '#library/content-root.ts';
import { ruleSchema, situationSchema } from '#model/index.ts';

/** Ids are paths below `content/` as they stand, so that two files can never share one. */
const load = (folder: string) =>
  glob({
    base: join(contentRoot, 'content'),
    pattern: `*/*/${folder}/*.mdx`,
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });

export const collections = {
  rules: defineCollection({ loader: load('rules'), schema: ruleSchema }),
  situations: defineCollection({ loader: load('situations'), schema: situationSchema }),
};
