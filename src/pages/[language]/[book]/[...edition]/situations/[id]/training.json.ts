/** The data of a situation for its training cases. Internal: the public interface is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import type { SituationDoc } from '#library/types.ts';
import { pageContextOf } from '#site/page-context.ts';
import { onePerSituation } from '#site/paths.ts';
import type { EditionPage } from '#site/site.ts';
import { trainedSituation } from '#training/data/trained.ts';

interface Props {
  readonly page: EditionPage;
  readonly situation: SituationDoc;
}

export const getStaticPaths = onePerSituation satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { page, situation } }) =>
  Response.json(trainedSituation(situation, pageContextOf(page)));
