import type { APIRoute, GetStaticPaths } from 'astro';
import { situationDmn } from '#api/dmn/situation.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import { urlsOf } from '#addresses/urls.ts';
import { dataPerSituation } from '#site/paths.ts';
import { placeOf } from '#site/site.ts';

export const getStaticPaths = dataPerSituation satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition; situation: SituationDoc }> = ({ props, site: own }) => {
  const { edition, situation } = props;
  const absolute = (path: string) => (own ? new URL(path, own).href : path);
  const dmn = situationDmn(edition, situation, { urls: urlsOf(placeOf(edition, true)), absolute });
  return new Response(dmn, { headers: { 'content-type': 'application/xml' } });
};
