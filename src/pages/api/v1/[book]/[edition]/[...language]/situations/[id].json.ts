import type { APIRoute, GetStaticPaths } from 'astro';
import { base } from '#addresses/base.ts';
import { situationJson } from '#api/situation.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import { dataPerSituation } from '#site/paths.ts';
import { plainJson } from '#site/plain-json.ts';

export const getStaticPaths = dataPerSituation satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition; situation: SituationDoc }> = ({ props }) =>
  plainJson(situationJson(props.edition, props.situation, base));
