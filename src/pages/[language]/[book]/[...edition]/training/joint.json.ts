/** The cases of two parts of an edition for training. Internal: the public interface is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContextOf } from '#site/page-context.ts';
import { onePerEdition, type PageOfEdition } from '#site/paths.ts';
import { jointCases } from '#training/data/joint.ts';

export const getStaticPaths = onePerEdition satisfies GetStaticPaths;

export const GET: APIRoute<PageOfEdition> = ({ props: { page } }) =>
  Response.json(jointCases(pageContextOf(page)).cases);
