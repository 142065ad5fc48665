import type { APIRoute, GetStaticPaths } from 'astro';
import { situationJson } from '#api/situation.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import { site } from '#site/site.ts';

export const getStaticPaths = (() =>
  site().books.flatMap(({ id: book, editions }) =>
    editions.flatMap((edition) =>
      edition.situations.map((situation) => ({
        params: { book, edition: edition.id, id: situation.id },
        props: { edition, situation },
      })),
    ),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition; situation: SituationDoc }> = ({ props }) =>
  Response.json(situationJson(props.edition, props.situation));
