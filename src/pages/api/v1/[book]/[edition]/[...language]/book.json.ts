import type { APIRoute, GetStaticPaths } from 'astro';
import { bookJson } from '#api/book.ts';
import { urlsOf } from '#addresses/urls.ts';
import type { Edition } from '#library/types.ts';
import { siteRoot } from '#site/absolute.ts';
import { dataPerEdition } from '#site/paths.ts';
import { plainJson } from '#site/plain-json.ts';
import { placeOf } from '#site/site.ts';

export const getStaticPaths = dataPerEdition satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props, site: host }) =>
  plainJson(bookJson(props.edition, urlsOf({ ...placeOf(props.edition, true), base: siteRoot(host) })));
