import type { APIRoute, GetStaticPaths } from 'astro';
import { editionIndexes } from '#site/search-index.ts';

export const getStaticPaths = (() =>
  editionIndexes().flatMap(({ book, name, divided }) =>
    [...(divided?.pieces ?? [])].map(([piece, content]) => ({
      params: { book, edition: name, folder: divided?.head.divided.folder, piece },
      props: { content },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: unknown }> = ({ props }) => Response.json(props.content);
