import type { APIRoute, GetStaticPaths } from 'astro';
import { rulesJson } from '#api/rules.ts';
import type { Edition } from '#library/types.ts';
import { urlsOf } from '#addresses/urls.ts';
import { placeOf, site } from '#site/site.ts';

export const getStaticPaths = (() =>
  site().books.flatMap(({ id, editions }) =>
    editions.map((edition) => ({ params: { book: id, edition: edition.id }, props: { edition } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props }) =>
  Response.json(rulesJson(props.edition, urlsOf(placeOf(props.edition, true))));
