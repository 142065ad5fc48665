import type { APIRoute, GetStaticPaths } from 'astro';
import { bookJson } from '#api/book.ts';
import { urlsOf } from '#addresses/urls.ts';
import { editionsInAll } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import { siteRoot } from '#site/absolute.ts';
import { dataParams } from '#site/paths.ts';
import { plainJson } from '#site/plain-json.ts';
import { placeOf, site } from '#site/site.ts';

export const getStaticPaths = (() =>
  editionsInAll(site()).map((edition) => ({
    params: dataParams(edition),
    props: { edition },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props, site: host }) =>
  plainJson(bookJson(props.edition, urlsOf({ ...placeOf(props.edition, true), base: siteRoot(host) })));
