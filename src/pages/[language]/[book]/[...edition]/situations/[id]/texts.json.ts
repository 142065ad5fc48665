/**
 * The texts of a situation's rulings, for the questions on its page. Internal: the public interface is
 * /api/v1.
 */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContextOf } from '#site/page-context.ts';
import { onePerSituation, type DataOfSituation } from '#site/paths.ts';
import { situationTexts } from '#views/decision.ts';

export const getStaticPaths = onePerSituation satisfies GetStaticPaths;

export const GET: APIRoute<DataOfSituation> = ({ props: { page, situation } }) =>
  Response.json(situationTexts(situation, pageContextOf(page)));
