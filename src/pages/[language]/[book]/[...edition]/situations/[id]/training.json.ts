/** The data of a situation for its training cases. Internal: the public interface is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContextOf } from '#site/page-context.ts';
import { onePerSituation, type DataOfSituation } from '#site/paths.ts';
import { trainedSituation } from '#training/data/trained.ts';

export const getStaticPaths = onePerSituation satisfies GetStaticPaths;

export const GET: APIRoute<DataOfSituation> = ({ props: { page, situation } }) =>
  Response.json(trainedSituation(situation, pageContextOf(page)));
