import type { APIRoute, GetStaticPaths } from 'astro';
import { rulesJson } from '#api/rules.ts';
import type { Edition } from '#library/types.ts';
import { urlsOf } from '#addresses/urls.ts';
import { dataPerEdition } from '#site/paths.ts';
import { plainJson } from '#site/plain-json.ts';
import { placeOf } from '#site/site.ts';

export const getStaticPaths = dataPerEdition satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props, site: host }) =>
  plainJson(rulesJson(props.edition, urlsOf(placeOf(props.edition, true)), host?.origin));
