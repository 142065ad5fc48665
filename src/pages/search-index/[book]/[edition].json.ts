import type { APIRoute, GetStaticPaths } from 'astro';
import { editionsInAll, wordsOf } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import { indexDataOf } from '#search/build-index.ts';
import { indexName } from '#search/index-name.ts';
import { site } from '#site/site.ts';

export const getStaticPaths = (() =>
  editionsInAll(site()).map((edition) => {
    const [book, name] = indexName({ book: edition.bookId, edition: edition.id, ...wordsOf(edition) }).split('/');
    return { params: { book, edition: name }, props: { edition } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props }) => Response.json(indexDataOf(props.edition, site()));
