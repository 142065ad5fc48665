import type { APIRoute, GetStaticPaths } from 'astro';
import { situationDmn } from '#api/dmn/situation.ts';
import { editionsInAll } from '#library/in-language.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import { urlsOf } from '#addresses/urls.ts';
import { dataParams } from '#site/paths.ts';
import { placeOf, site } from '#site/site.ts';

export const getStaticPaths = (() =>
  editionsInAll(site()).flatMap((edition) =>
    edition.situations.map((situation) => ({
      params: { ...dataParams(edition), id: situation.id },
      props: { edition, situation },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition; situation: SituationDoc }> = ({ props, site: own }) => {
  const { edition, situation } = props;
  const absolute = (path: string) => (own ? new URL(path, own).href : path);
  const dmn = situationDmn(edition, situation, { urls: urlsOf(placeOf(edition, true)), absolute });
  return new Response(dmn, { headers: { 'content-type': 'application/xml' } });
};
