/** What a situation's rulings say, for the questions on its page. No interface: that is /api/v1. */
import type { APIRoute } from 'astro';
import type { SituationDoc } from '#library/types.ts';
import { hereOf } from '#site/here.ts';
import { onePer } from '#site/paths.ts';
import type { EditionPage } from '#site/site.ts';
import { situationTexts } from '#views/decision.ts';

interface Props {
  readonly page: EditionPage;
  readonly thing: SituationDoc;
}

export const getStaticPaths = () =>
  onePer('id', ({ edition }) => edition.situations.map((situation) => ({ slug: situation.id, thing: situation })));

export const GET: APIRoute<Props> = ({ props: { page, thing } }) => Response.json(situationTexts(thing, hereOf(page)));
