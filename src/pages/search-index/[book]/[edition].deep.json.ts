import type { APIRoute } from 'astro';
import type { Edition } from '#library/types.ts';
import { deepDataOf } from '#search/build-index.ts';
import { site } from '#site/site.ts';

export { getStaticPaths } from './[edition].json.ts';

export const GET: APIRoute<{ edition: Edition }> = ({ props }) => Response.json(deepDataOf(props.edition, site()));
