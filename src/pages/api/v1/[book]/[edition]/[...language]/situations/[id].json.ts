import type { APIRoute, GetStaticPaths } from 'astro';
import { base } from '#addresses/base.ts';
import { situationJson } from '#api/situation.ts';
import { editionsInAll } from '#library/in-language.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import { dataParams } from '#site/paths.ts';
import { plainJson } from '#site/plain-json.ts';
import { site } from '#site/site.ts';

export const getStaticPaths = (() =>
  editionsInAll(site()).flatMap((edition) =>
    edition.situations.map((situation) => ({
      params: { ...dataParams(edition), id: situation.id },
      props: { edition, situation },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition; situation: SituationDoc }> = ({ props }) =>
  plainJson(situationJson(props.edition, props.situation, base));
