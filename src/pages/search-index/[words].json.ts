import type { APIRoute, GetStaticPaths } from 'astro';
import { bookWordsOf } from '#search/build-book-words.ts';
import type { BookWords } from '#search/book-words.ts';
import { site } from '#site/site.ts';

export const getStaticPaths = (() =>
  [...bookWordsOf(site())].map(([words, file]) => ({
    params: { words },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: BookWords }> = ({ props }) => Response.json(props.file);
