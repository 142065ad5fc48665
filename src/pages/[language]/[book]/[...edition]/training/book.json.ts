/** The list of what can be trained in an edition. No interface: that is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { hereOf } from '#site/here.ts';
import { onePerEdition } from '#site/paths.ts';
import type { EditionPage } from '#site/site.ts';
import { trainedBook } from '#training/data/trained.ts';

interface Props {
  readonly page: EditionPage;
}

export const getStaticPaths = onePerEdition satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { page } }) => Response.json(trainedBook(hereOf(page)));
