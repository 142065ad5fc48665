/** The cases of two parts of an edition for training. Internal: the public interface is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContextOf } from '#site/page-context.ts';
import { onePerEdition } from '#site/paths.ts';
import type { EditionPage } from '#site/site.ts';
import { jointCases } from '#training/data/joint.ts';

interface Props {
  readonly page: EditionPage;
}

export const getStaticPaths = onePerEdition satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { page } }) => Response.json(jointCases(pageContextOf(page)).cases);
