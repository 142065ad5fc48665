import type { APIRoute, GetStaticPaths } from 'astro';
import { rulingMarkdown } from '#api/markdown/ruling.ts';
import { rulingsIn } from '#library/named.ts';
import type { Edition, RulingDoc } from '#library/types.ts';
import { markdown, twinContext, twinsOf } from '#site/twins.ts';

export const getStaticPaths = (() => twinsOf('id', rulingsIn)) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition; thing: RulingDoc }> = ({ props, site: host }) =>
  markdown(rulingMarkdown(props.thing, twinContext(props.edition, host)));
