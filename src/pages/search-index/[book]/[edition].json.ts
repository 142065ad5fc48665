import type { APIRoute, GetStaticPaths } from 'astro';
import type { Edition } from '#library/types.ts';
import { indexDataOf } from '#search/build-index.ts';
import { onePerIndex } from '#site/paths.ts';
import { site } from '#site/site.ts';

export const getStaticPaths = (() => onePerIndex()) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props }) => Response.json(indexDataOf(props.edition, site()));
