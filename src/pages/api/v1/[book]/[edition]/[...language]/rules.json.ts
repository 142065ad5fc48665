import type { APIRoute, GetStaticPaths } from 'astro';
import { rulesJson } from '#api/rules.ts';
import { editionsInAll } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import { urlsOf } from '#addresses/urls.ts';
import { dataParams } from '#site/paths.ts';
import { plainJson } from '#site/plain-json.ts';
import { placeOf, site } from '#site/site.ts';

export const getStaticPaths = (() =>
  editionsInAll(site()).map((edition) => ({
    params: dataParams(edition),
    props: { edition },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props, site: host }) =>
  plainJson(rulesJson(props.edition, urlsOf(placeOf(props.edition, true)), host?.origin));
