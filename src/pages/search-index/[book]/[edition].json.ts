import type { APIRoute, GetStaticPaths } from 'astro';
import type { EditionIndex } from '#search/index-files.ts';
import { editionIndexes } from '#site/search-index.ts';

export const getStaticPaths = (() =>
  editionIndexes().map((index) => ({
    params: { book: index.book, edition: index.name },
    props: { index },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ index: EditionIndex }> = ({ props: { index } }) =>
  Response.json(index.divided?.head ?? index.whole);
