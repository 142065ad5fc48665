import type { APIRoute, GetStaticPaths } from 'astro';
import { situationMarkdown } from '#api/markdown/situation.ts';
import { situationsIn } from '#library/named.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import { markdown, twinContext, twinsOf } from '#site/twins.ts';

export const getStaticPaths = (() => twinsOf('id', situationsIn)) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition; thing: SituationDoc }> = ({ props, site: host }) =>
  markdown(situationMarkdown(props.thing, twinContext(props.edition, host)));
