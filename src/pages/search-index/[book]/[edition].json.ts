import type { APIRoute, GetStaticPaths } from 'astro';
import type { Edition } from '#library/types.ts';
import { indexDataOf } from '#search/build-index.ts';
import { site } from '#site/site.ts';

export const getStaticPaths = (() =>
  site().books.flatMap(({ id, editions }) =>
    editions.map((edition) => ({ params: { book: id, edition: edition.id }, props: { edition } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props }) => Response.json(indexDataOf(props.edition, site()));
