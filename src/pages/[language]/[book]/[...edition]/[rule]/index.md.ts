import type { APIRoute, GetStaticPaths } from 'astro';
import { ruleMarkdown } from '#api/markdown/rule.ts';
import { rulesIn } from '#library/named.ts';
import type { Edition, RuleDoc } from '#library/types.ts';
import { markdown, twinContext, twinsOf } from '#site/twins.ts';

export const getStaticPaths = (() => twinsOf('rule', rulesIn)) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition; thing: RuleDoc }> = ({ props, site: host }) =>
  markdown(ruleMarkdown(props.thing, twinContext(props.edition, host)));
