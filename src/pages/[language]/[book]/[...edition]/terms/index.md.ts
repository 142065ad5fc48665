import type { APIRoute, GetStaticPaths } from 'astro';
import { termsMarkdown } from '#api/markdown/terms.ts';
import { editionsInAll } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import { site } from '#site/site.ts';
import { markdown, paramsOf, twinContext } from '#site/twins.ts';

export const getStaticPaths = (() =>
  editionsInAll(site()).map((edition) => ({
    params: paramsOf(edition),
    props: { edition },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props, site: host }) =>
  markdown(termsMarkdown(twinContext(props.edition, host)));
